import { isPicture, pictureName, type ContentChange } from '../changes/changeSet';
import { currentEntries } from './entries';
import { editorChanges } from './changes/editorChanges';

const types: Record<string, string> = { svg: 'svg+xml', png: 'png', jpg: 'jpeg' };

export const pictureDataUrl = ({ path, text }: Pick<ContentChange, 'path' | 'text'>): string =>
  `data:image/${types[path.replace(/^.*\./, '')] ?? 'jpeg'};base64,${text}`;

const pictureChange = (wanted: string): ContentChange | undefined =>
  editorChanges()
    .list()
    .find(({ path, text }) => text !== null && isPicture(path) && pictureName(path) === wanted);

/** Also finds unpublished pictures. Crops photos unless `isWhole`. */
export function pictureUrl(name: string, { isWhole = false } = {}): string {
  const change = pictureChange(name);
  return change ? pictureDataUrl(change) : `/admin/pictures/${name}${isWhole ? '.whole' : ''}.svg`;
}

/** Like `pictureUrl`, in a small file where the site has one. */
export const thumbnailUrl = (name: string): string =>
  (pictureChange(name) ? null : currentEntries().pictures.thumbnails?.[name]) ?? pictureUrl(name);
