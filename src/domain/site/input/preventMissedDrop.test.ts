import { expect, test, vi } from 'vitest';
import { preventMissedDrop } from './preventMissedDrop';

const page = { localName: 'main' };
const textField = { localName: 'input', type: 'text' };
const files = ['Files'];
const link = ['text/uri-list', 'text/plain'];

test.each<[string, string[], object, boolean]>([
  ['a file beside a field', files, page, true],
  ['a file on a text field', files, textField, true],
  ['a file on a file field', files, { localName: 'input', type: 'file' }, false],
  ['a picture of another page', [...link, 'Files'], page, true],
  ['a link beside a field', link, page, true],
  ['a link on a text field', link, textField, false],
  ['a link on a text of several lines', link, { localName: 'textarea' }, false],
  ['a link on rich text', link, { localName: 'p', isContentEditable: true }, false],
  ['text', ['text/plain'], page, false],
])('%s: refused is %3$j', (_, types, target, isRefused) => {
  const preventDefault = vi.fn<() => void>();
  const dataTransfer = { types, dropEffect: 'copy' };
  preventMissedDrop({ defaultPrevented: false, dataTransfer, target, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(isRefused ? 1 : 0);
  expect(dataTransfer.dropEffect).toBe(isRefused ? 'none' : 'copy');
});

test('a drop zone keeps its files', () => {
  const preventDefault = vi.fn<() => void>();
  const dataTransfer = { types: files, dropEffect: 'copy' };
  preventMissedDrop({ defaultPrevented: true, dataTransfer, target: page, preventDefault });
  expect(preventDefault).not.toHaveBeenCalled();
  expect(dataTransfer.dropEffect).toBe('copy');
});
