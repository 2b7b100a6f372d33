import { isPicture, pictureName, type ContentChange } from '../changes/changeSet';
import { editorChanges } from './changes/editorChanges';

const types: Record<string, string> = { svg: 'svg+xml', png: 'png', jpg: 'jpeg' };

export const pictureDataUrl = ({ path, text }: Pick<ContentChange, 'path' | 'text'>): string =>
  `data:image/${types[path.replace(/^.*\./, '')] ?? 'jpeg'};base64,${text}`;

/** Also finds unpublished pictures. Crops photos unless `isWhole`. */
export function pictureUrl(name: string, { isWhole = false } = {}): string {
  const change = editorChanges()
    .list()
    .find(({ path, text }) => text !== null && isPicture(path) && pictureName(path) === name);
  return change ? pictureDataUrl(change) : `/admin/pictures/${name}${isWhole ? '.whole' : ''}.svg`;
}
