import { entryAddress } from '../../changes/entryAddress';
import { openForm } from '../cmsStore';
import { currentEntries, fetchEntries } from '../entries';
import { revealField } from '../fieldFrame';

const pollMs = 200;
const timeoutMs = 15_000;
const markMs = 3_000;

/** Returns the form of a file as the editor last read it, or null for a picture. */
export const knownAddress = (file: string) =>
  entryAddress(file, currentEntries().texts[file.replace(/^content\//, '')] ?? null);

interface FieldAddress {
  file: string;
  field: string;
  /** Missing if the caller doesn't have it. It is read then. */
  text?: string | null;
}

export async function openField({ file, field, text }: FieldAddress): Promise<void> {
  // Somebody else may have added the file since the last read.
  if (text === undefined) await fetchEntries().catch(() => undefined);
  const address = text === undefined ? knownAddress(file) : entryAddress(file, text);
  if (!address) return;
  openForm(address.hash);
  if (!field) return;
  const started = performance.now();
  const poll = () => {
    const element = location.hash === address.hash ? revealField(field) : null;
    if (element) {
      element.classList.add('editor-lead');
      setTimeout(() => element.classList.remove('editor-lead'), markMs);
    } else if (performance.now() - started < timeoutMs) setTimeout(poll, pollMs);
  };
  setTimeout(poll, pollMs);
}
