/**
 * The forms under which an English word may stand in WordNet: itself, then without the endings that
 * nouns and verbs take (the rules of detachment of WordNet's own morphology), and the irregular
 * plurals one meets on the web. In the order to try them.
 */
export function baseForms(word: string): string[] {
  const forms = [word];
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) forms.push(irregular);
  for (const [ending, base] of ENDINGS) {
    if (word.length > ending.length + 1 && word.endsWith(ending)) {
      forms.push(word.slice(0, -ending.length) + base);
    }
  }
  return forms;
}

const ENDINGS = [
  ['ses', 's'],
  ['xes', 'x'],
  ['zes', 'z'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['ies', 'y'],
  ['men', 'man'],
  ['s', ''],
  ['es', 'e'],
  ['es', ''],
  ['ing', 'e'],
  ['ing', ''],
  ['ed', 'e'],
  ['ed', ''],
] as const;

const IRREGULAR = new Map(
  `children child, people person, men man, women woman, mice mouse, feet foot, teeth tooth,
   geese goose, lives life, wives wife, knives knife, wolves wolf, leaves leaf, shelves shelf,
   halves half, loaves loaf, thieves thief, oxen ox, dice die, criteria criterion,
   phenomena phenomenon, analyses analysis, crises crisis, theses thesis, bases basis,
   indices index, matrices matrix, vertices vertex, appendices appendix, fungi fungus,
   cacti cactus, stimuli stimulus, bacteria bacterium, media medium, data datum`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);
