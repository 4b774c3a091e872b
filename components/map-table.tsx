import type { PictureNode } from '../lib/model/map-picture.ts';
import { say } from '../lib/say.ts';

/** The map for those who cannot see it, or would rather read. */
export function MapTable(props: { nodes: PictureNode[]; onList(node: number): void }) {
  const { nodes, onList } = props;
  return (
    <details class="small">
      <summary>{say('mapAsTable')}</summary>
      <div class="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">{say('mapColumnPlace')}</th>
              <th scope="col">{say('mapColumnIn')}</th>
              <th scope="col">{say('mapColumnOut')}</th>
              <th scope="col">{say('mapColumnUnsure')}</th>
              <th scope="col">{say('mapColumnOpened')}</th>
              <th scope="col">{say('mapColumnCrossing')}</th>
            </tr>
          </thead>
          <tbody>
            {nodes.map(({ node, title, words, crossing }, i) => (
              <tr key={`${node.kind} ${title}`}>
                <th scope="row">
                  <button type="button" class="link" title={words} onClick={() => onList(i)}>
                    <bdi>{title}</bdi>
                  </button>
                </th>
                {[node.in, node.out, node.unsure, node.opened, crossing].map((count, column) => (
                  <td key={`${column}`}>{count.toLocaleString()}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
