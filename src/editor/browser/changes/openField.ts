import { entryAddress } from '../../changes/entryAddress';
import { openForm } from '../cmsStore';
import { revealField } from '../fieldFrame';

const pollMs = 200;
const timeoutMs = 15_000;
const markMs = 3_000;

export function openField({ file, field, text }: { file: string; field: string; text: string | null }): void {
  const address = entryAddress(file, text);
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
