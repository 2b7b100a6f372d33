import { isPicture, type ContentChange, type ChangeSet } from '../../changes/changeSet';
import { computeVersion } from '../../changes/fileVersion';
import { addedEntries, applyChanges, type LoadedEntry } from '../../changes/applyChanges';
import { showProblem, showRefusal } from '../notice';
import { pictureDataUrl } from '../pictureUrl';
import { setFolderBackend, watchSignIn } from '../table/folderReader';
import { openedEntries, setPublishedReader } from './editorChanges';
import { recordVersions } from './versions';

export interface Asset {
  path: string;
  toBase64: () => Promise<string>;
}

export interface MediaFile {
  id?: string | undefined;
  path: string;
  name: string;
  displayURL?: unknown;
}

/** The subset of Decap's backends that signs in, and reads and writes files. */
export interface FilesBackend {
  authenticate?: (credentials: unknown) => Promise<unknown>;
  restoreUser?: (user: unknown) => Promise<unknown>;
  entriesByFolder: (folder: string, extension: string, depth: number) => Promise<LoadedEntry[]>;
  entriesByFiles: (files: { path: string; label?: string }[]) => Promise<LoadedEntry[]>;
  getEntry: (path: string) => Promise<LoadedEntry>;
  persistEntry: (entry: { dataFiles: { path: string; raw: string }[]; assets: Asset[] }) => Promise<unknown>;
  deleteFiles: (paths: string[]) => Promise<unknown>;
  getMedia: (folder?: string) => Promise<MediaFile[]>;
  persistMedia: (asset: Asset, options?: unknown) => Promise<unknown>;
  allEntriesByFolder?: (
    ...args: [folder: string, extension: string, depth: number, pattern?: RegExp]
  ) => Promise<LoadedEntry[]>;
  traverseCursor?: (cursor: unknown, action: string) => Promise<{ entries: LoadedEntry[]; cursor: unknown }>;
}

const withCursor = <T extends object>(list: T, from: object): T =>
  Object.assign(
    list,
    Object.fromEntries(Object.getOwnPropertySymbols(from).map((key) => [key, (from as Record<symbol, unknown>)[key]])),
  );

const asMediaFile = (change: ContentChange) => ({
  id: change.path,
  path: change.path,
  name: change.path.slice(change.path.lastIndexOf('/') + 1),
  displayURL: pictureDataUrl(change),
});

const asPictureChange = async (asset: Asset) => ({ path: asset.path, text: await asset.toBase64() });

export interface StagingOptions {
  changes: ChangeSet;
  /** Checks an uploaded picture and returns the change that stores it. Missing if a server stores pictures. */
  createPictureChange?: ((asset: Asset) => Promise<Pick<ContentChange, 'path' | 'text'>>) | undefined;
  /** Stores a picture immediately. Rejects unless the published picture has the hash `base`. */
  storePicture?: ((asset: Asset, base: string | null) => Promise<MediaFile>) | undefined;
  readPictureHash: (path: string) => Promise<string | null>;
  /** Returns a published text, or null if there is none. Rejects if reading fails. */
  readText: (path: string) => Promise<string | null>;
}

/** Shows entries with the editor's changes applied, and records the version on which each change is based. */
class ChangeStager {
  constructor(
    private readonly changes: ChangeSet,
    private readonly read: Pick<StagingOptions, 'readText' | 'readPictureHash'>,
  ) {}

  async put(texts: readonly { path: string; text: string | null }[]): Promise<void> {
    await this.changes.load();
    const at = Date.now();
    const expected = new Map<string, string | null>();
    const based = texts.map(async ({ path, text }): Promise<ContentChange> => {
      const opened = openedEntries.get(path);
      if (opened && !isPicture(path)) expected.set(path, opened.shown);
      const isUnseenPicture = isPicture(path) && text !== null && !opened;
      return { path, text, base: isUnseenPicture ? null : await this.baseOf(path), at };
    });
    const changes = await Promise.all(based);
    await this.changes.put(changes, expected);
    // The form stays open and continues from the saved text.
    for (const { path, text, base } of changes)
      openedEntries.set(path, { base, shown: await computeVersion(path, text) });
  }

  async store(asset: Asset, storePicture: NonNullable<StagingOptions['storePicture']>): Promise<MediaFile> {
    await this.changes.load();
    const base = openedEntries.has(asset.path) ? await this.baseOf(asset.path) : null;
    try {
      const stored = await storePicture(asset, base);
      openedEntries.set(stored.path, { base: stored.id ?? null, shown: stored.id ?? null });
      return stored;
    } finally {
      // Decap deletes the old picture before it stores a replacement. That deletion must not be published.
      await this.changes.remove([asset.path]);
    }
  }

