/** The shipped files, read once for all tests of a file. */
import { readFileSync } from 'node:fs';
import { ontologyOf } from '../../lib/semantics/ontology.ts';
import { readOntology } from '../../lib/semantics/read-ontology.ts';
import { readWordNet } from '../../lib/semantics/wordnet-file.ts';

const shipped = (name: string) => new URL(`../../public/${name}`, import.meta.url);

export const WORDNET_BYTES: Uint8Array = readFileSync(shipped('wordnet/nouns-and-verbs.bin'));
export const wordnet = readWordNet(WORDNET_BYTES);
export const generalText = readFileSync(shipped('ontologies/general.txt'), 'utf8');
export const general = ontologyOf(readOntology(generalText), wordnet);

/** The paper's kind of ontology: one domain. */
export const music = ontologyOf(
  readOntology(`music
    musical instrument
        string instrument [stringed instrument]
        wind instrument
        percussion instrument
    composition
        opera
        symphony
    musician
        singer
`),
  wordnet,
);
