import { describe, expect, it } from 'vitest';
import { withoutPrivateWordsIn } from '../../lib/harvest/private-record.ts';
import { recordOf } from '../records.ts';
import { harvestHtml } from './harvest-html.ts';

const MAIL = 'jane.roe@mail.example';
const words = ({ features }: { features: { words: [string, number][] } }) =>
  features.words.map(([word]) => word);

describe('a record', () => {
  it('has no mail address, code or number of a person in any of its texts', async () => {
    const record = await harvestHtml(`<html lang="x-${MAIL}"><title>Mail of ${MAIL}: 482913</title>
      <meta property=og:site_name content="${MAIL}"><meta name=generator content="g ${MAIL}">
      <link rel=alternate type=application/rss+xml title="Feed of ${MAIL}" href=/feed>
      <a name="at482913">x</a><a name=good>y</a>
      <p>before ${MAIL} comes <a href=/a rel="next ${MAIL}">to ${MAIL}</a> and after it ${MAIL} too
      <p>word 4111 1111 1111 1111 word <a href=/b><img alt="${MAIL}" src=i></a>
      <p>code 4<b>8</b>2<i>9</i>13 <a href=/c>c</a> jane<wbr>.roe@mail.<b>example</b> end`);
    const all = JSON.stringify(record);

    for (const secret of ['jane', 'roe', 'mail.example', '482913', '1111']) {
      expect(all).not.toContain(secret);
    }
    expect(record.title).toBe('Mail of …: …');
    expect(record.links[0]).toMatchObject({ text: 'to …', before: 'before comes', rel: 'next …' });
    expect(record.links[0].after).toBe('and after it too');
    expect(record.features.anchors).toEqual(['good']);
    expect(withoutPrivateWordsIn(record)).toEqual(record);
  });

  it('has nothing of what is written in fields and editable texts, nor their links', async () => {
    const record = await harvestHtml(`<p>kept <div contenteditable>no <a href=/no>no</a></div>
      <div contenteditable=plaintext-only>no</div><div contenteditable=" TRUE ">no</div>
      <div contenteditable=false>shown</div><div role=textbox>no</div>
      <div role=" Combobox ">no</div>
      <output>no</output><meter>no</meter><progress>no</progress><div><option>no</option></div>
      <textarea>no</textarea><input value=no aria-label=no placeholder=no>
      <button value=no>Send</button><select aria-label=no><optgroup label=no><option>no</select>`);

    expect(words(record).sort()).toEqual(['kept', 'send', 'shown']);
    expect(record.links).toEqual([]);
  });

  it('has nothing of what is written in a field of several roles', async () => {
    const record = await harvestHtml(`<p>kept <div role="textbox presentation">no</div>
      <div role="TEXTBOX">no</div><div role="none\tSearchBox">no</div>
      <div role="presentation button">shown</div>`);

    expect(words(record).sort()).toEqual(['kept', 'shown']);
  });

  it.each([
    'CodeMirror cm-s-default',
    'editor cm-editor',
    'monaco-editor',
    'ace_editor',
    'ql-editor',
    'ProseMirror',
    'tox-edit-area',
    'ck-editor__editable',
    'DraftEditor-root',
  ])('has nothing of what is written in an editor of the class %s', async (name) => {
    const record = await harvestHtml(`<p>kept <div class="${name}"><textarea></textarea>
      <div class=lines><pre><span>no</span> <a href=/no>no</a></pre></div></div>
      <p class="editor editorial">shown`);

    expect(words(record).sort()).toEqual(['kept', 'shown']);
    expect(record.links).toEqual([]);
  });

  it('keeps a number whole where a long text is divided', async () => {
    for (let length = 2000; length < 2080; length++) {
      const text = `${'word '.repeat(400)}${'x'.repeat(length - 2000)} 4111 1111 1111 1111 end`;
      expect(words(await harvestHtml(`<p>${text}`))).not.toContain('1111');
    }
  });

  it('made by a page that left such words in is cleaned', () => {
    const record = recordOf('http://e.org/', ['http://e.org/a'], `For ${MAIL}`);
    record.links[0].before = 'call 030 1234567 now';
    record.features.words.push(['482913', 1]);
    const clean = withoutPrivateWordsIn(record);

    expect(clean.title).toBe('For …');
    expect(clean.links[0].before).toBe('call now');
    expect(words(clean)).toEqual(['museum']);
  });
});
