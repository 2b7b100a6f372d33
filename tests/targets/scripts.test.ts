import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findUnknownNames } from './findUnknownNames';

/** Names that a library checks for before use, and `resize` of the QR reader's own pictures. */
const known = new Set(['.resize()', 'URL.canParse', 'Error.captureStackTrace', 'Error.stackTraceLimit']);

test('S1-01 the scripts call nothing that a supported browser lacks', () => {
  const files = globSync('public/*.js');
  expect(files.length, 'the site is built').toBeGreaterThan(50);
  const faults = files.flatMap((file) =>
    findUnknownNames(readFileSync(file, 'utf8'))
      .filter(({ name }) => !known.has(name))
      .map(({ name, lacks }) => `${file}: ${name} is not in ${lacks.join(', ')}`),
  );
  expect(faults).toEqual([]);
});
