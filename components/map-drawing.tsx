import { tenths as at, type MapPicture, openedRadius } from '../lib/model/map-picture.ts';

interface Props {
  picture: MapPicture;
  /** Index of the node looked at; its links stand out. */
  inspected: number | null;
}

/**
 * The map itself: boundary, links, nodes, labels. To screen readers it is a list of its nodes.
 * Looks are in site-map.css, by class; `data-node` tells who was pointed at.
 */
export function MapDrawing({ picture, inspected }: Props) {
  const { width, height, nodes, links, labels, hull } = picture;
  const touched = (isTouched: boolean): string => (isTouched ? ' map-touched' : '');
  return (
    <svg
      class={`map-drawing${inspected === null ? '' : ' map-inspecting'}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="none"
    >
      <rect class="map-ground" width={width} height={height} />
      {hull.length > 0 && (
        <polygon class="map-hull" points={hull.map(({ x, y }) => `${at(x)},${at(y)}`).join(' ')} />
      )}
      {links.map(({ from, to, crosses, width }) => (
        <line
          key={`${from} ${to} ${crosses}`}
          class={
            `map-link${crosses ? ' map-crossing' : ''}` +
            touched(from === inspected || to === inspected)
          }
          x1={at(nodes[from].x)}
          y1={at(nodes[from].y)}
          x2={at(nodes[to].x)}
          y2={at(nodes[to].y)}
          stroke-width={at(width)}
        />
      ))}
      {nodes.map((node, i) => (
        <g
          key={`${node.node.kind} ${i}`}
          id={nodeId(i)}
          class={`map-node map-${node.node.kind}`}
          data-node={i}
          role="option"
          tabIndex={-1}
          aria-selected={i === inspected}
          aria-label={node.title}
        >
          {i === inspected && (
            <circle class="map-ring" cx={at(node.x)} cy={at(node.y)} r={at(node.r + 4)} />
          )}
          <circle class="map-disc" cx={at(node.x)} cy={at(node.y)} r={at(node.r)} />
          <circle class="map-opened" cx={at(node.x)} cy={at(node.y)} r={at(openedRadius(node))} />
        </g>
      ))}
      {labels.map(({ node, x, y, text, anchor }) => (
        <text
          key={node}
          class={`map-label${touched(node === inspected)}`}
          x={at(x)}
          y={at(y)}
          text-anchor={anchor}
          direction="ltr"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

export const nodeId = (node: number): string => `map-node-${node}`;
