import { expect, test } from 'vitest';
import { headingFaults } from './headingFaults';

test.each([
  ['<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>', []],
  ['<h1>a</h1><h3>b</h3>', ['h3 follows h1']],
  ['<h2>a</h2>', ['h2 follows nothing']],
  ['<h1>a</h1><article><p>b</p></article>', ['an article without a heading']],
  ['<h1>a</h1><article><h2>b</h2></article>', []],
])('%s: %j', (body, expected) => {
  expect(headingFaults(`<!doctype html><title>t</title>${body}`)).toEqual(expected);
});
