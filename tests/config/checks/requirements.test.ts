import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const requirements = readFileSync('docs/requirements.md', 'utf8');
const listed = [...requirements.matchAll(/^- \*\*(S\d-\d{2}|D-\d{2})\*\* \S.*[.!?]$/gm)].map(([, id]) => id!);
const bullets = requirements.match(/^- /gm)?.length;

const testFiles = globSync([
  'src/**/*.test.{ts,tsx}',
  '{netlify,tools}/**/*.test.ts',
  'tests/**/*.{test,spec}.{ts,tsx}',
]);
const withoutComments = (code: string) => code.replace(/^\s*(\/\/|\/?\*).*$/gm, '');

/** Maps each id in a test to the first file that contains it. */
const named = new Map<string, string>();
for (const file of testFiles) {
  for (const [id] of withoutComments(readFileSync(file, 'utf8')).matchAll(/\b(S\d-\d{2}|D-\d{2})\b/g)) {
    if (!named.has(id)) named.set(id, file);
  }
}

describe('docs/requirements.md', () => {
  test('states each requirement once, in one sentence', () => {
    expect(listed).toHaveLength(new Set(listed).size);
    expect(listed).toHaveLength(bullets!);
  });

  test('lists every id that a test names', () => {
    expect([...named].filter(([id]) => !listed.includes(id))).toEqual([]);
  });

  test('lists no id without a test', () => {
    expect(listed.filter((id) => !named.has(id))).toEqual([]);
  });
});
