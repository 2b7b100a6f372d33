import { isPicture, pictureName, type Change } from '../changes/changeSet';
import { editorChanges } from './changes/editorChanges';

const types: Record<string, string> = { svg: 'svg+xml', png: 'png', jpg: 'jpeg' };

/** A picture among the changes as an address that shows it. */
export const dataAddress = ({ path, text }: Pick<Change, 'path' | 'text'>): string =>
  `data:image/${types[path.replace(/^.*\./, '')] ?? 'jpeg'};base64,${text}`;

/** The address of a picture, which may not be published yet. A photo is cropped, unless all of it is asked for. */
export function pictureAddress(name: string, { isWhole = false } = {}): string {
  const change = editorChanges()
    .list()
    .find(({ path, text }) => text !== null && isPicture(path) && pictureName(path) === name);
  return change ? dataAddress(change) : `/admin/pictures/${name}${isWhole ? '.whole' : ''}.svg`;
}
