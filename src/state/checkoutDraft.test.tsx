import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageKeys } from '../data/storage';
import {
  changeDraft,
  claimDraft,
  clearDraft,
  clearCheckout,
  isDraftPersisted,
  useCheckoutDraft,
} from './checkoutDraft';

const key = storageKeys.checkoutDraft;
const draft = () => useCheckoutDraft.getState();
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const asAfterReload = () => useCheckoutDraft.setState(useCheckoutDraft.getInitialState(), true);

beforeEach(() => {
  clearDraft();
});

describe('S2-73 what was typed and chosen', () => {
  test('survives a reload', () => {
    changeDraft({ note: 'Ring twice', slotStart: '2026-11-03T22:00:00.000Z' });
    changeDraft({ unit: { placeId: 'place-1', text: '4' }, useRewards: true });
    const previous = draft();
    asAfterReload();
    expect(draft().note).toBe('');
    useCheckoutDraft.restore();
    expect(draft()).toEqual(previous);
  });

  test('never becomes a cookie', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    changeDraft({ note: 'Ring twice' });
    expect([draft().note, document.cookie, isDraftPersisted()]).toEqual(['Ring twice', '', false]);
    vi.restoreAllMocks();
    changeDraft({ note: 'Ring' });
    expect(isDraftPersisted()).toBe(true);
  });

  test('is updated from another tab, which may also have placed the order', () => {
    useCheckoutDraft.restore();
    const storeElsewhere = (value: string | null) => {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    };
    changeDraft({ note: 'Ring' });
    storeElsewhere(JSON.stringify({ ...draft(), note: 'Ring twice' }));
    expect(draft().note).toBe('Ring twice');
    storeElsewhere(null);
    expect(draft()).toEqual(useCheckoutDraft.getInitialState());
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['no draft', '{"note":"Ring"}'],
    ['of another shape', JSON.stringify({ ...useCheckoutDraft.getInitialState(), unit: { placeId: 1 } })],
    ['of another type', JSON.stringify({ ...useCheckoutDraft.getInitialState(), useRewards: 'yes' })],
  ])('that is %s is dropped', (_, text) => {
    localStorage.setItem(key, text);
    useCheckoutDraft.restore();
    expect([draft(), localStorage.getItem(key)]).toEqual([useCheckoutDraft.getInitialState(), null]);
  });
});

describe('D-16 the owner of a draft', () => {
  test('an account continues with what was typed before sign-in, and keeps its seed', () => {
    changeDraft({ givenName: 'Ada', note: 'Ring' });
    claimDraft('user-1');
    const { seed } = draft();
    expect(draft()).toMatchObject({ shopper: 'user-1', givenName: 'Ada', note: 'Ring' });
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    claimDraft('user-1');
    expect(draft().seed).toBe(seed);
    expect(stored()).toEqual(draft());
  });

  test('another account does not see it', () => {
    claimDraft('user-1');
    changeDraft({ givenName: 'Ada', note: 'Ring' });
    const { seed } = draft();
    claimDraft('user-2');
    expect(draft()).toMatchObject({ shopper: 'user-2', givenName: '', note: '' });
    expect(draft().seed).not.toBe(seed);
  });
});

test('S4-43 signing out leaves nothing of the checkout in the browser', () => {
  changeDraft({ note: 'Ring' });
  localStorage.setItem(storageKeys.orderAttempt, '{}');
  localStorage.setItem(storageKeys.lastOrder, '{}');
  clearCheckout();
  expect(localStorage.length).toBe(0);
  expect(draft()).toEqual(useCheckoutDraft.getInitialState());
});
