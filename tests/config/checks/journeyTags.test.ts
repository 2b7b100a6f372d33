import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'tests/e2e';
/** Screens that a journey is for, and runs that it belongs to. */
const allowedTags = ['@phone', '@desktop', '@core', '@night'];
const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.spec.ts'));

/** Keywords of structured data, which look like tags. */
const keywords = ['@graph', '@type'];

/** The tags in a file's source. Package names, which also begin with an at sign, have a slash. */
const tagsOf = (name: string) =>
  (readFileSync(join(folder, name), 'utf8').match(/(?<=['"`\s])@[\w-]+(?=['"`\s])/g) ?? []).filter(
    (tag) => !keywords.includes(tag),
  );

test('every file has a journey in npm test, or says that it only runs at night', () => {
  expect(specs.length).toBeGreaterThan(50);
  expect(specs.filter((name) => !tagsOf(name).some((tag) => tag === '@core' || tag === '@night'))).toEqual([]);
});

test('every tag is known', () => {
  const unknown = specs.flatMap((name) =>
    tagsOf(name)
      .filter((tag) => !allowedTags.includes(tag))
      .map((tag) => `${name}: ${tag}`),
  );
  expect(unknown).toEqual([]);
});
