import { expect, test } from 'vitest';
import { findUnknownNames } from './findUnknownNames';

test.each([
  ['fetch(a,{signal:AbortSignal.any([b,c])})', ['AbortSignal.any']],
  ['Response.json(a)', ['Response.json']],
  ['Object.groupBy(a,b)', ['Object.groupBy']],
  ['a.toSorted()', ['.toSorted()']],
  ['new CloseWatcher', ['new CloseWatcher']],
  ['AbortSignal.timeout(1),new AbortController,[...a].sort(),a.Response.json', []],
])('in %s a browser lacks %j', (script, names) => {
  expect(findUnknownNames(script).map(({ name }) => name)).toEqual(names);
});
