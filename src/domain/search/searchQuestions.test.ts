import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stemWord } from './words';
import { highlightParts, searchQuestions } from './searchQuestions';

const buildQuestion = (question: string, answer: string, keywords: string | null = null) => ({
  question,
  answer,
  keywords,
});

const charge = buildQuestion('How do I charge the battery?', 'With the cable.', 'charger plug usb');
const red = buildQuestion('The ring is red.', 'Below 15 percent: charge the battery.');
const report = buildQuestion('Where is the lab report of my pod?', 'On its page, under the batch.');
const store = buildQuestion('Où trouver un magasin ?', 'Près de chez vous. L’œuf est à côté.');
const all = [store, report, red, charge];

const found = (query: string) => searchQuestions(query, all);

describe('S2-22 searching the questions', () => {
  test.each<[string, string, unknown[]]>([
    ['a match in the question ranks above one in the answer', 'charge', [charge, red]],
    ['case does not matter', 'LAB REPORT', [report]],
    ['accents do not matter', 'pres ou trouver', [store]],
    ['a ligature may be typed as two letters', 'oeuf', [store]],
    ['a prefix finds the word', 'batt', [charge, red]],
    ['a plural finds the singular', 'reports', [report]],
    ['a missing letter', 'batery', [charge, red]],
    ['two letters swapped', 'reprot', [report]],
    ['a word only in the keywords', 'usb', [charge]],
    ['matching all words comes before matching any', 'lab battery report', [report, charge, red]],
    ['stop words are ignored', 'where is the lab', [report]],
    ['no match', 'zebra', []],
    ['no words', ' ?! ', []],
  ])('%s', (_, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  test('a short word is never fuzzy-matched', () => {
    expect(found('lob')).toEqual([]);
  });
});

describe('matches are highlighted', () => {
  test('as whole words, in their original spelling', () => {
    expect(highlightParts('Où trouver un magasin ?', 'magazin')).toEqual([
      { text: 'Où trouver un ', isFound: false },
      { text: 'magasin', isFound: true },
      { text: ' ?', isFound: false },
    ]);
  });

  test('the parts of any text join to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        expect(
          highlightParts(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

test('a word is compared without its plural ending', () => {
  expect(['batteries', 'capsules', 'glass', 'lieux', 'bus', 'pods'].map(stemWord)).toEqual([
    'battery',
    'capsule',
    'glass',
    'lieu',
    'bus',
    'pod',
  ]);
});
