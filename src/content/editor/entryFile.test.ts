import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFolders, type ContentFolder } from '../contentFolders';
import { entryFaults, readEntry, writeEntry, type Entry } from './entryFile';

const battery = readFileSync('content/products/battery.json', 'utf8');
const changed = (
  change: (entry: Record<string, never>) => void,
  folder: ContentFolder = 'products',
  text = battery,
) => {
  const entry = readEntry(text);
  change(entry as never);
  const [before, after] = [text.split('\n'), writeEntry(folder, entry).split('\n')];
  return after.filter((line) => !before.includes(line));
};

/** What the editor's store does to fields: it keeps no order of more than a few. */
const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, shuffled(each)]),
  );
};

describe('a file that is opened and saved without a change', () => {
  test.each(Object.keys(contentFolders) as ContentFolder[])(
    'is the same, byte for byte: all of content/%s',
    (folder) => {
      const names = readdirSync(join('content', folder)).filter((name) => name.endsWith('.json'));
      expect(names.length).toBeGreaterThan(0);
      const different = names.filter((name) => {
        const text = readFileSync(join('content', folder, name), 'utf8');
        const entry = shuffled(readEntry(text)) as Entry;
        return writeEntry(folder, entry) !== text || entryFaults(folder, name.replace('.json', ''), entry).length > 0;
      });
      expect(different).toEqual([]);
    },
  );
});

describe('what a form leaves blank', () => {
  test('is left out where the field is optional', () => {
    expect(
      changed((entry) => {
        Object.assign(entry, { availabilityComingSoonDate: '' });
        Object.assign((entry as never as { title: object }).title, { enCa: '' });
      }),
    ).toEqual([]);
  });

  test('is null where the schema wants it', () => {
    expect(
      changed((entry) => {
        const [variant] = (entry as never as { variants: Record<string, unknown>[] }).variants;
        Object.assign(variant!, { grams: '', thcGrams: undefined, coaReport: { weightText: '' }, suggestedPrice: '' });
      }),
    ).toEqual(['      "suggestedPrice": null,']);
  });

  test('is not made a default that the file did not have', () => {
    const text = '{\n  "route": "terms",\n  "lead": { "en": "A" }\n}\n';
    const fill = (entry: object) => Object.assign(entry, { sections: [], questions: [], topics: [] });
    expect(changed(fill, 'pages', text)).toEqual([]);
  });

  test('stays as it was where the file has the default', () => {
    const text = '{\n  "route": "terms",\n  "sections": []\n}\n';
    expect(changed(() => {}, 'pages', text)).toEqual([]);
  });
});

test('a new entry has its fields in the order of the schema and nothing that is blank', () => {
  const brand = {
    label: { accent: '#333333', pattern: 'rings', ink: '#111111', paper: '#222222' },
    story: { en: 'A story.', enCa: '', fr: '' },
    name: 'Alder',
    slug: 'alder',
  };
  expect(writeEntry('brands', brand)).toBe(
    [
      '{',
      '  "slug": "alder",',
      '  "name": "Alder",',
      '  "story": { "en": "A story." },',
      '  "label": { "ink": "#111111", "paper": "#222222", "accent": "#333333", "pattern": "rings" }',
      '}',
      '',
    ].join('\n'),
  );
});

test('what the schema refuses is told with its field before anything is sent', () => {
  const entry = { ...readEntry(battery), publishedOn: '', slug: 'Two Words' };
  expect(entryFaults('products', 'battery', entry)).toEqual([
    {
      file: 'content/products/battery.json',
      field: 'slug',
      message: 'expected lower-case letters and digits joined by single dashes, got Two Words',
    },
    {
      file: 'content/products/battery.json',
      field: 'publishedOn',
      message: 'expected a text, but the field is missing',
    },
  ]);
});

test('a text that is no JSON opens with empty fields, and is refused when it is saved so', () => {
  const entry = readEntry('{ "slug": ');
  expect(Object.keys(entry)).toEqual(['$source']);
  expect(entryFaults('brands', 'alder', entry).map(({ field }) => field)).toContain('slug');
});
