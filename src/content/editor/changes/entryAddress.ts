import { collectionsIn, folderOf, summaryOf } from '../collections';
import { fieldsIn } from '../entryTexts';
import { contentFolders, type ContentFolder } from '../../source/contentFolders';

interface EntryAddress {
  /** 'Pod', or the name of a single file: 'Footer'. */
  kind: string;
  name: string;
  title: string;
  /** The form's address in the editor: '#/collections/pods/entries/amber'. */
  hash: string;
}

/** Returns null for a picture. The text distinguishes pods from devices. */
export function entryAddress(path: string, text: string | null): EntryAddress | null {
  const [, folder, name] = /^content\/([a-z]+)\/(.+)\.json$/.exec(path) ?? [];
  if (!folder || !name || !Object.hasOwn(contentFolders, folder)) return null;
  const fields = fieldsIn(text ?? '');
  const { collection, kind } = summaryOf(folder as ContentFolder, fields);
  const ownTitle = (fields.title as { en?: unknown } | undefined)?.en ?? fields.name;
  return {
    kind,
    name,
    title: typeof ownTitle === 'string' && ownTitle ? ownTitle : name,
    hash: `#/collections/${collection}/entries/${name}`,
  };
}

/** Returns null for pages without a content file. */
export function pathAt(hash: string): string | null {
  const [, collection, name] = /^#\/collections\/([\w-]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  return collection && name ? `content/${folderOf(collection)}/${decodeURIComponent(name)}.json` : null;
}

/** Returns the collections that list the file. A picture is in none. */
export function collectionsAt(path: string): string[] {
  const [, folder] = /^content\/([a-z]+)\//.exec(path) ?? [];
  return folder && Object.hasOwn(contentFolders, folder) ? collectionsIn(folder as ContentFolder) : [];
}
