import type { MapPicture, PictureNode } from '../lib/model/map-picture.ts';
import { say, sayNumber } from '../lib/say.ts';
import { MapLinks } from './map-links.tsx';

/** The map for those who cannot see it, or would rather read. */
export function MapTable(props: { picture: MapPicture; onList(node: number): void }) {
  const { nodes, links } = props.picture;
  return (
    <>
      <details class="small">
        <summary>{say('mapAsTable')}</summary>
        <Nodes nodes={nodes} onList={props.onList} />
      </details>
      <details class="small">
        <summary>{say('mapLinks')}</summary>
        <MapLinks nodes={nodes} links={links} />
      </details>
    </>
  );
}

function Nodes({ nodes, onList }: { nodes: PictureNode[]; onList(node: number): void }) {
  return (
    <div class="wide">
      <table class="map-nodes">
        <caption class="unseen">{say('mapNodes')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('mapColumnPlace')}</th>
            <th scope="col" class="text">
              {say('mapColumnKind')}
            </th>
            <th scope="col">{say('mapColumnIn')}</th>
            <th scope="col">{say('mapColumnOut')}</th>
            <th scope="col">{say('mapColumnUnsure')}</th>
            <th scope="col">{say('mapColumnOpened')}</th>
            <th scope="col">{say('mapColumnCrossing')}</th>
          </tr>
        </thead>
        <tbody>
          {nodes.map(({ node, title, kind, crossing }, i) => (
            <tr key={`${node.kind} ${title}`}>
              <th scope="row">
                <button type="button" class="link" onClick={() => onList(i)}>
                  <bdi>{title}</bdi>
                </button>
              </th>
              <td class="text">{kind}</td>
              {[node.in, node.out, node.unsure, node.opened, crossing].map((count, column) => (
                <td key={`${column}`}>{sayNumber(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
