import { processUpload, type Upload } from '../../content/pictures/photos/processUpload';
import { editorApi, type SavedPicture } from '../api/editorApi';
import { canvasImaging } from './canvasImaging';
import { editorChanges } from './changes/editorChanges';
import { fetchEntries } from './entries';

/** Stores a picture. It replaces `before`, which the same form stored. Rejects with a message for editors. */
export type UploadPicture = (file: File, before: SavedPicture | null) => Promise<SavedPicture>;

const base64Of = (bytes: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => fail(new Error('The file could not be read.')));
    reader.readAsDataURL(bytes);
  });

export const uploadToServer: UploadPicture = async (file) => {
  const asset = {
    path: `content/pictures/${file.name}`,
    content: await base64Of(file),
    encoding: 'base64',
    isNew: true,
  };
  const response = await fetch(editorApi, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'persistMedia', params: { asset } }),
  });
  const body = (await response.json()) as SavedPicture | { error: string };
  if ('error' in body) throw new Error(body.error);
  await fetchEntries();
  return body;
};

/** The repository may contain pictures that were published after the site was built. */
type ReadNames = () => Promise<readonly string[]>;

interface StagedPicture extends SavedPicture {
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

export const addToChanges =
  (readNames: ReadNames): UploadPicture =>
  async (file, before) => {
    const body = new Uint8Array(await file.arrayBuffer());
    const { text, ...saved } = await pictureForChanges({ file: file.name, body, isNew: true }, readNames);
    await editorChanges().put([{ path: saved.path, text, base: null, at: Date.now() }]);
    if (before) await editorChanges().remove([before.path]);
    await fetchEntries();
    return saved;
  };
