import { expect, test, vi } from 'vitest';
import { changeSignInDraft, clearSignInDraft, useSignInDraft } from './signInDraft';

const key = 'sign_in_draft';
const empty = useSignInDraft.getInitialState();
const draft = { ...empty, email: 'ada@example.com' };

function loadSignInDraft() {
  useSignInDraft.setState(empty, true);
  useSignInDraft.restore();
  return useSignInDraft.getState();
}

test('input is kept in this tab only, until it is cleared', () => {
  expect(loadSignInDraft()).toEqual(empty);
  changeSignInDraft(draft);
  expect(loadSignInDraft()).toEqual(draft);
  expect(localStorage).toHaveLength(0);
  clearSignInDraft();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['no JSON', 'null', '[]', '{}', '"text"', '{"isNew":"yes"}'])('stored %s is ignored', (text) => {
  sessionStorage.setItem(key, text);
  expect(loadSignInDraft()).toEqual(empty);
});

test('S9-12 blocked storage is not an error', () => {
  for (const method of ['setItem', 'getItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  changeSignInDraft(draft);
  clearSignInDraft();
  expect(loadSignInDraft()).toEqual(empty);
});
