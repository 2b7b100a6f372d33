import { formatFault, type ContentFault } from '../../source/contentError';
import { faultsBetween, readTexts, type EntryTexts, type PictureNames, type ReadTexts } from '../entryTexts';
import type { ContentChange } from './changeSet';
import { applyToPictures, applyToTexts } from './applyChanges';
import { nameConflicts } from './nameConflicts';

export interface CheckSources {
  texts: EntryTexts;
  pictures: PictureNames;
}

function readAll(texts: EntryTexts, now: Date): ReadTexts {
  const steps = readTexts(texts, now);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function inspect({ texts, pictures }: CheckSources, changes: readonly ContentChange[], now: Date): ContentFault[] {
  const read = readAll(applyToTexts(texts, changes), now);
  return [...read.faults, ...faultsBetween(read, applyToPictures(pictures, changes))];
}

/** Returns the faults that changes would cause in their own files and in others. Each would fail the build. */
export function checkChanges(sources: CheckSources, changes: readonly ContentChange[], now: Date): ContentFault[] {
  const taken = nameConflicts(changes, (path) => path.replace(/^content\//, '') in sources.texts);
  if (taken.length) return taken;
  const before = new Set(inspect(sources, [], now).map(formatFault));
  return inspect(sources, changes, now).filter((fault) => !before.has(formatFault(fault)));
}
