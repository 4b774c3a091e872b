import { stylesheet } from '../assets.ts';
import { htmlDocument } from '../html-document.ts';
import { prose } from '../prose.ts';
import type { Site } from '../site.ts';

const ORIGIN = 'http://pages.commonground.example';
const TEXT = `
Common Ground gives clubs and choirs of the estuary a folder on this machine and otherwise
  leaves them alone. The machine stands in the cellar of the town library and is rebooted by
  whoever hears it beep.
Two groups keep pages here at present:
- [The Lantern Choir](/lantern-choir/) sings in the dark half of the year
- [The Moss Society](/moss-society/) looks closely at walls
Ask for a folder at [keyholder@commonground.example](mailto:keyholder@commonground.example).
`;

/** The landing page of a shared host; it belongs to none of the sites hosted there. */
export const commonGround: Site = {
  name: 'Common Ground',
  start: `${ORIGIN}/`,
  pages: {
    [`${ORIGIN}/`]: htmlDocument({
      title: 'Common Ground: pages for local groups',
      head: '<link rel="stylesheet" href="/ground.css">',
      body: `<main><h1>Common Ground</h1>${prose(TEXT)}</main>`,
    }),
  },
  assets: { [`${ORIGIN}/ground.css`]: stylesheet('common-ground') },
};
