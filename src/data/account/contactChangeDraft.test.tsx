import { expect, test, vi } from 'vitest';
import { loadContactChange, saveContactChange, type SentChange } from './contactChangeDraft';

const sent: SentChange = { uuid: 'user-1', to: { email: 'new@shopper.example' }, resendAt: 30, expiresAt: 600 };

test('S2-06 a code that is awaited is known after a reload, until it is forgotten', () => {
  expect(loadContactChange()).toBeNull();
  saveContactChange(sent);
  expect(loadContactChange()).toEqual(sent);
  saveContactChange(null);
  expect(loadContactChange()).toBeNull();
});

test.each([
  '{',
  '1',
  JSON.stringify({ ...sent, to: {} }),
  JSON.stringify({ ...sent, uuid: 1 }),
  JSON.stringify({ ...sent, expiresAt: null }),
])('what is not ours is no code: %s', (text) => {
  sessionStorage.setItem('contact_change', text);
  expect(loadContactChange()).toBeNull();
});

test('blocked storage costs the reload alone', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  saveContactChange(sent);
  expect(loadContactChange()).toBeNull();
});
