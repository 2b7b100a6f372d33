import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryChanges } from '../../../../tests/fixtures/editor/memoryChanges';
import { ChangeSet } from '../../changes/changeSet';
import { computeVersion } from '../../changes/fileVersion';
import type { LoadedEntry } from '../../changes/applyChanges';
import { stageChanges, type FilesBackend, type ReadingBackend, type StagingOptions } from './changesBackend';
import { openedEntries } from './editorChanges';
import { currentVersions, recordVersions } from './versions';

const showRefusal = vi.hoisted(() => vi.fn<(lines: string[]) => void>());
const showProblem = vi.hoisted(() => vi.fn<(notice: { lines: string[] }) => void>());
vi.mock('./changeStore', () => ({ browserStore: memoryChanges() }));
vi.mock('../notice', () => ({ showRefusal, showProblem }));

const amber = 'content/products/amber.json';
const newEntry = 'content/products/fresh.json';
const podPicture = 'content/pictures/pod.svg';
let published: Map<string, string>;
let hashes: Map<string, string>;
let open: ReturnType<typeof memoryChanges>;
let writes: unknown[];

const entry = (path: string): LoadedEntry => ({
  data: published.get(path)!,
  file: { path, id: path, author: 'Ana', updatedOn: '2026-05-06T10:00:00Z' },
});
const listed = (folder: string) => [...published.keys()].filter((path) => path.startsWith(`${folder}/`)).map(entry);

type Options = Pick<StagingOptions, 'createPictureChange' | 'storePicture' | 'readAuthorship'>;

