import { expect, test } from 'vitest';
import { veilId } from '../domain/site/veil';
import { findOpenDialog } from './findOpenDialog';

const open = (id: string) => {
  const dialog = Object.assign(document.body.appendChild(document.createElement('dialog')), { id });
  dialog.open = true;
  return dialog;
};

test('returns the later of two and ignores the empty one under the veil, which would hide a toast', () => {
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
