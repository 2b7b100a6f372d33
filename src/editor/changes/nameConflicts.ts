import type { ContentFault } from '../../content/files/contentError';
import type { ContentChange } from './changeSet';

/** Returns a fault for each new entry whose name was taken: Decap only appends a number to its file name. */
export function nameConflicts(
  changes: readonly Pick<ContentChange, 'path' | 'text' | 'base'>[],
  exists: (path: string) => boolean,
): ContentFault[] {
  const changed = new Map(changes.map(({ path, text }) => [path, text]));
  const staysOrIsAdded = (path: string) => (changed.has(path) ? changed.get(path) !== null : exists(path));
  return changes.flatMap(({ path, text, base }) => {
    const [, start, name] = /^(content\/[a-z]+\/)(.+)-\d+\.json$/.exec(path) ?? [];
    if (!name || text === null || base !== null) return [];
    const first = `${start}${name}.json`;
    const says = new RegExp(`"(slug|id|batchId|route|originalId)": "${name}"`).test(text);
    if (!says || !staysOrIsAdded(first)) return [];
    return [{ file: path, field: '', message: `expected another name than ${name}, which is that of ${first}` }];
  });
}
