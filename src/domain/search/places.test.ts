import { expect, test } from 'vitest';
import { findCity, normalizeTowns, removeWords, unknownTown } from './places';

const cities = ['Montréal', 'Phoenix', 'St. Paul', 'Reno'];

test.each([
  ['montreal', 'Montréal'],
  ['MONTRÉAL', 'Montréal'],
  ['monreal', 'Montréal'],
  ['saint paul', null],
  ['st paul', 'St. Paul'],
  ['phoenx', 'Phoenix'],
  ['hoenix', null],
  ['reno', 'Reno'],
  ['rena', null],
  ['pain', null],
  ['', null],
])('%j names the city %j', (words, city) => expect(findCity(words, cities)).toBe(city));

const town = (name: string, state: string) => ({
  name,
  states: [state],
  entry: { kind: 'place' as const, title: name, path: '/', regions: null },
});
const towns = [town('los angeles', 'california'), town('denver', 'colorado'), town('colorado springs', 'colorado')];

test.each([
  ['la delivery', 'Los Angeles delivery'],
  ['dispensary LA', 'dispensary Los Angeles'],
  ['la jolla', 'la jolla'],
  ['Denver, Colorado', 'Denver, '],
  ['colorado springs', 'colorado springs'],
  ['sf delivery', 'sf delivery'],
])('%j names towns with stores as %j', (text, normalized) => expect(normalizeTowns(text, towns)).toBe(normalized));

test.each([
  ['Rosin, 0.5 g, Los Angeles', 'los angeles', 'Rosin, 0.5 g, '],
  ['los angeles or los angeles', 'los angeles', ' or '],
  ['los', 'los angeles', 'los'],
])('%j without %j is %j', (text, name, rest) => expect(removeWords(text, name)).toBe(rest));

test.each([
  ['stores in las vegas', ['vegas'], 'las vegas'],
  ['vegas', ['vegas'], null],
  ['las cruces', [], null],
])('in %j, where %j is unknown, the unknown town is %j', (text, ignored, name) =>
  expect(unknownTown(text, ignored, ['las cruces', 'denver'])).toBe(name),
);
