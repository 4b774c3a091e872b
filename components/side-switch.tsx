import { ABOUT_SIDES, type AboutSide } from '../lib/model/about.ts';
import { type Plain, say, sayNumber } from '../lib/say.ts';

interface Props {
  side: AboutSide;
  /** Links on each side; null before they are counted. */
  counts: { outside: number; inside: number } | null;
  onChoose(side: AboutSide): void;
}

const NAMES: Record<AboutSide, Plain> = {
  outside: 'aboutOutside',
  inside: 'aboutInside',
  both: 'aboutBoth',
};

/** Whose links count: those of other sites, the site's own, or both. */
export function SideSwitch({ side, counts, onChoose }: Props) {
  const countOf = (one: AboutSide): number =>
    one === 'both' ? counts!.outside + counts!.inside : counts![one];
  return (
    <fieldset>
      <legend class="unseen">{say('aboutSide')}</legend>
      <div class="segments even">
        {ABOUT_SIDES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="about-side"
              value={one}
              checked={one === side}
              onChange={() => onChoose(one)}
            />
            <span>
              {say(NAMES[one])}
              {counts !== null && ` (${sayNumber(countOf(one))})`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
