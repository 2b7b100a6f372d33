import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildActivation, buildCheckedKey, podKey } from '../../tests/fixtures/builders/buildUnlock';
import { storageKeys } from '../data/storage';
import { changeUnlock, claimUnlock, clearUnlock, useUnlockDraft } from './unlockDraft';

const key = storageKeys.unlockDraft;
const now = Date.parse('2026-11-21T17:00:00Z');
const hour = 3_600_000;
const emptyUnlockDraft = useUnlockDraft.getInitialState();
const draft = () => useUnlockDraft.getState();
const asAfterReload = () => {
  useUnlockDraft.setState(useUnlockDraft.getInitialState(), true);
  useUnlockDraft.restore();
};

beforeEach(() => {
  clearUnlock();
  vi.useFakeTimers({ toFake: ['Date'], now });
});

describe('S2-61 the state of an unlock', () => {
  const change = {
    typed: 'abcd efgh',
    checked: buildCheckedKey(),
    variant: 'unlock',
    activation: buildActivation(),
    isShown: true,
  } as const;

  test('survives a reload', () => {
    changeUnlock(change);
    asAfterReload();
    expect(draft()).toEqual({ ...emptyUnlockDraft, ...change });
  });

  test('expires after a day, counted from the last step', () => {
    changeUnlock(change);
    vi.setSystemTime(now + 20 * hour);
    changeUnlock({ isRainbow: true });
    vi.setSystemTime(now + 43.9 * hour);
    asAfterReload();
    expect(draft().isRainbow).toBe(true);
    vi.setSystemTime(now + 44 * hour);
    asAfterReload();
    expect(draft()).toEqual(emptyUnlockDraft);
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('is cleared completely', () => {
    changeUnlock(change);
    clearUnlock();
    expect([draft(), localStorage.getItem(key)]).toEqual([emptyUnlockDraft, null]);
  });

  test('never becomes a cookie', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    changeUnlock({ typed: podKey });
    expect([draft().typed, document.cookie]).toEqual([podKey, '']);
    vi.restoreAllMocks();
    clearUnlock();
  });
});

describe('stored values that are not drafts', () => {
  const whole = { ...emptyUnlockDraft, typed: podKey, checked: buildCheckedKey(), activation: buildActivation() };
  const storeDraft = (value: object) => localStorage.setItem(key, JSON.stringify({ ...whole, keptAt: now, ...value }));

  test('a complete one is accepted', () => {
    storeDraft({});
    asAfterReload();
    expect(draft()).toEqual(whole);
  });

  test.each<object>([
    { keptAt: undefined },
    { keptAt: 'now' },
    { keptAt: now + hour },
    { typed: 1 },
    { shopper: 1 },
    { variant: 'sell' },
    { isShown: 'yes' },
    { checked: { ...buildCheckedKey(), podKey: 'abc' } },
    { checked: { ...buildCheckedKey(), state: 'sold' } },
    { checked: buildCheckedKey({ batch: { title: 'Amber' } as never }) },
    { activation: { ...buildActivation(), levels: null } },
    { activation: { ...buildActivation(), expiresAt: 5 } },
    { activation: 'light' },
  ])('%o is dropped', (value) => {
    storeDraft(value);
    asAfterReload();
    expect(draft()).toEqual(emptyUnlockDraft);
  });
});

describe('D-22 the owner of a draft', () => {
  test('is no one until a shopper is signed in, and then only that shopper', () => {
    changeUnlock({ typed: podKey });
    claimUnlock('user-1');
    expect(draft()).toMatchObject({ shopper: 'user-1', typed: podKey });
    claimUnlock('user-1');
    expect(draft().typed).toBe(podKey);
    claimUnlock('user-2');
    expect(draft()).toEqual(emptyUnlockDraft);
  });

  test('an account alone does not start one', () => {
    claimUnlock('user-1');
    expect(localStorage.getItem(key)).toBeNull();
  });
});