  private async baseOf(path: string): Promise<string | null> {
    const opened = openedEntries.get(path);
    const change = this.changes.find(path);
    if (change) return change.base;
    if (opened && opened.base === opened.shown) return opened.base;
    // The change may have been published or discarded while the form was open.
    const published = await (isPicture(path) ? this.read.readPictureHash(path) : this.read.readText(path));
    return !opened || published === opened.shown ? published : opened.base;
  }

  async overlay(entries: LoadedEntry[]): Promise<LoadedEntry[]> {
    await this.changes.load();
    recordVersions(entries);
    return withCursor(applyChanges(entries, this.changes.list()), entries);
  }

  async folder(folder: string, entries: LoadedEntry[]): Promise<LoadedEntry[]> {
    return withCursor(
      [...(await this.overlay(entries)), ...addedEntries(folder, entries, this.changes.list())],
      entries,
    );
  }

  async open(path: string): Promise<LoadedEntry> {
    await this.changes.load();
    const change = this.changes.find(path);
    const text = change ? change.text : await this.read.readText(path);
    // Decap looks for a free path for each new entry. A failing request for each would fill the browser's console.
    if (text === null) throw Object.assign(new Error(`${path} is not there.`), { status: 404 });
    openedEntries.set(path, { base: change ? change.base : text, shown: text });
    return { data: text, file: { path, id: path } };
  }

  async pictures(files: MediaFile[]): Promise<MediaFile[]> {
    await this.changes.load();
    const pictures = this.changes.list().filter(({ path }) => isPicture(path));
    const rest = files.filter(({ path }) => !pictures.some((picture) => picture.path === path));
    for (const { path, id = null } of rest) openedEntries.set(path, { base: id, shown: id });
    return [...rest, ...pictures.filter(({ text }) => text !== null).map(asMediaFile)];
  }
}

function paginationMethods(backend: FilesBackend, stager: ChangeStager): Partial<FilesBackend> {
  const all = backend.allEntriesByFolder?.bind(backend);
  const traverse = backend.traverseCursor?.bind(backend);
  return {
    ...(all && {
      allEntriesByFolder: async (folder, ...rest) => stager.folder(folder, await all(folder, ...rest)),
    }),
    ...(traverse && {
      traverseCursor: async (cursor, action) => {
        const page = await traverse(cursor, action);
        return { ...page, entries: await stager.overlay(page.entries) };
      },
    }),
  };
}

/**
 * Wraps a backend so that edits become changes in the browser. Applies them to every file that it reads, so that lists,
 * relations and the preview include unpublished entries.
 */
export function stageChanges<T extends FilesBackend>(backend: T, options: StagingOptions): T {
  const { changes, createPictureChange, storePicture, readText } = options;
  const listFolder = backend.entriesByFolder.bind(backend);
  const listFiles = backend.entriesByFiles.bind(backend);
  const getMedia = backend.getMedia.bind(backend);
  const stager = new ChangeStager(changes, options);
  setPublishedReader(readText);
  watchSignIn(backend);
  const wrapped: Omit<FilesBackend, 'persistMedia'> = {
    ...paginationMethods(backend, stager),
    entriesByFolder: async (folder, extension, depth) =>
      stager.folder(folder, await listFolder(folder, extension, depth)),
    entriesByFiles: async (files) => stager.overlay(await listFiles(files)),
    getEntry: (path) => stager.open(path),
    persistEntry: async ({ dataFiles, assets }) => {
      const entries = dataFiles.map(({ path, raw }) => ({ path, text: raw }));
      try {
        const pictures = assets.map(createPictureChange ?? asPictureChange);
        await stager.put([...entries, ...(await Promise.all(pictures))]);
      } catch (error) {
        showRefusal([(error as Error).message]);
        throw error;
      }
    },
    deleteFiles: (paths) => stager.put(paths.map((path) => ({ path, text: null }))),
    getMedia: async (folder) => stager.pictures(await getMedia(folder)),
  };
  const wrappedMethods = Object.assign(
    backend,
    wrapped,
    storePicture && {
      persistMedia: async (asset: Asset) => {
        try {
          return await stager.store(asset, storePicture);
        } catch (error) {
          showProblem({
            title: 'Not stored',
            text: 'The file on your computer is unchanged.',
            lines: [(error as Error).message],
          });
          throw error;
        }
      },
    },
    createPictureChange && {
      persistMedia: async (asset: Asset) => {
        const picture = await createPictureChange(asset);
        await stager.put([picture]);
        return asMediaFile(changes.find(picture.path)!);
      },
    },
  );
  setFolderBackend(wrappedMethods);
  return wrappedMethods;
}
