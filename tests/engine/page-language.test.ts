import { describe, expect, it } from 'vitest';
import { languageOfRecord } from '../../lib/engine/page-language.ts';
import { harvestHtml } from '../harvest/harvest-html.ts';

describe('languageOfRecord', () => {
  it.each([
    ['en', 'A page about the trees that stand in the forest and about their leaves'],
    ['fr', "Une page sur les arbres de la forêt, et sur leurs feuilles qui tombent à l'automne"],
    ['de', 'Eine Seite über die Bäume, die im Wald stehen, und über ihre Blätter'],
    ['ja', '森に立っている木とその葉についてのページです'],
    ['', 'Ok'],
  ])('finds %j in %s', async (language, text) => {
    expect(languageOfRecord(await harvestHtml(`<html lang=xx><p>${text}`))).toBe(language);
  });
});
