import { folderCollections, collectionFolder, entrySummary } from '../forms/collections';
import { parseFields } from '../entries/entryTexts';
import { contentFolders, type ContentFolder } from '../../content/source/contentFolders';

interface EntryAddress {
  /** 'Pod', or the name of a single file: 'Footer'. */
  kind: string;
  /** 'Pods', or the name of a single file. */
  list: string;
  name: string;
  title: string;
  /** The form's address in the editor: '#/collections/pods/entries/amber'. */
  hash: string;
}

/** Also reads invalid JSON. */
const productType = (text: string): string | undefined => /"productType"\s*:\s*"(\w+)"/.exec(text)?.[1];

/** Returns null for a picture. The text distinguishes pods from devices. */
export function entryAddress(path: string, text: string | null): EntryAddress | null {
  const [, folder, name] = /^content\/([a-z]+)\/(.+)\.json$/.exec(path) ?? [];
  if (!folder || !name || !Object.hasOwn(contentFolders, folder)) return null;
  const fields: Record<string, unknown> = { productType: productType(text ?? ''), ...parseFields(text ?? '') };
  const { collection, kind, list } = entrySummary(folder as ContentFolder, fields);
  const ownTitle = (fields.title as { en?: unknown } | undefined)?.en ?? fields.name;
  return {
    kind,
    list,
    name,
    title: typeof ownTitle === 'string' && ownTitle ? ownTitle : name,
    hash: `#/collections/${collection}/entries/${name}`,
  };
}

/** Returns null for pages without a content file. */
export function pathFromHash(hash: string): string | null {
  const [, collection, name] = /^#\/collections\/([\w-]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  return collection && name ? `content/${collectionFolder(collection)}/${decodeURIComponent(name)}.json` : null;
}

/** Returns the collections that list the file. A picture is in none. */
export function collectionsContaining(path: string): string[] {
  const [, folder] = /^content\/([a-z]+)\//.exec(path) ?? [];
  return folder && Object.hasOwn(contentFolders, folder) ? folderCollections(folder as ContentFolder) : [];
}
