import { describe, expect, test } from 'vitest';
import { parseWith } from '../validation/plainSchema';
import { consentSchema, effectiveConsent, type Consent } from './consent';

const parseConsent = (value: unknown) => parseWith(consentSchema, value);

const decidedAt = '2026-11-21T10:32:00.000Z';
const both: Consent = { analytics: true, errorReports: true, decidedAt };
const none = { analytics: false, errorReports: false };

describe('D-29 a stored answer', () => {
  test('keeps its own fields and drops all others', () => {
    expect(parseConsent({ ...both, tracking: true })).toEqual(both);
    expect(parseConsent({ ...none, decidedAt })).toEqual({ ...none, decidedAt });
  });

  test.each([
    null,
    undefined,
    true,
    'yes',
    {},
    { analytics: true, decidedAt },
    { ...both, analytics: 'true' },
    { ...both, errorReports: 1 },
    { ...both, decidedAt: undefined },
    { ...both, decidedAt: 'yesterday' },
    { ...both, decidedAt: 1_700_000_000_000 },
  ])('%j counts as no answer', (value) => {
    expect(parseConsent(value)).toBeNull();
  });
});

describe('D-29 what is allowed', () => {
  test.each<[string, Consent | null, boolean, object]>([
    ['nothing before there is an answer', null, false, none],
    ['the stored choices', both, false, both],
    ['only one of them', { ...both, errorReports: false }, false, { analytics: true, errorReports: false }],
    ['nothing under Global Privacy Control, without an answer', null, true, none],
    ['nothing under Global Privacy Control, whatever is stored', both, true, none],
  ])('%s', (_, stored, hasGpc, allowed) => {
    expect(effectiveConsent(stored, hasGpc)).toMatchObject(allowed);
  });
});
