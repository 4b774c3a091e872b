import type { PictureLink, PictureNode } from '../lib/model/map-picture.ts';
import { say, sayNumber } from '../lib/say.ts';

/** The map's lines in words, each direction by itself, the strongest first. */
export function MapLinks({ nodes, links }: { nodes: PictureNode[]; links: PictureLink[] }) {
  return (
    <table class="map-links">
      <caption class="unseen">{say('mapLinks')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('mapColumnFrom')}</th>
          <th scope="col">{say('mapColumnTo')}</th>
          <th scope="col">{say('mapColumnLinks')}</th>
          <th scope="col">{say('mapColumnAcross')}</th>
        </tr>
      </thead>
      <tbody>
        {directed(links).map(({ from, to, strength, crosses }) => (
          <tr key={`${from} ${to} ${crosses}`}>
            <th scope="row">
              <bdi>{nodes[from].title}</bdi>
            </th>
            <td>
              <bdi>{nodes[to].title}</bdi>
            </td>
            <td>{sayNumber(strength)}</td>
            <td>{say(crosses ? 'mapYes' : 'mapNo')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function directed(links: readonly PictureLink[]) {
  return links
    .flatMap(({ from, to, strength, back, crosses }) => [
      { from, to, strength: strength - back, crosses },
      { from: to, to: from, strength: back, crosses },
    ])
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength);
}
