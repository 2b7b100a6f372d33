import { faultLine } from '../../contentError';
import { folderOf } from '../collections';
import { entryFaults, type Entry } from '../entryFile';
import { showRefusal } from './notice';

/** The part of Decap's entry that this listener uses. */
interface Draft {
  get: (key: 'collection' | 'slug') => string;
  getIn: (path: ['data']) => DraftData;
}
interface DraftData {
  toJS: () => Entry;
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => DraftData;
}

const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 16);

/** Rejects an entry that fails its schema before anything is sent, and gives a new product its permanent id. */
export function checkBeforeSave({ entry }: { entry: Draft }): DraftData {
  const collection = entry.get('collection');
  const folder = folderOf(collection);
  const given = entry.getIn(['data']);
  const data = folder === 'products' && !given.get('originalId') ? given.set('originalId', newId()) : given;
  const values = data.toJS();
  const name = entry.get('slug') || String(values.slug ?? values.batchId ?? values.id ?? values.originalId ?? 'new');
  const faults = entryFaults(folder, name, values).map((fault) => faultLine(fault).trim());
  if (faults.length) {
    showRefusal(faults);
    throw new Error(faults.join(' — '));
  }
  return data;
}
