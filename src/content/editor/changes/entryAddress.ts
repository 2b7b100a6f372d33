import { collectionsIn, folderOf, summaryOf } from '../collections';
import { fieldsIn } from '../entryTexts';
import { contentFolders, type ContentFolder } from '../../source/contentFolders';

interface EntryAddress {
  /** 'Pod', or a single file's name: 'Footer'. */
  kind: string;
  /** The name of its file. */
  name: string;
  /** The title or name that the entry gives to itself; otherwise the file's. */
  title: string;
  /** Where the editor shows its form: '#/collections/pods/entries/amber'. */
  hash: string;
}

/** The address of a content file in the editor; null for pictures. The text decides between pods and devices. */
export function entryAddress(path: string, text: string | null): EntryAddress | null {
  const [, folder, name] = /^content\/([a-z]+)\/(.+)\.json$/.exec(path) ?? [];
  if (!folder || !name || !Object.hasOwn(contentFolders, folder)) return null;
  const fields = fieldsIn(text ?? '');
  const { collection, kind } = summaryOf(folder as ContentFolder, fields);
  const own = (fields.title as { en?: unknown } | undefined)?.en ?? fields.name;
  return {
    kind,
    name,
    title: typeof own === 'string' && own ? own : name,
    hash: `#/collections/${collection}/entries/${name}`,
  };
}

/** The content file that a form at an address of the editor shows; null elsewhere. */
export function pathAt(hash: string): string | null {
  const [, collection, name] = /^#\/collections\/([\w-]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  return collection && name ? `content/${folderOf(collection)}/${decodeURIComponent(name)}.json` : null;
}

/** The collections that list the entry at a path; none for pictures. */
export function collectionsAt(path: string): string[] {
  const [, folder] = /^content\/([a-z]+)\//.exec(path) ?? [];
  return folder && Object.hasOwn(contentFolders, folder) ? collectionsIn(folder as ContentFolder) : [];
}
