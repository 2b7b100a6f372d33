import { formatFault } from '../../content/files/contentError';
import { collectionFolder } from '../forms/collections';
import { entryFaults, type EditorEntry } from '../entries/entryFile';
import { entryDraft, needsId } from './draft';
import { showRefusal } from './notice';

interface Draft {
  get: (key: 'collection' | 'slug') => string;
  getIn: (path: ['data']) => DraftData;
}
interface DraftData {
  toJS: () => EditorEntry;
  set: (key: string, value: unknown) => DraftData;
}

/** Throws if the entry fails its schema. Assigns a new product its permanent id. */
export function checkBeforeSave({ entry }: { entry: Draft }): DraftData {
  const folder = collectionFolder(entry.get('collection'));
  const data = entry.getIn(['data']);
  const given = data.toJS();
  const draft = entryDraft(folder, entry.get('slug'), given);
  const faults = entryFaults(folder, draft.name, draft.entry).map((fault) => formatFault(fault).trim());
  if (faults.length) {
    showRefusal(faults);
    throw new Error(faults.join(' — '));
  }
  return needsId(folder, given) ? data.set('originalId', draft.entry.originalId) : data;
}
