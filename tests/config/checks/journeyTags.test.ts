import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'tests/e2e';
/** The screens that a journey is for, and the runs that include it. */
const allowedTags = ['@phone', '@desktop', '@core', '@night'];
const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.spec.ts'));

/** Keywords of structured data look like tags. */
const keywords = ['@graph', '@type'];

/** Package names begin with an at sign too, but contain a slash. */
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
