import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveConsent, useConsent } from './consent';

const stored = () => JSON.parse(localStorage.getItem('consent')!) as unknown;
const state = () => useConsent.getState();

function sendGpc(value: boolean | undefined): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
}

beforeEach(() => useConsent.setState(useConsent.getInitialState(), true));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('D-29 the answer', () => {
  test('is requested if there is none, but not before storage has been read', () => {
    expect(state()).toEqual({ consent: null, hasGpc: false, mustAsk: false });
    useConsent.restore();
    expect(state()).toEqual({ consent: null, hasGpc: false, mustAsk: true });
  });

  test('is stored with its time, and not requested again', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:32:00Z') });
    useConsent.restore();
    saveConsent({ analytics: true, errorReports: false });
    const consent = { analytics: true, errorReports: false, decidedAt: '2026-11-21T10:32:00.000Z' };
    expect([stored(), state().consent, state().mustAsk]).toEqual([consent, consent, false]);
    useConsent.setState(useConsent.getInitialState(), true);
    useConsent.restore();
    expect([state().consent, state().mustAsk]).toEqual([consent, false]);
  });

  test('is requested again if it is corrupt', () => {
    localStorage.setItem('consent', '{"analytics":true}');
    useConsent.restore();
    expect([state().consent, state().mustAsk]).toEqual([null, true]);
  });
});

describe('D-29 Global Privacy Control', () => {
  test('counts as an answer: the shopper is not asked', () => {
    sendGpc(true);
    useConsent.restore();
    expect(state()).toEqual({ consent: null, hasGpc: true, mustAsk: false });
  });

  test.each([false, undefined])('with the value %j does not count', (value) => {
    sendGpc(value);
    useConsent.restore();
    expect(state()).toEqual({ consent: null, hasGpc: false, mustAsk: true });
  });
});
