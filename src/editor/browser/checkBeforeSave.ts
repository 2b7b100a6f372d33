import { formatFault } from '../../content/files/contentError';
import { collectionFolder, fileNameField } from '../forms/collections';
import { fieldLabel } from '../forms/labels';
import { isUnfinished } from '../entries/liveChecks';
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

function refuse(lines: string[]): never {
  showRefusal(lines);
  throw new Error(lines.join(' — '));
}

/** Throws if a value is wrong, or if the file has no name yet. What is still missing may wait. Assigns a new product its permanent id. */
export function checkBeforeSave({ entry }: { entry: Draft }): DraftData {
  const folder = collectionFolder(entry.get('collection'));
  const data = entry.getIn(['data']);
  const given = data.toJS();
  const draft = entryDraft(folder, entry.get('slug'), given);
  const key = fileNameField(folder);
  if (key && !entry.get('slug') && !given[key])
    refuse([`${fieldLabel(`${folder}.${key}`)} names the file, so a draft needs it. Every other field may wait.`]);
  const faults = entryFaults(folder, draft.name, draft.entry)
    .filter(({ field }) => !isUnfinished(draft.entry, field))
    .map((fault) => formatFault(fault).trim());
  if (faults.length) refuse(faults);
  return needsId(folder, given) ? data.set('originalId', draft.entry.originalId) : data;
}
