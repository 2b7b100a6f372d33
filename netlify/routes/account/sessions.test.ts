import { afterEach, describe, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { sessions, users } from '../../database/accountTables';
import { sessionMaxAgeMs, sessionIdleMs } from '../../services/people/readSession';
import { startSession } from '../../services/people/tokens';

const start = new Date('2026-03-02T18:00:00Z');
const day = 86_400_000;

let now = start;
const api = await setUpTestApp({ clock: () => now });
afterEach(async () => {
  now = start;
  await api.context.database.delete(users);
});

const me = async (authorization?: string) =>
  (await api.app.request('/v1/app/user/me', { headers: authorization ? { authorization } : {} })).status;
const end = async (path: string, authorization: string) =>
  (await api.app.request(`/v1/app/user/${path}`, { method: 'DELETE', headers: { authorization } })).status;
const openSession = async (userId: string) => `Bearer ${await startSession(api.context.database, { userId, now })}`;

describe('D-36 the Authorization header', () => {
  test.each([
    ['as it is described', (token: string) => `Bearer ${token}`, 200],
    ['in small letters, which HTTP holds to be the same', (token: string) => `bearer ${token}`, 200],
    ['in capitals', (token: string) => `BEARER ${token}`, 200],
    ['with more spaces', (token: string) => `Bearer   ${token}  `, 200],
    ['without its scheme', (token: string) => token, 401],
    ['of another scheme', (token: string) => `Token ${token}`, 401],
    ['as a password', (token: string) => `Basic ${Buffer.from(`${token}:`).toString('base64')}`, 401],
    ['with two tokens', (token: string) => `Bearer ${token} ${token}`, 401],
    ['as a list', (token: string) => `Bearer ${token}, Bearer ${token}`, 401],
    ['in quotes', (token: string) => `Bearer "${token}"`, 401],
    ['with other letters', (token: string) => `Bearer ${token.toUpperCase()}`, 401],
    ['with a sign more', (token: string) => `Bearer ${token}=`, 401],
    ['cut short', (token: string) => `Bearer ${token.slice(0, -1)}`, 401],
    ['of great length', (token: string) => `Bearer ${token.repeat(100)}`, 401],
    ['empty', () => 'Bearer ', 401],
  ])('%s', async (_, header, status) => {
    const { headers } = await api.signedIn();
    expect(await me(header(headers.authorization.replace('Bearer ', '')))).toBe(status);
  });

  test('D-22 the stored hash of a token does not work as a token', async () => {
    await api.signedIn();
    const [row] = await api.context.database.select().from(sessions);
    expect(await me(`Bearer ${row!.tokenHash}`)).toBe(401);
  });

  test('D-36 a token is only accepted in the header', async () => {
    const { headers } = await api.signedIn();
    const token = headers.authorization.replace('Bearer ', '');
    const response = await api.app.request(`/v1/app/user/me?token=${token}&access_token=${token}`, {
      headers: { cookie: `token=${token}` },
    });
    expect(response.status).toBe(401);
  });
});

describe('D-22 ending sessions', () => {
  test('D-22 signing out everywhere ends all the account’s sessions, including this one, and no others', async () => {
    const { userId, headers } = await api.signedIn();
    const [second, third] = [await openSession(userId), await openSession(userId)];
    const stranger = await api.signedIn();
    const response = await api.app.request('/v1/app/user/sessions', { method: 'DELETE', headers });
    expect([response.status, await response.text()]).toEqual([204, '']);
    for (const token of [headers.authorization, second, third]) expect(await me(token)).toBe(401);
    expect(await me(stranger.headers.authorization)).toBe(200);
    expect(await end('sessions', second)).toBe(401);
    expect(await me(await openSession(userId))).toBe(200);
  });

  test('S7-03 D-22 signing out ends one session, and its token cannot be used again', async () => {
    const { userId, headers } = await api.signedIn();
    const second = await openSession(userId);
    expect([await end('logout', second), await end('logout', second)]).toEqual([204, 401]);
    expect(await me(headers.authorization)).toBe(200);
  });

  test('D-22 concurrent sign-outs from two devices, one of them everywhere, end all sessions', async () => {
    const { userId, headers } = await api.signedIn();
    const second = await openSession(userId);
    const statuses = await Promise.all([
      end('sessions', headers.authorization),
      end('sessions', second),
      end('logout', second),
    ]);
    expect(statuses.every((status) => status === 204 || status === 401)).toBe(true);
    expect(await api.context.database.select().from(sessions)).toEqual([]);
  });

  test('D-22 a session ends after thirty unused days, to the millisecond', async () => {
    const { headers } = await api.signedIn();
    expect(sessionIdleMs).toBe(30 * day);
    now = new Date(start.getTime() + sessionIdleMs);
    expect(await me(headers.authorization)).toBe(200);
    now = new Date(now.getTime() + sessionIdleMs + 1);
    expect(await me(headers.authorization)).toBe(401);
    now = start;
    expect(await me(headers.authorization)).toBe(401);
  });

  test('D-22 a session ends ninety days after its start, however much it is used', async () => {
    const { headers } = await api.signedIn();
    expect(sessionMaxAgeMs).toBe(90 * day);
    for (let days = 0; days <= 90; days += 15) {
      now = new Date(start.getTime() + days * day);
      expect(await me(headers.authorization), `day ${days}`).toBe(200);
    }
    now = new Date(start.getTime() + sessionMaxAgeMs + 1);
    expect(await me(headers.authorization)).toBe(401);
  });
});
