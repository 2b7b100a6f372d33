import { beforeEach, describe, expect, test, vi } from 'vitest';
import localForage from 'localforage';
import { clearFalseUnsavedMarks, offerBackupsAfterLoad, openForm } from './cmsStore';

const store = vi.hoisted(() => ({
  state: {} as Record<string, unknown>,
  told: new Set<() => void>(),
  dispatch: vi.fn<(action: { type: string }) => void>(),
}));
vi.mock('localforage', () => ({ default: { getItem: async (key: string) => `${key}: kept` } }));
vi.mock('decap-cms-core', () => ({ DecapCmsCore: {} }));
vi.mock('decap-cms-core/dist/esm/actions/entries', () => ({}));
vi.mock('decap-cms-core/dist/esm/redux', () => ({
  store: {
    getState: () => store.state,
    subscribe: (listener: () => void) => {
      store.told.add(listener);
      return () => store.told.delete(listener);
    },
    dispatch: store.dispatch,
  },
}));

const fields = (values: Record<string, string>) => ({
  toJS: () => values,
  equals: (other: { toJS: () => object }) => JSON.stringify(other.toJS()) === JSON.stringify(values),
});
const pod = (values: Record<string, string>) => {
  const entry = new Map(Object.entries({ collection: 'pods', slug: 'amber' }));
  return Object.assign(entry, { getIn: () => fields(values) });
};

const show = (values: Record<string, string>, saved: Map<string, unknown> | undefined) => {
  store.state = {
    entryDraft: new Map<string, unknown>([
      ['entry', pod(values)],
      ['hasChanged', true],
    ]),
    entries: { getIn: () => saved },
  };
  for (const listener of store.told) listener();
};

beforeEach(() => {
  store.dispatch.mockClear();
  store.told.clear();
  store.state = { entryDraft: new Map(), entries: { getIn: () => undefined } };
  clearFalseUnsavedMarks();
});

test('a form that equals its saved entry has no unsaved changes', () => {
  show({ title: 'Amber' }, new Map([['data', fields({ title: 'Amber' })]]));
  expect(store.dispatch).toHaveBeenCalledWith(expect.objectContaining({ type: 'DRAFT_CHANGE_FIELD' }));
});

test.each([
  ['the saved entry differs', new Map<string, unknown>([['data', fields({ title: 'Amber' })]])],
  ['the saved entry is still loading', new Map<string, unknown>([['isFetching', true]])],
  ['nothing was saved', undefined],
])('a changed form keeps its mark while %s', (_, saved) => {
  show({ title: 'Another' }, saved);
  expect(store.dispatch).not.toHaveBeenCalled();
});

describe('the copy of an unsaved form', () => {
  offerBackupsAfterLoad();
  const isOffered = (copy: Promise<unknown>) => Promise.race([copy, Promise.resolve('not yet')]);

  test('is offered once its entry is there, which would replace it otherwise', async () => {
    const copy = localForage.getItem('backup.pods.amber');
    await Promise.resolve();
    expect(await isOffered(copy)).toBe('not yet');
    show({ title: 'Amber' }, undefined);
    expect(await copy).toBe('backup.pods.amber: kept');
    expect(await localForage.getItem('backup.pods.amber'), 'the form is open').toBe('backup.pods.amber: kept');
  });

  test('is not offered in the form of another entry', async () => {
    const left = localForage.getItem('backup.pods.birch');
    const copy = localForage.getItem('backup.pods.amber');
    show({ title: 'Amber' }, undefined);
    expect([await left, await copy]).toEqual([null, 'backup.pods.amber: kept']);
  });

  test('is the only thing that waits', async () => {
    expect(await localForage.getItem('decap-cms-user')).toBe('decap-cms-user: kept');
  });
});

describe('a form is opened', () => {
  const birch = '#/collections/pods/entries/birch';
  const events = () => new Promise((done) => setTimeout(done, 50));
  const closeForm = () => {
    store.state = { ...store.state, entryDraft: new Map() };
    for (const listener of store.told) listener();
  };

  beforeEach(async () => {
    location.hash = '#/collections/pods/entries/amber';
    await events();
  });

  test('at once if none is open', () => {
    openForm(birch);
    expect(location.hash).toBe(birch);
  });

  test('by way of its list, once the form that is open has closed', async () => {
    show({ title: 'Amber' }, undefined);
    openForm(birch);
    await events();
    expect(location.hash).toBe('#/collections/pods');
    closeForm();
    expect(location.hash).toBe(birch);
  });

  test('not at all if somebody stays with unsaved changes', async () => {
    show({ title: 'Amber' }, undefined);
    openForm(birch);
    location.hash = '#/collections/pods/entries/amber';
    await events();
    closeForm();
    expect(location.hash).toBe('#/collections/pods/entries/amber');
  });
});
