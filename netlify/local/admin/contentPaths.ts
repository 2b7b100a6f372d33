import { contentFolders, type ContentFolder } from '../../../src/content/contentFolders';

/** A content file as the editor may name it; anything else is none. */
export interface ContentPath {
  folder: ContentFolder | 'pictures';
  /** Without its ending. */
  name: string;
  /** Below the content folder: 'products/battery.json'. */
  file: string;
}

const named = /^content\/([a-z]+)\/([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)\.(json|svg)$/;

/**
 * 'content/products/battery.json' → its folder and name; null for all that is no JSON file of a known folder and no drawing.
 * A path that could lead elsewhere has no form here: no dots, no slashes, no empty parts.
 */
export function contentPath(path: unknown): ContentPath | null {
  const [, folder, name, ending] = (typeof path === 'string' && named.exec(path)) || [];
  if (!folder || !name || name.length > 120) return null;
  const isKnown = ending === 'svg' ? folder === 'pictures' : Object.hasOwn(contentFolders, folder);
  return isKnown ? { folder: folder as ContentPath['folder'], name, file: `${folder}/${name}.${ending}` } : null;
}

/** 'content/products' → 'products'; null for all that is no folder of JSON files. */
export function contentFolder(path: unknown): ContentFolder | null {
  const [, folder] = (typeof path === 'string' && /^\/?content\/([a-z]+)\/?$/.exec(path)) || [];
  return folder && Object.hasOwn(contentFolders, folder) ? (folder as ContentFolder) : null;
}
