import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOil } from '../../../tests/fixtures/contentFolder';
import type { EditorEntry } from '../entries/entryFile';
import { checkBeforeSave } from './checkBeforeSave';

const showRefusal = vi.hoisted(() => vi.fn<(lines: string[]) => void>());
vi.mock('./notice', () => ({ showRefusal }));

/** The form's fields, as Decap passes them. */
const fieldsOf = (data: object): ReturnType<typeof checkBeforeSave> => ({
  toJS: () => data as EditorEntry,
  set: (key, value) => fieldsOf({ ...data, [key]: value }),
});

const save = (collection: string, data: object): EditorEntry =>
  checkBeforeSave({
    entry: { get: (key) => (key === 'collection' ? collection : ''), getIn: () => fieldsOf(data) },
  }).toJS();

beforeEach(() => showRefusal.mockClear());

describe('an incomplete draft is saved', () => {
  test.each([
    ['with nothing but the name of its file', 'brands', { slug: 'half' }],
    ['with empty texts and lists', 'pods', { productType: 'oil', slug: 'half', title: { en: '' }, variants: [] }],
    ['with a size that has no values', 'pods', { ...buildOil(), variants: [{ id: '', title: { en: '' } }] }],
    [
      'with fewer highlights than it needs',
      'devices',
      { productType: 'devices', slug: 'half', highlights: [{ en: 'One' }] },
    ],
    ['with a link that leads nowhere yet', 'navigation', { items: [{ title: { en: 'Shop' }, target: {} }] }],
    ['with half a moment', 'brands', { slug: 'half', publishAt: { day: '2027-05-06', time: '', timezone: '' } }],
  ])('%s', (_, collection, data) => {
    expect(save(collection, data)).toMatchObject(data);
    expect(showRefusal).not.toHaveBeenCalled();
  });

  test('with a permanent id of its own', () => {
    expect(save('pods', { productType: 'oil', slug: 'half' }).originalId).toMatch(/^[0-9a-f]{16}$/);
  });
});

test('a wrong value is refused, and named', () => {
  expect(() => save('brands', { slug: 'half', label: { ink: 'red' } })).toThrow('label.ink');
  expect(showRefusal).toHaveBeenCalledExactlyOnceWith([
    expect.stringContaining('content/brands/half.json · label.ink'),
  ]);
});

test('only the name of the file is needed', () => {
  expect(() => save('batches', { status: 'released' })).toThrow('Batch number names the file');
  expect(() => save('brands', { name: 'Half' })).toThrow('Every other field may wait.');
});
