import { isPicture, type ContentChange, type ChangeSet } from '../../changes/changeSet';
import { computeVersion } from '../../changes/fileVersion';
import { pathFromHash } from '../../changes/entryAddress';
import { addedEntries, applyChanges, type LoadedEntry } from '../../changes/applyChanges';
import { showProblem, showRefusal } from '../notice';
import { pictureDataUrl } from '../pictureUrl';
import { withSitePictures } from '../pictureLibrary';
import { setFolderReader, watchSignIn } from '../table/folderReader';
import { openedEntries, setPublishedReader } from './editorChanges';
import { pathAsWritten, savedPaths } from './fileCase';
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
}

/** The methods to which `stageChanges` adds the others. */
export type ReadingBackend = Omit<FilesBackend, 'getEntry' | 'persistEntry' | 'deleteFiles' | 'persistMedia'>;

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
  /** Returns who published a file and when, if lists don't. */
  readAuthorship?: (path: string) => Promise<Pick<LoadedEntry['file'], 'author' | 'updatedOn'> | null>;
}

/** Decap's own message disappears after seconds. */
async function showFailure<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const lines = [(error as Error).message];
    showProblem({ title: 'Not loaded', text: 'Your changes are still in this browser.', lines });
    throw error;
  }
}

/** Shows entries with the editor's changes applied, and records the version on which each change is based. */
class ChangeStager {
  private readonly beforeDeletion = new Map<string, ContentChange | undefined>();

  constructor(
    private readonly changes: ChangeSet,
    private readonly read: Pick<StagingOptions, 'readText' | 'readPictureHash' | 'readAuthorship'>,
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

  async delete(paths: readonly string[]): Promise<void> {
    await this.changes.load();
    for (const path of paths) this.beforeDeletion.set(path, this.changes.find(path));
    await this.put(paths.map((path) => ({ path, text: null })));
  }

  /** Decap deletes the picture that an upload replaces first, so a refused upload would leave it deleted. */
  async restore(path: string): Promise<void> {
    if (this.changes.find(path)?.text !== null) return;
    const before = this.beforeDeletion.get(path);
    await this.changes.remove([path]);
    if (before) await this.changes.put([before]);
  }

  /** Returns the path of a saved form. A new file whose name is taken keeps Decap's path, and the checks report both. */
  async pathOf(path: string, text: string): Promise<string> {
    const written = pathAsWritten(path, text);
    if (written === path || openedEntries.has(path)) return path;
    if (this.changes.find(written) || (await this.read.readText(written)) !== null) return path;
    savedPaths.set(path, written);
    return written;
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
    return applyChanges(entries, this.changes.list());
  }

  async folder(folder: string, entries: LoadedEntry[]): Promise<LoadedEntry[]> {
    return [...(await this.overlay(entries)), ...addedEntries(folder, entries, this.changes.list())];
  }

  async open(path: string): Promise<LoadedEntry> {
    await this.changes.load();
    const change = this.changes.find(path);
    const text = change ? change.text : await showFailure(this.read.readText(path));
    // Decap looks for a free path for each new entry. A failing request for each would fill the browser's console.
    if (text === null) throw Object.assign(new Error(`${path} is not there.`), { status: 404 });
    const base = change ? change.base : text;
    openedEntries.set(path, { base, shown: text });
    if (base !== null) void this.recordAuthorship(path, base);
    return { data: text, file: { path, id: path } };
  }

  private async recordAuthorship(path: string, data: string): Promise<void> {
    const file = await this.read.readAuthorship?.(path).catch(() => null);
    if (file) recordVersions([{ data, file: { path, ...file } }]);
  }

  async pictures(files: MediaFile[]): Promise<MediaFile[]> {
    await this.changes.load();
    const pictures = this.changes.list().filter(({ path }) => isPicture(path));
    const rest = files.filter(({ path }) => !pictures.some((picture) => picture.path === path));
    for (const { path, id = null } of rest) openedEntries.set(path, { base: id, shown: id });
    return [...rest, ...pictures.filter(({ text }) => text !== null).map(asMediaFile)];
  }
}

/** Never resolves if the entry's form was left meanwhile, because Decap would show it in the form that is open then. */
async function openAddressed(stager: ChangeStager, path: string): Promise<LoadedEntry> {
  const before = pathFromHash(location.hash);
  const entry = await stager.open(savedPaths.get(path) ?? path);
  const now = pathFromHash(location.hash);
  const isLeft = now === null ? before === path : now !== path;
  return isLeft ? new Promise<never>(() => {}) : entry;
}

async function stageUpload(
  stager: ChangeStager,
  asset: Asset,
  { changes, createPictureChange }: StagingOptions,
): Promise<MediaFile> {
  const picture = await createPictureChange!(asset).catch(async (error: unknown) => {
    await stager.restore(asset.path);
    throw error;
  });
  await stager.put([picture]);
  return asMediaFile(changes.find(picture.path)!);
}

/** Stores an uploaded picture on the server or, without one, as a change. */
async function storeUpload(stager: ChangeStager, asset: Asset, options: StagingOptions): Promise<MediaFile> {
  const { storePicture } = options;
  const store = () => (storePicture ? stager.store(asset, storePicture) : stageUpload(stager, asset, options));
  const stored = await store().catch((error: Error) => {
    if (storePicture)
      void showProblem({
        title: 'Not stored',
        text: 'The file on your computer is unchanged.',
        lines: [error.message],
      });
    throw error;
  });
  const [shown] = await withSitePictures([stored]);
  return shown!;
}

/**
 * Wraps a backend so that edits become changes in the browser. Applies them to every file that it reads, so that lists,
 * relations and the preview include unpublished entries.
 */
export function stageChanges<T extends ReadingBackend>(backend: T, options: StagingOptions): T & FilesBackend {
  const { createPictureChange, storePicture, readText } = options;
  const listFolder = backend.entriesByFolder.bind(backend);
  const listFiles = backend.entriesByFiles.bind(backend);
  const getMedia = backend.getMedia.bind(backend);
  const stager = new ChangeStager(options.changes, options);
  setPublishedReader(readText);
  watchSignIn(backend);
  const readFolder: FilesBackend['entriesByFolder'] = async (folder, extension, depth) =>
    stager.folder(folder, await listFolder(folder, extension, depth));
  setFolderReader(readFolder);
  const wrapped: Omit<FilesBackend, 'persistMedia'> = {
    entriesByFolder: (...folder) => showFailure(readFolder(...folder)),
    entriesByFiles: async (files) => stager.overlay(await showFailure(listFiles(files))),
    getEntry: (path) => openAddressed(stager, path),
    persistEntry: async ({ dataFiles, assets }) => {
      try {
        const entries = await Promise.all(
          dataFiles.map(async ({ path, raw }) => ({ path: await stager.pathOf(path, raw), text: raw })),
        );
        const pictures = assets.map(createPictureChange ?? asPictureChange);
        await stager.put([...entries, ...(await Promise.all(pictures))]);
      } catch (error) {
        showRefusal([(error as Error).message]);
        throw error;
      }
    },
    deleteFiles: (paths) => stager.delete(paths),
    getMedia: async (folder) => withSitePictures(await stager.pictures(await showFailure(getMedia(folder)))),
  };
  const isStoring = storePicture ?? createPictureChange;
  const persistMedia = (asset: Asset) => storeUpload(stager, asset, options);
  return Object.assign(backend, wrapped, isStoring && { persistMedia }) as T & FilesBackend;
}
