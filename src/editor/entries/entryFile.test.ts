import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFolders, type ContentFolder } from '../../content/source/contentFolders';
import { entryFaults, readEntry, writeEntry, type EditorEntry } from './entryFile';

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

/** Decap's store does not preserve the order of more than a few fields. */
const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, shuffled(each)]),
  );
};

describe('a file opened and saved without a change', () => {
  // The demo has no photos.
  const folders = (Object.keys(contentFolders) as ContentFolder[]).filter((folder) => folder !== 'photos');
  test.each(folders)('stays the same, byte for byte: all of content/%s', (folder) => {
    const names = readdirSync(join('content', folder)).filter((name) => name.endsWith('.json'));
    expect(names.length).toBeGreaterThan(0);
    const different = names.filter((name) => {
      const text = readFileSync(join('content', folder, name), 'utf8');
      const entry = shuffled(readEntry(text)) as EditorEntry;
      return writeEntry(folder, entry) !== text || entryFaults(folder, name.replace('.json', ''), entry).length > 0;
    });
    expect(different).toEqual([]);
  });
});

describe('a field left blank', () => {
  test('is omitted if optional', () => {
    expect(
      changed((entry) => {
        Object.assign(entry, { availabilityComingSoonDate: '' });
        Object.assign((entry as never as { title: object }).title, { enCa: '' });
      }),
    ).toEqual([]);
  });

  test('is null if the schema requires it', () => {
    expect(
      changed((entry) => {
        const [variant] = (entry as never as { variants: Record<string, unknown>[] }).variants;
        Object.assign(variant!, { grams: '', thcGrams: undefined, coaReport: { weightText: '' }, suggestedPrice: '' });
      }),
    ).toEqual(['      "suggestedPrice": null,']);
  });

  test('does not become a default that the file did not have', () => {
    const text = '{\n  "route": "terms",\n  "lead": { "en": "A" }\n}\n';
    const fill = (entry: object) => Object.assign(entry, { sections: [], questions: [], topics: [] });
    expect(changed(fill, 'pages', text)).toEqual([]);
  });

  test('stays unchanged if the file has the default', () => {
    const text = '{\n  "route": "terms",\n  "sections": []\n}\n';
    expect(changed(() => {}, 'pages', text)).toEqual([]);
  });
});

test('a new entry has its fields in schema order and no blank ones', () => {
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

test('schema faults are reported with their field before anything is sent', () => {
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

test('invalid JSON opens with empty fields and is rejected when saved like that', () => {
  const entry = readEntry('{ "slug": ');
  expect(Object.keys(entry)).toEqual(['$source']);
  expect(entryFaults('brands', 'alder', entry).map(({ field }) => field)).toContain('slug');
});
