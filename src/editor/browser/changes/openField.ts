import { entryAddress } from '../../changes/entryAddress';
import { openForm } from '../cmsStore';
import { fieldElement, revealElement } from '../fieldElement';

const pollMs = 200;
const timeoutMs = 15_000;
const markMs = 3_000;

const formOnScreen = () =>
  document.querySelector('.editor-form-bar')?.closest('[class*="ControlContainer"]')?.parentElement ?? null;

export function openField({ file, field, text }: { file: string; field: string; text: string | null }): void {
  const address = entryAddress(file, text);
  if (!address) return;
  openForm(address.hash);
  if (!field) return;
  const started = performance.now();
  const poll = () => {
    const form = location.hash === address.hash ? formOnScreen() : null;
    const element = form && fieldElement(form, field);
    if (element) {
      revealElement(element);
      element.classList.add('editor-lead');
      setTimeout(() => element.classList.remove('editor-lead'), markMs);
    } else if (performance.now() - started < timeoutMs) setTimeout(poll, pollMs);
  };
  setTimeout(poll, pollMs);
}
