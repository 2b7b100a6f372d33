import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ContentFault } from '../../content/files/contentError';
import { collectionFolder } from '../forms/collections';
import { isUnfilled, liveChecks, type Findings } from '../entries/liveChecks';
import { entryDraft } from './draft';
import { parseEntries } from '../entries/entryTexts';
import { fetchEntries, currentEntries, watchEntries, type Entries } from './entries';
import { fieldsOfEntry, type FormEntry } from './cmsStore';

/** The form is checked when typing pauses for this many milliseconds. */
const typingPauseMs = 300;

type Check = ReturnType<typeof liveChecks>;

let current: { for: Entries; check: Promise<Check> } | null = null;

/** The time after which parsing yields. Parsing all entries at once would block typing and the preview. */
const sliceMs = 8;

async function createCheck({ texts, pictures }: Entries): Promise<Check> {
  const steps = parseEntries(texts, new Date());
  for (let end = performance.now() + sliceMs; ;) {
    const step = steps.next();
    if (step.done) return liveChecks(step.value, pictures);
    if (performance.now() < end) continue;
    await new Promise((done) => setTimeout(done));
    end = performance.now() + sliceMs;
  }
}

/** Cached per set of entries, because parsing them all takes a while. */
function checkOf(entries: Entries): Promise<Check> {
  if (current?.for !== entries) current = { for: entries, check: createCheck(entries) };
  return current.check;
}

/** Returns the check against the current entries, which an upload or another window may change. */
function useCheck(): Check | null {
  const entries = useSyncExternalStore(watchEntries, currentEntries);
  const [check, setCheck] = useState<Check | null>(null);
  // Other editors may have changed files since the editor was opened.
  const [isFetched, setIsFetched] = useState(false);
  useEffect(
    () =>
      void fetchEntries()
        .catch(currentEntries)
        .then(() => setIsFetched(true)),
    [],
  );
  useEffect(() => {
    if (!isFetched) return;
    let isLatest = true;
    void checkOf(entries).then((created) => isLatest && setCheck(() => created));
    return () => {
      isLatest = false;
    };
  }, [entries, isFetched]);
  return check;
}

export interface FormFindings extends Findings {
  /** The number of required fields of a new entry that are still empty. */
  unfilled: number;
}

function findingsOf(form: FormEntry, check: Check): FormFindings {
  const draft = entryDraft(collectionFolder(String(form.get('collection'))), form.get('slug'), fieldsOfEntry(form));
  const isNew = form.get('newRecord') === true;
  const { ownFaults: entryFaults, elsewhere } = check({ ...draft, isNew });
  const isEmpty = ({ field }: ContentFault) => isNew && isUnfilled(draft.entry, field);
  return {
    ownFaults: entryFaults.filter((fault) => !isEmpty(fault)),
    elsewhere,
    unfilled: entryFaults.filter(isEmpty).length,
  };
}

/** Checks the form's entry by the rules of the build. Returns null before the first check. */
export function useFindings(form: FormEntry | undefined): FormFindings | null {
  const [findings, setFindings] = useState<FormFindings | null>(null);
  const check = useCheck();
  useEffect(() => {
    if (!form || !check) return;
    const timer = setTimeout(() => setFindings(findingsOf(form, check)), typingPauseMs);
    return () => clearTimeout(timer);
  }, [form, check]);
  return findings;
}
