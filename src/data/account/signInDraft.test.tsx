import { expect, test, vi } from 'vitest';
import { emptySignInDraft, loadSignInDraft, saveSignInDraft } from './signInDraft';

const key = 'sign_in_draft';
const draft = { ...emptySignInDraft, email: 'ada@example.com' };

test('input is kept in this tab only, until it is cleared', () => {
  expect(loadSignInDraft()).toEqual(emptySignInDraft);
  saveSignInDraft(draft);
  expect(loadSignInDraft()).toEqual(draft);
  expect(localStorage).toHaveLength(0);
  saveSignInDraft(null);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['no JSON', 'null', '[]', '{}', '"text"', '{"isNew":"yes"}'])('stored %s is ignored', (text) => {
  sessionStorage.setItem(key, text);
  expect(loadSignInDraft()).toEqual(emptySignInDraft);
});

test('S9-12 blocked storage is not an error', () => {
  for (const method of ['setItem', 'getItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  saveSignInDraft(draft);
  saveSignInDraft(null);
  expect(loadSignInDraft()).toEqual(emptySignInDraft);
});
