import { say } from '../lib/say.ts';

interface Props {
  bars: { pages: number }[];
  /** What they show, in words. */
  words: string;
  /** What stands at both ends of the line of time. */
  from: string;
  to: string;
}

const HEIGHT = 56;
const STEP = 12;
/** A few bars stay narrow. */
const LEAST_ROOM = 30;

/** Growth as small bars. The words say the same, to everybody who wants them. */
export function GrowthBars({ bars, words, from, to }: Props) {
  const most = bars.reduce((found, bar) => Math.max(found, bar.pages), 1);
  const width = Math.max(bars.length, LEAST_ROOM) * STEP;
  return (
    <figure class="growth">
      <svg
        role="img"
        aria-label={`${say('atlasGrowth')}: ${words}`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ pages }, i) => {
          const height = pages === 0 ? 1 : Math.max(3, (pages / most) * HEIGHT);
          return (
            <rect
              key={`${i}`}
              class={pages === 0 ? 'growth-none' : 'growth-bar'}
              x={i * STEP + 1}
              y={HEIGHT - height}
              width={STEP - 2}
              height={height}
            />
          );
        })}
      </svg>
      <figcaption class="small faint">
        <span class="growth-ends" aria-hidden="true">
          <span>{from}</span>
          {to !== from && <span>{to}</span>}
        </span>
        {words}
      </figcaption>
    </figure>
  );
}
