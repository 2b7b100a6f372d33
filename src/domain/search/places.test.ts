import { expect, test } from 'vitest';
import { findCity } from './places';

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
