import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentenceShape, splitIntoSentences } from './sentenceShape';

describe('sentences of one shape', () => {
  test.each([
    ['other nouns', 'Walnut shell, a little cardamom, and a slow draw', 'Diesel, a little quince, and an old friend'],
    ['more words in a row', 'Sage and thyme', 'Garden sage and fresh thyme'],
    ['another preposition', 'Pomelo over hay', 'Yuzu under oak'],
    ['other capitals and quotation marks', '“Juniper?” “Only with nutmeg.”', 'Larch? Just with lime.'],
    ['another number', '3 lemons per drum', '12 lemons per drum'],
    ['a word with an apostrophe', 'Lemon’s on top', 'Lemon on top'],
  ])('have %s', (_, a, b) => {
    expect(sentenceShape(a)).toBe(sentenceShape(b));
  });
});

describe('sentences of two shapes differ in', () => {
  test.each([
    ['their number of parts', 'Sage. Soil.', 'Sage. Soil. Tea.'],
    ['the marks between parts', 'Sage, soil', 'Sage; soil'],
    ['how they begin', 'For old friends: sage', 'Old friends: sage'],
    ['a question', 'Sage on soil?', 'Sage on soil'],
    ['a pronoun', 'Sage for friends', 'Sage for you'],
    ['a verb', 'The sage is soil', 'The sage soil'],
    ['a number', 'One of sage', '1 of sage'],
  ])('%s', (_, a, b) => {
    expect(sentenceShape(a)).not.toBe(sentenceShape(b));
  });
});

test.each([
  ['L’arôme du sapin, avec une pointe de sel', 'Article word Article word, Preposition Article word Preposition word'],
  ['« Qui veut de l’orge? »', 'Pronoun word Preposition Article word? '],
])('names the parts of “%s” in French', (text, shape) => {
  expect(sentenceShape(text, 'fr')).toBe(shape);
});

test('names the parts of a sentence in their order', () => {
  expect(sentenceShape('Kerosene, a little fir needle, and old friends')).toBe('word, Article word, Conjunction word');
  expect(sentenceShape('')).toBe('');
});

test.each([
  ['one sentence', 'Sage on soil', ['Sage on soil']],
  ['three marks', 'Sage? Soil! Tea.', ['Sage?', 'Soil!', 'Tea.']],
  ['quotations', '“Sage?” “Soil.”', ['“Sage?”', '“Soil.”']],
  ['a decimal', 'Keep to 2.4 volts. Then stop.', ['Keep to 2.4 volts.', 'Then stop.']],
])('splits %s', (_, text, sentences) => {
  expect(splitIntoSentences(text)).toEqual(sentences);
});

test('nothing is lost between sentences', () => {
  fc.assert(fc.property(fc.string(), (text) => splitIntoSentences(text).join(' ') === text));
});
