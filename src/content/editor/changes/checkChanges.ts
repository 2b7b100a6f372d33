import { faultLine, type ContentFault } from '../../source/contentError';
import { faultsBetween, readTexts, type EntryTexts, type PictureNames, type ReadTexts } from '../entryTexts';
import type { Change } from './changeSet';
import { changedPictures, changedTexts } from './overlay';
import { takenNames } from './takenNames';

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

function inspect({ texts, pictures }: CheckSources, changes: readonly Change[], now: Date): ContentFault[] {
  const read = readAll(changedTexts(texts, changes), now);
  return [...read.faults, ...faultsBetween(read, changedPictures(pictures, changes))];
}

/** Returns the faults that changes would cause, in their own files and in others. The build would fail with them. */
export function checkChanges(sources: CheckSources, changes: readonly Change[], now: Date): ContentFault[] {
  const taken = takenNames(changes, (path) => path.replace(/^content\//, '') in sources.texts);
  if (taken.length) return taken;
  const before = new Set(inspect(sources, [], now).map(faultLine));
  return inspect(sources, changes, now).filter((fault) => !before.has(faultLine(fault)));
}
