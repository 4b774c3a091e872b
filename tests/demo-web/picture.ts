/** What the little pictures of the demo web can show. */
export type Subject = keyof typeof SHAPES;

/** A flat illustration: sky, ground and one subject, coloured by `hue` (0–359). */
export function picture(subject: Subject, hue: number): string {
  const ink = `hsl(${hue} 45% 28%)`;
  const body = `hsl(${hue} 48% 58%)`;
  const sky = `hsl(${190 + (hue % 30)} 50% 90%)`;
  const ground = `hsl(${80 + (hue % 110)} 26% 74%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" role="img">
<rect width="320" height="200" fill="${sky}"/>
<circle cx="${60 + (hue % 200)}" cy="48" r="20" fill="hsl(44 90% 74%)"/>
<path d="M0 150q80-${10 + (hue % 15)} 160 0t160 0v50H0z" fill="${ground}"/>
<g fill="${body}" stroke="${ink}" stroke-width="4" stroke-linejoin="round">${SHAPES[subject]}</g>
</svg>`;
}

/** The name of a site in a coloured lozenge. */
export function logo(letter: string, colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img">
<rect x="4" y="4" width="56" height="56" rx="14" fill="${colour}"/>
<text x="32" y="45" font-family="Georgia, serif" font-size="38" \
text-anchor="middle" fill="#fff">${letter}</text>
</svg>`;
}

const SHAPES = {
  ship: '<path d="M70 140h180l-28 30H98z"/><path d="M160 30v105h70zM150 50v85H92z"/>',
  lamp: '<path d="M130 170l12-100h36l12 100z"/><path d="M134 70V46h52v24zM160 22l30 24h-60z"/>',
  bell:
    '<path d="M160 34c46 0 40 70 66 96H94c26-26 20-96 66-96z"/>' +
    '<circle cx="160" cy="144" r="12"/>',
  bowl: '<path d="M80 90h160c0 50-36 78-80 78s-80-28-80-78z"/><path d="M130 168h60v10h-60z"/>',
  jug:
    '<path d="M120 60h70c-6 30 22 44 22 76 0 22-18 34-57 34s-57-12-57-34c0-32 28-46 22-76z"/>' +
    '<path d="M200 76c44-6 44 56 8 58" fill="none"/>',
  loaf:
    '<path d="M70 150c-14-60 40-84 90-84s104 24 90 84z"/><path d="M120 92l16 36M156 84l16 ' +
    '40M192 86l14 34" fill="none"/>',
  cake:
    '<path d="M84 96h152v66H84z"/><path d="M84 96c30-40 122-40 152 0-20 22-38-8-58 8-18 ' +
    '14-40-14-58 2-16 12-24 2-36-10z"/>',
  leaf:
    '<path d="M160 176c-70-30-70-100 0-146 70 46 70 116 0 146z"/>' +
    '<path d="M160 60v116M160 100l-26-18M160 100l26-18M160 132l-30-20M160 132l30-20" ' +
    'fill="none"/>',
  moss:
    '<path d="M70 168c10-60 20-60 30 0 12-90 24-90 34 0 12-70 22-70 32 0 12-100 26-100 36 0 ' +
    '12-62 24-62 40 0z"/>',
  bird:
    '<path d="M84 110c20-50 80-56 104-20l44-14-28 40c-8 40-84 50-120-6z"/>' +
    '<circle cx="196" cy="86" r="5"/><path d="M140 140v32M160 142v30" fill="none"/>',
  crab:
    '<ellipse cx="160" cy="124" rx="60" ry="36"/><path d="M104 108L70 74l34-8zM216 ' +
    '108l34-34-34-8zM112 150l-24 24M208 150l24 24" />',
  tower:
    '<path d="M120 172V70h80v102zM112 70h96L160 26z"/><path d="M150 172v-34h20v34M144 ' +
    '92h32v22h-32z" fill="#fff8"/>',
  clock:
    '<circle cx="160" cy="104" r="64"/><path d="M160 62v42l30 18" fill="none"/>' +
    '<path d="M132 176l10-12h36l10 12z"/>',
  book:
    '<path d="M160 70c-30-20-60-20-84-10v96c24-10 54-10 84 10 30-20 60-20 ' +
    '84-10V60c-24-10-54-10-84 10z"/><path d="M160 70v96" fill="none"/>',
  plan:
    '<path d="M70 50h180v116H70z"/><path d="M70 120c50-50 90 30 180-30M110 50v116M190 50v116" ' +
    'fill="none"/>',
  rope:
    '<path d="M90 60c80-40 160 20 140 60s-130 40-130 10 80-40 100-10-20 56-80 50" fill="none" ' +
    'stroke-width="14"/>',
  lantern:
    '<path d="M122 70h76v90h-76z"/><path d="M112 70h96l-20-26h-56zM112 160h96v12h-96z"/>' +
    '<path d="M160 138c-22-16 0-30 0-46 0 16 22 30 0 46z" fill="#ffe9a8"/>',
} as const;
