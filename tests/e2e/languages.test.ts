/** Ambit in the language of the browser. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesIn } from '../catalogue.ts';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { Ambit } from './harness/chromium.ts';
import { pictures } from './harness/pictures.ts';
import { panelFor } from './harness/side-panel.ts';

const [museum] = DEMO_SITES;

describe.each(['fr', 'de'])('in a browser that speaks %s', (language) => {
  const word = messagesIn(language);
  let web: DemoWeb;
  let ambit: Ambit;
  beforeAll(async () => {
    web = await startDemoWeb();
    ambit = await Ambit.open({ port: web.port, language });
    await ambit.agree();
  });
  afterAll(async () => {
    await ambit.close();
    await web.close();
  });

  it('the popup is in that language, with the right counts', async () => {
    const tab = await ambit.visit(museum.pages[0]);
    await ambit.untilRows('pages', 1);
    await ambit.visit(museum.pages[1], tab);
    await ambit.untilRows('pages', 2);
    await ambit.untilRows('todo', 0);
    const popup = await ambit.popupFor(tab);
    await popup.getByRole('region', { name: word('whereSiteIs') }).waitFor();
    await popup.getByText(word('recStored')).waitFor();

    expect(await popup.locator('html').getAttribute('lang')).toBe(language);
    expect(await popup.locator('html').getAttribute('dir')).toBe('ltr');
    expect(await popup.locator('.summary').textContent()).toContain(
      word('pagesOpened_other', ['2']),
    );
    await pictures(popup, `popup-${language}`);
    await popup.close();
    const panel = await panelFor(ambit, tab);
    await panel.getByRole('tab', { name: word('tabExport') }).click();
    await panel.getByText(word('exportFirstLines', ['harbour-museum-urls.txt'])).waitFor();
    await pictures(panel, `panel-export-${language}`);
    await panel.close();
  });

  it('so is what the background has to say, and the welcome page', async () => {
    const { message } = (await ambit.order({
      type: 'explain',
      page: museum.pages[0],
      typed: 'two words',
    })) as { message: string };
    expect(message).toBe(word('typedSpaces'));
    const welcome = await ambit.visit(ambit.url('welcome.html'));
    await welcome.getByRole('heading', { name: word('welcomeTitle') }).waitFor();
    expect(await welcome.title()).toBe(word('welcomeTitle'));
  });
});
