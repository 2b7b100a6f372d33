import { pictureName } from '../changes/changeSet';
import { currentEntries, fetchEntries } from './entries';
import { pictureUrl } from './pictureUrl';

/**
 * Shows drawings as the site does, because most contain renders, and an <img> loads no other files. Decap shows any
 * other picture, such as a photo or a drawing that was published after the site was built. Not the small files of lists,
 * because Decap downloads a picture from the same address.
 */
export async function withSitePictures<T extends { path: string; displayURL?: unknown }>(files: T[]): Promise<T[]> {
  const { pictures } = await fetchEntries().catch(currentEntries);
  const known = new Set(['logo', 'mark', ...pictures.all]);
  return files.map((file) => {
    const name = pictureName(file.path);
    return file.path.endsWith('.svg') && known.has(name) ? { ...file, displayURL: pictureUrl(name) } : file;
  });
}
