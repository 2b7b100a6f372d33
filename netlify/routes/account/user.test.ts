import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentTermsVersion } from '../../../tests/fixtures/completeAccount';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { problemSchema } from '../../../src/domain/api/problemSchema';

const unfinished = { givenName: null, familyName: null, termsVersion: null, termsAcceptedAt: null };

const api = await setUpTestApp();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T18:00:00Z') });
});
afterEach(async () => {
  api.context.termsVersion = currentTermsVersion;
  await api.reset();
});

const send = (
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> },
) =>
  api.app.request(`/v1/app/user/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the account', () => {
  test('S3-06, S7-02 shows its email and phone, whether each is verified, its names and no token', async () => {
    const { headers, userId } = await api.signedIn({
      email: 'mara@shop.example',
      emailVerified: true,
      phoneNumber: '2135550142',
      givenName: 'Mara',
      familyName: 'Lind',
    });
    expect(await (await send('GET', 'me', { headers })).json()).toEqual({
      uuid: userId,
      email: 'mara@shop.example',
      emailVerified: true,
      phoneNumber: '2135550142',
      phoneNumberVerified: false,
      contactPhone: null,
      givenName: 'Mara',
      familyName: 'Lind',
      termsAcceptedAt: '2026-03-02T18:00:00.000Z',
      termsVersion: currentTermsVersion,
      currentTermsVersion,
      createdAt: '2026-03-02T18:00:00.000Z',
    });
  });

  test('S7-14 D-33 sets names and accepted terms, with the time of acceptance', async () => {
    api.context.termsVersion = '2026-01';
    const { headers, userId } = await api.signedIn({ email: 'mara@shop.example', ...unfinished });
    const response = await send('PUT', 'v2', {
      headers,
      body: { givenName: ' Mara ', familyName: 'Lind', termsVersion: '2026-01' },
    });
    const expected = {
      uuid: userId,
      givenName: 'Mara',
      familyName: 'Lind',
      termsVersion: '2026-01',
      termsAcceptedAt: '2026-03-02T18:00:00.000Z',
    };
    expect(await response.json()).toMatchObject(expected);

    vi.setSystemTime(new Date('2026-03-03T18:00:00Z'));
    const again = await send('PUT', 'v2', { headers, body: { givenName: 'Maren', termsVersion: '2026-01' } });
    expect(await again.json()).toMatchObject({ ...expected, givenName: 'Maren' });
    api.context.termsVersion = '2026-02';
    const newer = await send('PUT', 'v2', { headers, body: { termsVersion: '2026-02' } });
    expect(await newer.json()).toMatchObject({ termsVersion: '2026-02', termsAcceptedAt: '2026-03-03T18:00:00.000Z' });
    const nothing = await send('PUT', 'v2', { headers, body: {} });
    expect(await nothing.json()).toMatchObject({ givenName: 'Maren', familyName: 'Lind', termsVersion: '2026-02' });
  });

  test.each(['1999-made-up', '2026-01', '2026-02 ', '', ' ', 'x'.repeat(41), '\0', '\ud800'])(
    'S5-04 D-32 refuses a version of the terms that is not the current one, and stores nothing of it: %j',
    async (termsVersion) => {
      api.context.termsVersion = '2026-02';
      const { headers } = await api.signedIn(unfinished);
      const response = await send('PUT', 'v2', { headers, body: { givenName: 'Mara', termsVersion } });
      expect(response.status).toBe(422);
      expect(problemSchema.parse(await response.json()).errors).toMatchObject([{ path: 'termsVersion' }]);
      expect(await (await send('GET', 'me', { headers })).json()).toMatchObject(unfinished);
    },
  );

  test('S5-04 D-33 tells the current version, and an account keeps an earlier one until it accepts that', async () => {
    api.context.termsVersion = '2026-01';
    const { headers } = await api.signedIn({ ...unfinished, termsVersion: '2026-01' });
    api.context.termsVersion = '2026-02';
    const account = (await (await send('GET', 'me', { headers })).json()) as object;
    expect(account).toMatchObject({ termsVersion: '2026-01', currentTermsVersion: '2026-02' });
    // A client may send back what it read, also from before the change.
    const unchanged = { ...account, currentTermsVersion: '2026-01', familyName: 'Lind' };
    const named = await send('PUT', 'v2', { headers, body: unchanged });
    expect(await named.json()).toMatchObject({ familyName: 'Lind', termsVersion: '2026-01', termsAcceptedAt: null });
    const refused = await send('PUT', 'v2', {
      headers: { ...headers, 'accept-language': 'fr' },
      body: { termsVersion: '2025-12' },
    });
    expect(problemSchema.parse(await refused.json())).toMatchObject({
      status: 422,
      code: 'terms_not_accepted',
      detail: 'Veuillez lire et accepter la version actuelle des conditions et de la politique de confidentialité.',
      termsVersion: '2026-02',
      errors: [{ path: 'termsVersion', message: 'La version actuelle est 2026-02.' }],
    });
  });

  test.each(['', ' ', '\u200b\u2060', '\u202e', '\0', 'A\nB', 'A\ud800', 'x'.repeat(81), null])(
    'S2-60 D-32 refuses a name that is none: %j',
    async (givenName) => {
      const { headers } = await api.signedIn(unfinished);
      const body = givenName === null ? { givenName, familyName: 'Lind' } : { givenName };
      const response = await send('PUT', 'v2', { headers, body });
      // An account that has no name may send back that it has none.
      expect(response.status).toBe(givenName === null ? 200 : 422);
      expect(await (await send('GET', 'me', { headers })).json()).toMatchObject({ givenName: null });
    },
  );

  test('refuses fields that only the server may set, by name', async () => {
    const { headers } = await api.signedIn(unfinished);
    for (const body of [
      { emailVerified: true },
      { email: 'else@shop.example' },
      { givenName: '' },
      { givenName: 'x'.repeat(81) },
    ]) {
      const response = await send('PUT', 'v2', { headers, body });
      expect(response.status).toBe(422);
      expect(problemSchema.parse(await response.json()).errors).toHaveLength(1);
    }
    expect(await (await send('GET', 'me', { headers })).json()).toMatchObject({
      email: null,
      emailVerified: false,
      givenName: null,
    });
  });
});

test('S7-14 D-32 a client may send back the whole user object if read-only fields are unchanged', async () => {
  const { headers } = await api.signedIn({ email: 'mara@shop.example', emailVerified: true });
  const fullUser = (await (await send('GET', 'me', { headers })).json()) as Record<string, unknown>;
  expect(await (await send('PUT', 'v2', { headers, body: fullUser })).json()).toEqual(fullUser);
  const named = { ...fullUser, givenName: 'Mara', familyName: 'Lind' };
  expect(await (await send('PUT', 'v2', { headers, body: named })).json()).toEqual(named);
  const appToken = headers.authorization.slice('Bearer '.length);
  const asLoginGaveIt = { ...named, appToken, deviceToken: 'device-1' };
  expect(await (await send('PUT', 'v2', { headers, body: asLoginGaveIt })).json()).toEqual(named);
  const refused = async (change: object) => {
    const response = await send('PUT', 'v2', { headers, body: { ...named, ...change } });
    expect(response.status).toBe(422);
    return problemSchema.parse(await response.json()).errors!.map(({ path }) => path);
  };
  expect(await refused({ uuid: crypto.randomUUID(), email: null })).toEqual(['uuid', 'email']);
  expect(await refused({ phoneNumber: '2135550100', phoneNumberVerified: true })).toHaveLength(2);
  expect(await refused({ termsAcceptedAt: '2020-01-01T00:00:00.000Z' })).toEqual(['termsAcceptedAt']);
  expect(await refused({ createdAt: '2020-01-01T00:00:00.000Z' })).toEqual(['createdAt']);
  expect(await refused({ givenName: null, familyName: 'Else' })).toEqual(['givenName']);
  expect(await (await send('GET', 'me', { headers })).json()).toEqual(named);
});

describe('availability', () => {
  test('S7-12 S7-13 S5-06 a destination is available until an account has it, however it is spelled', async () => {
    await api.signedIn({ email: 'mara@shop.example', phoneNumber: '2135550100' });
    const emailAnswer = async (email: string) => (await send('POST', 'v2/email-available', { body: { email } })).json();
    const phoneAnswer = async (phoneNumber: string) =>
      (await send('POST', 'v2/phone-available', { body: { phoneNumber } })).json();
    expect(await emailAnswer('Mara@SHOP.example')).toEqual({ emailAvailable: false });
    expect(await emailAnswer('maren@shop.example')).toEqual({ emailAvailable: true });
    expect(await phoneAnswer('12135550100')).toEqual({ phoneAvailable: false });
    expect(await phoneAnswer('6045550123')).toEqual({ phoneAvailable: true });
  });

  test('too many lookups give a 429', async () => {
    const max = api.context.settings.limits.requestsPerAddressAndHour;
    const statuses = [];
    for (let at = 0; at <= max; at += 1)
      statuses.push((await send('POST', 'v2/email-available', { body: { email: `m${at}@shop.example` } })).status);
    expect(statuses.slice(0, max).every((status) => status === 200)).toBe(true);
    expect(statuses[max]).toBe(429);
  });
});
