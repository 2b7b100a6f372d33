import { entryAddress } from '../../changes/entryAddress';
import { openForm } from '../cmsStore';
import { fieldElement, reveal } from '../fieldElement';

const lookMs = 200;
const giveUpMs = 15_000;
const markMs = 3_000;

const formOnScreen = () =>
  document.querySelector('.editor-form-bar')?.closest('[class*="ControlContainer"]')?.parentElement ?? null;

/** Opens a file's form and focuses the field. The form may take seconds to load. */
export function leadToField({ file, field, text }: { file: string; field: string; text: string | null }): void {
  const address = entryAddress(file, text);
  if (!address) return;
  openForm(address.hash);
  if (!field) return;
  const started = performance.now();
  const look = () => {
    const form = location.hash === address.hash ? formOnScreen() : null;
    const place = form && fieldElement(form, field);
    if (place) {
      reveal(place);
      place.classList.add('editor-lead');
      setTimeout(() => place.classList.remove('editor-lead'), markMs);
    } else if (performance.now() - started < giveUpMs) setTimeout(look, lookMs);
  };
  setTimeout(look, lookMs);
}
