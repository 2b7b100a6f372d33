import { beforeEach, describe, expect, test } from 'vitest';
import { acceptLegalNotice, useLegalNotice } from './legalNotice';

const isAccepted = () => useLegalNotice.getState().isAccepted;
const resetStore = () => useLegalNotice.setState(useLegalNotice.getInitialState(), true);

beforeEach(resetStore);

describe('S4-35 acceptance of the legal notice', () => {
  test('is unknown until storage has been read, then not given', () => {
    expect(isAccepted()).toBeNull();
    useLegalNotice.restore();
    expect(isAccepted()).toBe(false);
  });

  test('S9-12 is stored and restored on load', () => {
    acceptLegalNotice('2026-01-01');
    expect([isAccepted(), localStorage.getItem('express_legal_accepted')]).toEqual([true, 'true']);
    resetStore();
    useLegalNotice.restore();
    expect(useLegalNotice.getState()).toEqual({ isAccepted: true, termsVersion: '2026-01-01' });
  });

  test.each(['', 'false', '1', 'null'])('stored as %j does not count', (stored) => {
    localStorage.setItem('express_legal_accepted', stored);
    useLegalNotice.restore();
    expect(isAccepted()).toBe(false);
  });
});
