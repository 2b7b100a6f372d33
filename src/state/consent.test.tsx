import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decideConsent, restoreConsent, useConsent } from './consent';

const stored = () => JSON.parse(localStorage.getItem('consent')!) as unknown;
const yes = { analytics: true, errorReports: true, decidedAt: '2026-11-21T10:32:00.000Z' };
const state = () => useConsent.getState();

function sendGpc(value: boolean | undefined): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
}

beforeEach(() => useConsent.setState(useConsent.getInitialState(), true));
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('D-29 the answer', () => {
  test('is asked for when there is none, but not before storage was read', () => {
    expect(state()).toEqual({ consent: null, hasGpc: false, mustAsk: false });
    restoreConsent();
    expect(state()).toEqual({ consent: null, hasGpc: false, mustAsk: true });
  });

  test('is kept with its time, and not asked for again', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:32:00Z') });
    restoreConsent();
    decideConsent({ analytics: true, errorReports: false });
    const answer = { analytics: true, errorReports: false, decidedAt: '2026-11-21T10:32:00.000Z' };
    expect([stored(), state().consent, state().mustAsk]).toEqual([answer, answer, false]);
    useConsent.setState(useConsent.getInitialState(), true);
    restoreConsent();
    expect([state().consent, state().mustAsk]).toEqual([answer, false]);
  });

  test('that another tab gives or withdraws counts here too', () => {
    restoreConsent();
    localStorage.setItem('consent', JSON.stringify(yes));
    window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
    expect([state().consent, state().mustAsk]).toEqual([yes, false]);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect([state().consent, state().mustAsk]).toEqual([null, true]);
  });

  test('that is corrupt is asked for again', () => {
    localStorage.setItem('consent', '{"analytics":true}');
    restoreConsent();
    expect([state().consent, state().mustAsk]).toEqual([null, true]);
  });
});

describe('D-29 Global Privacy Control', () => {
  test('is an answer: nobody is asked', () => {
    sendGpc(true);
    restoreConsent();
    expect(state()).toEqual({ consent: null, hasGpc: true, mustAsk: false });
  });

  test.each([false, undefined])('of %j is none', (value) => {
    sendGpc(value);
    restoreConsent();
    expect(state()).toEqual({ consent: null, hasGpc: false, mustAsk: true });
  });
});
