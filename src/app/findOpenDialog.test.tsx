import { expect, test } from 'vitest';
import { veilId } from '../domain/site/veil';
import { findOpenDialog } from './findOpenDialog';

const open = (id: string) => {
  const dialog = Object.assign(document.body.appendChild(document.createElement('dialog')), { id });
  dialog.open = true;
  return dialog;
};

test('it is the later of two; the empty one under the veil, in which nobody would see a toast, is none', () => {
  expect(findOpenDialog()).toBeNull();
  open(veilId);
  expect(findOpenDialog()).toBeNull();
  const [first, second] = [open('first'), open('second')];
  open('closed').open = false;
  expect(findOpenDialog()).toBe(second);
  second.open = false;
  expect(findOpenDialog()).toBe(first);
  document.body.replaceChildren();
});
