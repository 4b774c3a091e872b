/** All elements of a name in an XML text, by a parser that accepts nothing ill-formed. */
import { SaxesParser } from 'saxes';

export interface XmlElement {
  attributes: Record<string, string>;
  text: string;
}

export function xmlElements(xml: string, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (tag.name === name) open.push({ attributes: { ...tag.attributes }, text: '' });
  });
  parser.on('text', (text) => {
    for (const element of open) element.text += text;
  });
  parser.on('closetag', (tag) => {
    if (tag.name === name) found.push(open.pop()!);
  });
  parser.write(xml).close();
  return found;
}
