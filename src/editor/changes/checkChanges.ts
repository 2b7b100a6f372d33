import { formatFault, type ContentFault } from '../../content/files/contentError';
import {
  crossEntryFaults,
  parseEntries,
  type EntryTexts,
  type PictureNames,
  type ParsedEntries,
} from '../entries/entryTexts';
import type { ContentChange } from './changeSet';
import { applyToPictures, applyToTexts } from './applyChanges';
import { nameConflicts } from './nameConflicts';

export interface CheckSources {
  texts: EntryTexts;
  pictures: PictureNames;
}

function readAll(texts: EntryTexts, now: Date): ParsedEntries {
  const steps = parseEntries(texts, now);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function inspect({ texts, pictures }: CheckSources, changes: readonly ContentChange[], now: Date): ContentFault[] {
  const read = readAll(applyToTexts(texts, changes), now);
  return [...read.faults, ...crossEntryFaults(read, applyToPictures(pictures, changes))];
}

/** Returns the faults that changes would cause in their own files and in others. Each would fail the build. */
export function checkChanges(sources: CheckSources, changes: readonly ContentChange[], now: Date): ContentFault[] {
  const conflicts = nameConflicts(changes, (path) => path.replace(/^content\//, '') in sources.texts);
  if (conflicts.length) return conflicts;
  const before = new Set(inspect(sources, [], now).map(formatFault));
  return inspect(sources, changes, now).filter((fault) => !before.has(formatFault(fault)));
}
