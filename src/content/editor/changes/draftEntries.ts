import type { CheckedEntry } from '../draftPage';
import { readFileText } from '../../source/readFileText';
import { isPicture, type ContentChange } from './changeSet';

export const draftEntries = (changes: readonly ContentChange[]): CheckedEntry[] =>
  changes.flatMap(({ path, text }) => {
    const file = path.replace(/^content\//, '');
    if (text === null || isPicture(path) || file.startsWith('photos/')) return [];
    const read = readFileText(file, text, new Date());
    return 'value' in read ? [{ folder: file.split('/', 1)[0] as CheckedEntry['folder'], value: read.value }] : [];
  });
