import { expect, test, vi } from 'vitest';
import { loadContactChange, saveContactChange, type PendingContactChange } from './contactChangeDraft';

const sent: PendingContactChange = {
  uuid: 'user-1',
  to: { email: 'new@shopper.example' },
  resendAt: 30,
  expiresAt: 600,
};

test('S2-06 a pending code is known after a reload, until it is cleared', () => {
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
])('foreign data is ignored: %s', (text) => {
  sessionStorage.setItem('contact_change', text);
  expect(loadContactChange()).toBeNull();
});

test('blocked storage only loses the code on reload', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  saveContactChange(sent);
  expect(loadContactChange()).toBeNull();
});
