import { contentFolders, type ContentFolder } from '../../../src/content/source/contentFolders';

export interface ContentPath {
  folder: ContentFolder | 'pictures';
  name: string;
  file: string;
}

const named = /^content\/([a-z]+)\/([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)\.(json|svg|jpg|png)$/;

/** Null unless it is a content file or picture. Names have no dots or slashes, so the path cannot leave the folder. */
export function contentPath(path: unknown): ContentPath | null {
  const [, folder, name, ending] = (typeof path === 'string' && named.exec(path)) || [];
  if (!folder || !name || name.length > 120) return null;
  const isKnown = ending === 'json' ? Object.hasOwn(contentFolders, folder) : folder === 'pictures';
  return isKnown ? { folder: folder as ContentPath['folder'], name, file: `${folder}/${name}.${ending}` } : null;
}

/** 'content/products' → 'products'. Null for anything but a folder of JSON files. */
export function contentFolder(path: unknown): ContentFolder | null {
  const [, folder] = (typeof path === 'string' && /^\/?content\/([a-z]+)\/?$/.exec(path)) || [];
  return folder && Object.hasOwn(contentFolders, folder) ? (folder as ContentFolder) : null;
}