function backend(options: Options = {}) {
  const changes = new ChangeSet(open());
  const write = async (each: unknown) => void writes.push(each);
  const plain: ReadingBackend & Partial<FilesBackend> = {
    entriesByFolder: async (folder) => listed(folder),
    entriesByFiles: async (files) => files.map(({ path }) => entry(path)),
    persistEntry: write,
    deleteFiles: write,
    persistMedia: write,
    getMedia: async () => [...hashes].map(([path, id]) => ({ path, id, name: path.replace(/^.*\//, '') })),
  };
  const readText = async (path: string) => published.get(path) ?? null;
  const readPictureHash = async (path: string) => hashes.get(path) ?? null;
  return { changes, kept: stageChanges(plain, { changes, ...options, readPictureHash, readText }) };
}

const save = (kept: FilesBackend, path: string, raw: string) =>
  kept.persistEntry({ dataFiles: [{ path, raw }], assets: [] });

beforeEach(() => {
  published = new Map([
    [amber, 'amber'],
    ['content/brands/alder.json', 'alder'],
  ]);
  hashes = new Map([[podPicture, 'hash']]);
  open = memoryChanges();
  writes = [];
  openedEntries.clear();
  showRefusal.mockClear();
  showProblem.mockClear();
  vi.stubGlobal('location', { hash: '' });
});

test('a save writes nothing, and every list and form has it, also after the browser was closed', async () => {
  const { kept } = backend();
  await save(kept, newEntry, 'fresh');
  await kept.getEntry(amber);
  await save(kept, amber, 'amber two');
  for (const { kept: each } of [{ kept }, backend()]) {
    const list = await each.entriesByFolder('content/products', 'json', 1);
    expect(list.map(({ data }) => data)).toEqual(['amber two', 'fresh']);
    expect((await each.entriesByFiles([{ path: amber }])).map(({ data }) => data)).toEqual(['amber two']);
    expect((await each.getEntry(newEntry)).data).toBe('fresh');
  }
  expect(writes).toEqual([]);
  expect((await kept.entriesByFolder('content/brands', 'json', 1)).map(({ data }) => data)).toEqual(['alder']);
});

describe('a change’s base', () => {
  test('is the text that its form was opened with, although somebody else has published since', async () => {
    const { kept, changes } = backend();
    await kept.getEntry(amber);
    published.set(amber, 'theirs');
    await kept.entriesByFolder('content/products', 'json', 1);
    await save(kept, amber, 'mine');
    expect(changes.find(amber)).toMatchObject({ text: 'mine', base: 'amber' });
  });

  test('is nothing for a new entry, and what is published for one that was never opened', async () => {
    const { kept, changes } = backend();
    await save(kept, newEntry, 'fresh');
    await save(kept, amber, 'mine');
    expect(changes.list().map(({ base }) => base)).toEqual(['amber', null]);
  });

  test('cannot be read while the server is down: the save fails and nothing is kept', async () => {
    const { kept, changes } = backend();
    published.get = () => {
      throw new Error('offline');
    };
    await expect(save(kept, amber, 'mine')).rejects.toThrow('offline');
    expect(changes.list()).toEqual([]);
  });
});

describe('two windows of a browser', () => {
  const elsewhere = (path: string, raw: string) => {
    const mine = [...openedEntries];
    openedEntries.clear();
    return save(backend().kept, path, raw).finally(() => {
      openedEntries.clear();
      for (const [each, opened] of mine) openedEntries.set(each, opened);
    });
  };

  test('do not overwrite each other’s draft, and whoever opens it again goes on from there', async () => {
    const { kept, changes } = backend();
    await kept.getEntry(amber);
    await elsewhere(amber, 'theirs');
    await expect(save(kept, amber, 'mine')).rejects.toThrow('Another window has changed');
    expect(showRefusal).toHaveBeenCalledExactlyOnceWith([expect.stringContaining(amber)]);
    expect(changes.find(amber)?.text).toBe('theirs');
    expect((await kept.getEntry(amber)).data).toBe('theirs');
    await save(kept, amber, 'theirs and mine');
    await save(kept, amber, 'more of mine');
    expect(changes.list()).toMatchObject([{ text: 'more of mine', base: 'amber' }]);
    await elsewhere(amber, 'theirs again');
    await expect(save(kept, amber, 'mine')).rejects.toThrow('Another window');
  });

  test('go on from a draft that the other has published', async () => {
    const { kept, changes } = backend();
    await save(kept, amber, 'draft');
    published.set(amber, 'draft');
    await changes.markPublished(changes.list());
    await save(kept, amber, 'draft and more');
    expect(changes.list()).toMatchObject([{ text: 'draft and more', base: 'draft' }]);
  });

  test('learn at publishing that the other has discarded the draft and a third has published', async () => {
    const { kept, changes } = backend();
    await save(kept, amber, 'draft');
    await changes.remove([amber]);
    published.set(amber, 'theirs');
    await save(kept, amber, 'draft and more');
    expect(changes.list(), 'the published text is not its base').toMatchObject([{ base: 'amber' }]);
  });
});

test('an entry that was never opened is deleted on the base of its published text, or not at all', async () => {
  const { kept, changes } = backend();
  await kept.deleteFiles([amber]);
  expect(changes.find(amber)).toMatchObject({ text: null, base: 'amber' });
  published.get = () => {
    throw new Error('offline');
  };
  await expect(kept.deleteFiles(['content/brands/alder.json'])).rejects.toThrow('offline');
  expect(changes.list()).toHaveLength(1);
});

test('a deleted entry cannot be opened', async () => {
  const { kept } = backend();
  await kept.deleteFiles([amber]);
  await expect(kept.getEntry(amber)).rejects.toMatchObject({ status: 404 });
});

test('a deleted entry is a change that leaves the lists; a new one that is deleted was never there', async () => {
  const { kept, changes } = backend();
  await save(kept, newEntry, 'fresh');
  await kept.deleteFiles([newEntry]);
  await kept.deleteFiles([amber]);
  expect(changes.list()).toMatchObject([{ path: amber, text: null, base: 'amber' }]);
  expect(await kept.entriesByFolder('content/products', 'json', 1)).toHaveLength(0);
});

describe('an uploaded picture', () => {
  const asset = { path: 'content/pictures/new.webp', toBase64: async () => 'raw' };
  const createPictureChange = async ({ path }: { path: string }) => ({
    path: path.replace('webp', 'jpg'),
    text: 'prepared',
  });

  const storePicture = vi.fn(async ({ path }: { path: string }) => ({ path, id: 'mine', name: 'pod.svg' }));
  const replacement = { path: podPicture, toBase64: async () => 'raw' };

  test('is stored at once by a server that takes it, as a new one', async () => {
    const { kept, changes } = backend({ storePicture });
    await kept.persistMedia(asset);
    expect(storePicture).toHaveBeenLastCalledWith(asset, null);
    expect(changes.list()).toEqual([]);
  });

  test('replaces the picture that the list showed, and the next one replaces that', async () => {
    const { kept, changes } = backend({ storePicture });
    await kept.getMedia();
    hashes.set(podPicture, 'theirs');
    // Decap deletes a picture before it stores the one that replaces it.
    await kept.deleteFiles([podPicture]);
    await kept.persistMedia(replacement);
    expect(storePicture).toHaveBeenLastCalledWith(replacement, 'hash');
    await kept.persistMedia(replacement);
    expect(storePicture).toHaveBeenLastCalledWith(replacement, 'mine');
    expect(changes.list(), 'the old picture is not deleted later').toEqual([]);
  });

  test('that a server refuses is named, and deletes nothing later', async () => {
    const { kept, changes } = backend({ storePicture: () => Promise.reject(new Error('pod.svg was changed.')) });
    await kept.getMedia();
    await kept.deleteFiles([podPicture]);
    await expect(kept.persistMedia(replacement)).rejects.toThrow('pod.svg was changed.');
    expect(showProblem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ lines: ['pod.svg was changed.'] }));
    expect(changes.list()).toEqual([]);
  });

  test('or a deleted one is a change of the picture that the list showed, and after publishing of what was published', async () => {
    const { kept, changes } = backend({ createPictureChange: async ({ path }) => ({ path, text: btoa('mine') }) });
    await kept.getMedia();
    hashes.set(podPicture, 'theirs');
    await kept.deleteFiles([podPicture]);
    expect(changes.find(podPicture)).toMatchObject({ text: null, base: 'hash' });
    await kept.persistMedia(replacement);
    expect(changes.find(podPicture)).toMatchObject({ text: btoa('mine'), base: 'hash' });
    const mine = await computeVersion(podPicture, btoa('mine'));
    hashes.set(podPicture, mine!);
    await changes.markPublished(changes.list());
    await kept.deleteFiles([podPicture]);
    expect(changes.find(podPicture)).toMatchObject({ text: null, base: mine });
  });

  test('is prepared and published with the other changes where no server takes it', async () => {
    const { kept, changes } = backend({ createPictureChange });
    const stored = { path: 'content/pictures/new.jpg', displayURL: 'data:image/jpeg;base64,prepared' };
    expect(await kept.persistMedia(asset)).toMatchObject(stored);
    await kept.deleteFiles(['content/pictures/pod.svg']);
    expect(changes.list()).toMatchObject([
      { path: stored.path, text: 'prepared', base: null },
      { path: podPicture, text: null, base: 'hash' },
    ]);
    expect(await kept.getMedia()).toMatchObject([stored]);
    expect(writes).toEqual([]);
  });

  test('is prepared too if it comes with an entry', async () => {
    const { kept, changes } = backend({ createPictureChange });
    await kept.persistEntry({ dataFiles: [{ path: newEntry, raw: 'fresh' }], assets: [asset] });
    expect(changes.list()).toMatchObject([{ path: 'content/pictures/new.jpg', text: 'prepared' }, { path: newEntry }]);
  });

  test('is not kept if it is refused', async () => {
    const { kept, changes } = backend({ createPictureChange: () => Promise.reject(new Error('It is blank.')) });
    await expect(kept.persistMedia(asset)).rejects.toThrow('It is blank.');
    expect(changes.list()).toEqual([]);
  });

  test.each([
    ['published', []],
    ['drafted', [{ path: podPicture, text: btoa('mine'), base: 'hash', at: 1 }]],
  ])('that is refused leaves the %s picture that it would have replaced', async (_, drafts) => {
    const { kept, changes } = backend({ createPictureChange: () => Promise.reject(new Error('It is blank.')) });
    await changes.put(drafts);
    await kept.getMedia();
    // Decap deletes a picture before it stores the one that replaces it.
    await kept.deleteFiles([podPicture]);
    await expect(kept.persistMedia(replacement)).rejects.toThrow('It is blank.');
    expect(changes.list()).toEqual(drafts);
  });

  test('is listed with its renders if the site has it as a drawing', async () => {
    const names = { all: ['pod'], photos: ['oak'] };
    vi.stubGlobal('fetch', async (path: string) => Response.json(path === '/admin/pictures.json' ? names : {}));
    hashes = new Map(['pod.svg', 'later.svg', 'mark.svg', 'oak.jpg'].map((file) => [`content/pictures/${file}`, file]));
    expect((await backend().kept.getMedia()).map(({ name, displayURL }) => [name, displayURL])).toEqual([
      ['pod.svg', '/admin/pictures/pod.svg'],
      ['later.svg', undefined],
      ['mark.svg', '/admin/pictures/mark.svg'],
      ['oak.jpg', undefined],
    ]);
  });
});

test('who published what, and when, is known from the lists', async () => {
  await backend().kept.entriesByFolder('content/products', 'json', 1);
  await vi.waitFor(() =>
    expect(currentVersions().get(amber)).toEqual({ text: 'amber', by: 'Ana', at: '2026-05-06T10:00:00Z' }),
  );
});

test.each([
  ['of another entry', '#/collections/pods/entries/birch'],
  ['of a list', '#/collections/pods'],
])('an entry that loads after its form gave way to the address %s is not shown there', async (_, next) => {
  const { kept } = backend();
  location.hash = '#/collections/pods/entries/amber';
  const late = kept.getEntry(amber);
  location.hash = next;
  expect(await Promise.race([late, new Promise((done) => setTimeout(done, 20, 'nothing'))])).toBe('nothing');
});

test('the path of a new entry is looked for while the form has another address', async () => {
  const { kept } = backend();
  location.hash = '#/collections/pods/new';
  expect((await kept.getEntry(amber)).data).toBe('amber');
});

describe('where lists don’t name authors', () => {
  const ana = { author: 'Ana', updatedOn: '2026-05-06T10:00:00Z' };
  const readAuthorship = vi.fn(async () => ana);

  test('who published an entry is known once it is open, also after the next list', async () => {
    const { kept } = backend({ readAuthorship });
    published.set(amber, 'amber of Ana');
    await kept.getEntry(amber);
    const version = { text: 'amber of Ana', by: 'Ana', at: ana.updatedOn };
    await vi.waitFor(() => expect(currentVersions().get(amber)).toEqual(version));
    recordVersions([{ data: 'amber of Ana', file: { path: amber } }]);
    expect(currentVersions().get(amber)).toEqual(version);
    recordVersions([{ data: 'newer', file: { path: amber } }]);
    expect(currentVersions().get(amber)).toEqual({ text: 'newer', by: '', at: '' });
  });

  test('it is the published text’s author, not the draft’s, and nobody is asked about a new entry', async () => {
    const { kept } = backend({ readAuthorship });
    await save(kept, amber, 'mine');
    await save(kept, newEntry, 'fresh');
    readAuthorship.mockClear();
    await kept.getEntry(newEntry);
    await kept.getEntry(amber);
    await vi.waitFor(() => expect(currentVersions().get(amber)).toMatchObject({ text: 'amber', by: 'Ana' }));
    expect(readAuthorship).toHaveBeenCalledExactlyOnceWith(amber);
  });

  test('an entry opens although its author can’t be read', async () => {
    const { kept } = backend({ readAuthorship: () => Promise.reject(new Error('GitHub can’t be reached.')) });
    expect((await kept.getEntry(amber)).data).toBe('amber');
  });
});

describe('reading that fails is shown until it is closed', () => {
  const fail = () => {
    throw new Error('No more requests');
  };

  test.each<[string, (kept: FilesBackend) => Promise<unknown>]>([
    ['a list', (kept) => kept.entriesByFolder('content/products', 'json', 1)],
    ['a single file', (kept) => kept.entriesByFiles([{ path: amber }])],
    ['a form', (kept) => kept.getEntry(amber)],
    ['the pictures', (kept) => kept.getMedia()],
  ])('%s', async (_, read) => {
    const { kept } = backend();
    published.get = fail;
    hashes[Symbol.iterator] = fail;
    await expect(read(kept)).rejects.toThrow('No more requests');
    expect(showProblem).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Not loaded', lines: ['No more requests'] }),
    );
  });

  test('but not an entry that isn’t there', async () => {
    await expect(backend().kept.getEntry(newEntry)).rejects.toMatchObject({ status: 404 });
    expect(showProblem).not.toHaveBeenCalled();
  });
});

test('a new report keeps the letters of its number in its file’s name, and none that exists is replaced', async () => {
  const { kept, changes } = backend();
  const report = (thc: number) => JSON.stringify({ batchId: 'B-9', totalThcPercent: thc });
  await save(kept, 'content/batches/b-9.json', report(60));
  expect(changes.list().map(({ path }) => path)).toEqual(['content/batches/B-9.json']);
  const opened = await kept.getEntry('content/batches/b-9.json');
  expect([opened.data, opened.file.path]).toEqual([report(60), 'content/batches/B-9.json']);
  await save(kept, 'content/batches/B-9.json', report(61));
  expect(changes.list()).toHaveLength(1);

  published.set('content/batches/C-1.json', '{}');
  await save(kept, 'content/batches/c-1.json', JSON.stringify({ batchId: 'C-1' }));
  expect(changes.find('content/batches/C-1.json'), 'somebody else’s report').toBeUndefined();
  expect(changes.find('content/batches/c-1.json')).toMatchObject({ base: null });
});
