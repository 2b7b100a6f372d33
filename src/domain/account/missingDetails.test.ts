import { describe, expect, test } from 'vitest';
import { missingDetails, missingFromSignUp, type Detail } from './missingDetails';

const current = '2026-11-25';

describe('S2-60 S5-04 what an account lacks', () => {
  test.each<[givenName: string | null, termsVersion: string | null, Detail[], fromSignUp: Detail[]]>([
    ['Ada', current, [], []],
    ['Ada', '2026-01-01', ['terms'], []],
    ['Ada', '2027-01-01', ['terms'], []],
    ['Ada', '1999-made-up', ['terms'], []],
    ['Ada', '', ['terms'], []],
    ['Ada', null, ['terms'], ['terms']],
    [null, current, ['name'], ['name']],
    ['', current, ['name'], ['name']],
    ['  ', current, ['name'], ['name']],
    ['\u200b\u2060', current, ['name'], ['name']],
    [null, '2026-01-01', ['name', 'terms'], ['name']],
    [null, null, ['name', 'terms'], ['name', 'terms']],
  ])('%j, terms %j: %j, to have signed up: %j', (givenName, termsVersion, details, fromSignUp) => {
    expect(missingDetails({ givenName, termsVersion, currentTermsVersion: current })).toEqual(details);
    expect(missingFromSignUp({ givenName, termsVersion })).toEqual(fromSignUp);
  });
});
