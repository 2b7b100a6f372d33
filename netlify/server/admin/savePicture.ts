import type { SavedPicture } from '../../../src/editor/api/editorApi';
import { photoEndings } from '../../../src/content/pictures/photos/photoFile';
import { processUpload, type Upload } from '../../../src/content/pictures/photos/processUpload';
import { sharpImaging } from '../../../src/content/pictures/photos/sharpImaging';
import type { ContentFilesOnDisk } from './contentFilesOnDisk';
import { contentPath, type ContentPath } from './contentPaths';
import { gitBlobHash } from './gitBlobHash';
import { EditError } from './editError';

export const pictureExtensions = ['svg', ...photoEndings];

const picturePath = (name: string, ending: string): ContentPath => contentPath(`content/pictures/${name}.${ending}`)!;

const isTaken = (files: ContentFilesOnDisk, name: string): boolean =>
  ['logo', 'mark'].includes(name) || pictureExtensions.some((ending) => files.read(picturePath(name, ending)) !== null);

interface Based extends Upload {
  base?: string | null | undefined;
}

function checkBase(
  { file }: ContentPath,
  { body, base, bytes }: { body: Buffer | null; base: string | null; bytes: Uint8Array },
) {
  if (body?.equals(bytes) || (body && gitBlobHash(body)) === base) return;
  const happened = body ? (base === null ? 'added' : 'changed') : 'deleted';
  throw new EditError(
    409,
    `content/${file} was ${happened} by somebody else since you opened the pictures. Yours was not stored. Load this page again to see theirs, and upload yours again to replace it.`,
  );
}

/** Throws a 409 if somebody else has changed the picture that it replaces. */
export async function savePicture(
  files: ContentFilesOnDisk,
  { base = null, ...upload }: Based,
): Promise<Omit<SavedPicture, 'id'>> {
  const picture = await processUpload(upload, { imaging: sharpImaging, isTaken: (name) => isTaken(files, name) });
  if ('fault' in picture) throw new EditError(422, picture.fault);
  const { name, ending, bytes, isCutOut } = picture;
  const saved = picturePath(name, ending);
  // Check this last, because somebody else may save a picture while this one is processed.
  checkBase(saved, { body: files.read(saved), base, bytes });
  files.write(saved, Buffer.from(bytes));
  return { path: `content/${saved.file}`, name, isCutOut };
}
