import { describe, expect, test } from 'vitest';
import { cmsCollections, type CmsCollection } from './collections';
import type { CmsField } from './fields';
import { fieldGroups, isFormOnly } from './groups';

const collections = cmsCollections();

const fieldsOf = ({ fields, files }: CmsCollection): CmsField[] => fields ?? files![0]!.fields;

/** Returns all fields at any depth, with their paths. */
const deep = (fields: readonly CmsField[], path: string): (CmsField & { path: string })[] =>
  fields
    .filter(({ name }) => !isFormOnly(name))
    .flatMap((field) => {
      const fieldPath = `${path}.${field.name}`;
      const inner = [...((field.fields ?? []) as CmsField[]), ...(field.field ? [field.field as CmsField] : [])];
      return [{ ...field, path: fieldPath }, ...deep(inner, fieldPath)];
    });

const all = collections.flatMap((collection) => deep(fieldsOf(collection), collection.name));

function grouped(fields: readonly CmsField[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let title = '';
  for (const { name, widget, label } of fields) {
    if (widget === 'group') title = label;
    else if (!isFormOnly(name)) found.set(title, [...(found.get(title) ?? []), name]);
  }
  return found;
}

describe('the form of', () => {
  const folderOf = ({ name, folder }: CmsCollection) =>
    (folder?.replace('content/', '') ?? name) as keyof typeof fieldGroups;
  const long = collections.filter((each) => fieldGroups[folderOf(each)]);

  test.each(long.map((each) => [each.name, each] as const))('%s has every field in exactly one group', (_, each) => {
    const fields = fieldsOf(each);
    const inGroups = [...grouped(fields)];
    // collections.test.ts compares the form's fields with the schema's.
    expect(inGroups.map(([title]) => title)).not.toContain('');
    const names = inGroups.flatMap(([, inside]) => inside);
    expect(new Set(names).size).toBe(names.length);
    const listed = fieldGroups[folderOf(each)]!.flatMap((group) => group.fields);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(names));
  });

  test.each(collections.map((each) => [each.name, each] as const))(
    '%s leads to its groups and is checked',
    (_, each) => {
      const [bar, ...rest] = fieldsOf(each);
      const titles = rest.filter(({ widget }) => widget === 'group').map(({ label }) => label);
      expect(bar).toMatchObject({ widget: 'formbar', titles, required: false });
    },
  );

  test('every form of more than six fields has groups', () => {
    const without = collections.filter((each) => !long.includes(each));
    for (const each of without) expect(fieldsOf(each).filter(({ name }) => !isFormOnly(name)).length).toBeLessThan(7);
  });
});

test('no group lists a field that no form has', () => {
  const groupedPaths = new Set(all.map(({ path }) => path.split('.')[1]));
  expect(
    Object.values(fieldGroups).flatMap((each) =>
      each.flatMap(({ fields }) => fields.filter((name) => !groupedPaths.has(name))),
    ),
  ).toEqual([]);
});

describe('labels and hints', () => {
  test('no label is longer than 30 letters', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ label }) => label.length > 30).map(({ label }) => label)).toEqual([]);
  });

  test('every number says its unit or meaning, and every address, id and relation what follows from it', () => {
    const needHint = all.filter(
      ({ widget, source, path }) =>
        widget === 'number' ||
        (widget === 'choice' && source !== 'pictures') ||
        /^[a-z]+\.(slug|originalId|batchId)$/.test(path),
    );
    expect(needHint.length).toBeGreaterThan(15);
    expect(needHint.filter(({ hint }) => !hint).map(({ path }) => path)).toEqual([]);
  });

  test('a hint is a sentence or two', () => {
    const hints = all.flatMap(({ hint }) => hint ?? []);
    expect(hints.filter((hint) => hint.length > 160 || !/[.]$/.test(hint))).toEqual([]);
  });
});

describe('lists', () => {
  test('are sorted at first, by fields that the form has', () => {
    for (const { name, sortable_fields, fields = [] } of collections) {
      const sorts = (sortable_fields ?? []) as { field: string; default_sort?: string }[];
      if (!fields.length) continue;
      expect([name, sorts.filter(({ default_sort }) => default_sort).length]).toEqual([name, 1]);
      for (const { field } of sorts)
        expect([...fields.map((each) => each.name), ...all.map(({ path }) => path.replace(`${name}.`, ''))]).toContain(
          field,
        );
    }
  });
});
