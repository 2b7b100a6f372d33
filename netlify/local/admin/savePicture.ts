import type { SavedPicture } from '../../../src/content/editor/editorApi';
import { photoEndings } from '../../../src/content/photos/photoFile';
import { prepareUpload, type Upload } from '../../../src/content/photos/prepareUpload';
import { sharpImaging } from '../../../src/content/photos/sharpImaging';
import type { ContentFilesOnDisk } from './contentFilesOnDisk';
import { contentPath, type ContentPath } from './contentPaths';
import { Refusal } from './refusal';

/** The files that a picture may be kept in. */
export const pictureEndings = ['svg', ...photoEndings];

const pathOf = (name: string, ending: string): ContentPath => contentPath(`content/pictures/${name}.${ending}`)!;

const isTaken = (files: ContentFilesOnDisk, name: string): boolean =>
  ['logo', 'mark'].includes(name) || pictureEndings.some((ending) => files.read(pathOf(name, ending)) !== null);

/** Checks an uploaded picture and saves it. */
export async function savePicture(files: ContentFilesOnDisk, upload: Upload): Promise<SavedPicture> {
  const picture = await prepareUpload(upload, { imaging: sharpImaging, isTaken: (name) => isTaken(files, name) });
  if ('fault' in picture) throw new Refusal(422, picture.fault);
  const { name, ending, bytes, isCutOut } = picture;
  const saved = pathOf(name, ending);
  files.write(saved, Buffer.from(bytes));
  return { path: `content/${saved.file}`, name, isCutOut };
}
