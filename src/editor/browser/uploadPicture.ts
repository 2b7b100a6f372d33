import { sizeFault } from '../../content/pictures/photos/normalizePhoto';
import { processUpload, refusal, uploadFault, type Upload } from '../../content/pictures/photos/processUpload';
import type { SavedPicture } from '../api/editorApi';
import { isPicture, pictureName } from '../changes/changeSet';
import { canvasImaging } from './canvasImaging';
import { editorChanges } from './changes/editorChanges';
import { post } from './changes/localPublisher';
import { currentEntries, fetchEntries } from './entries';

interface UploadedPicture {
  path: string;
  name: string;
}

/** The pictures that somebody added in this browser. */
export interface Uploads {
  /** Rejects with a message for editors. */
  add: (file: File) => Promise<UploadedPicture & { isCutOut: boolean }>;
  /** Includes pictures that entries use. */
  list: () => readonly UploadedPicture[];
  remove: (path: string) => Promise<void>;
}

const base64Of = (bytes: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => fail(new Error('The file could not be read.')));
    reader.readAsDataURL(bytes);
  });

/** Refuses a file of a wrong size or type before it is uploaded, and one that is too large before it is read. */
async function readUpload(file: File): Promise<Upload> {
  const size = sizeFault(file.size);
  if (size) throw new Error(refusal(file.name, size));
  const upload = { file: file.name, body: new Uint8Array(await file.arrayBuffer()), isNew: true };
  const fault = await uploadFault(upload);
  if (fault) throw new Error(fault);
  return upload;
}

const storageKey = 'lumapod-uploads';

type StoredUpload = Pick<SavedPicture, 'path' | 'name' | 'id'>;

function storedUploads(): StoredUpload[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '[]') as StoredUpload[];
  } catch {
    return [];
  }
}

const storeUploads = (uploads: readonly StoredUpload[]): void =>
  localStorage.setItem(storageKey, JSON.stringify(uploads));

/** The local server stores a picture at once. This browser remembers which ones it sent. */
export const serverUploads: Uploads = {
  add: async (file) => {
    await readUpload(file);
    const path = `content/pictures/${file.name}`;
    const asset = { path, content: await base64Of(file), encoding: 'base64', isNew: true };
    const { id, isCutOut, ...saved } = await post<SavedPicture>('persistMedia', { asset });
    storeUploads([...storedUploads(), { id, path: saved.path, name: saved.name }]);
    await fetchEntries();
    return { path: saved.path, name: saved.name, isCutOut };
  },
  list: storedUploads,
  remove: async (path) => {
    const stored = storedUploads().find((each) => each.path === path);
    if (stored) await post('removeUpload', { path, base: stored.id });
    storeUploads(storedUploads().filter((each) => each.path !== path));
  },
};

/** The repository may contain pictures that were published after the site was built. */
type ReadNames = () => Promise<readonly string[]>;

interface StagedPicture extends UploadedPicture {
  isCutOut: boolean;
  text: string;
}

/** Rejects with a message for editors. */
export async function pictureForChanges(upload: Upload, readNames: ReadNames): Promise<StagedPicture> {
  const [{ pictures }, inRepository] = await Promise.all([fetchEntries(), readNames()]);
  const names = new Set(['logo', 'mark', ...pictures.all, ...inRepository]);
  const picture = await processUpload(upload, { imaging: canvasImaging, isTaken: (name) => names.has(name) });
  if ('fault' in picture) throw new Error(picture.fault);
  const { name, ending, bytes, isCutOut } = picture;
  const text = await base64Of(new Blob([new Uint8Array(bytes)]));
  return { path: `content/pictures/${name}.${ending}`, name, isCutOut, text };
}

/** Without a server, pictures are among the changes, and are published with the entries that show them. */
export const stagedUploads = (readNames: ReadNames): Uploads => ({
  add: async (file) => {
    const { text, ...saved } = await pictureForChanges(await readUpload(file), readNames);
    await editorChanges().put([{ path: saved.path, text, base: null, at: Date.now() }]);
    await fetchEntries();
    return saved;
  },
  list: () =>
    editorChanges()
      .list()
      .filter(({ path, text, base }) => isPicture(path) && text !== null && base === null)
      .map(({ path }) => ({ path, name: pictureName(path) })),
  remove: (path) => editorChanges().remove([path]),
});

/** Returns uploads that neither a published entry nor a draft mentions. */
export function unusedUploads(uploads: Uploads): UploadedPicture[] {
  const { texts, pictures } = currentEntries();
  const isMentioned = (name: string) => Object.values(texts).some((text) => text.includes(`"${name}"`));
  return uploads.list().filter(({ name }) => pictures.all.includes(name) && !isMentioned(name));
}

/** Deletes an upload unless an entry has come to use it meanwhile. */
export async function removeUnused(uploads: Uploads, path: string): Promise<void> {
  await fetchEntries();
  if (!unusedUploads(uploads).some((each) => each.path === path)) return;
  await uploads.remove(path);
  await fetchEntries();
}
