import { describe, expect, test, vi } from 'vitest';
import { attackedApi, countMatching } from '../../../../tests/fixtures/servers/attackedApi';
import { sessionUserSchema } from '../../../../src/domain/account/userSchema';
import { deviceTokenLifetimeMs } from './familiarRequesters';

const owner = { email: 'mara@shop.example', phoneNumber: '2135550100' };
const homeAddress = 700;
const shop = attackedApi();
const { answers, attack, lastCode } = shop;

const channels = [
  ['email', { email: owner.email }],
  ['phone', { phoneNumber: owner.phoneNumber }],
] as const;
type To = (typeof channels)[number][1];
const authPath = (to: To) => ('email' in to ? 'auth/email' : 'auth/phone');

const minute = 60_000;
const advanceTime = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

interface Requester {
  origin: number;
  deviceToken?: string;
}

const requestCode = (to: To, { origin, deviceToken }: Requester) =>
  attack()({ path: authPath(to), body: { ...to, deviceToken }, origin });

async function signIn(to: To, origin: number): Promise<string> {
  expect(await requestCode(to, { origin })).toBe(200);
  const response = await answers()({ path: `${authPath(to)}/login`, body: { ...to, otp: lastCode() }, origin });
  advanceTime(60 * minute);
  return sessionUserSchema.parse(await response.json()).deviceToken;
}

/** Requests codes for the owner's destination until its hourly limit is reached. */
async function exhaustLimit(to: To, firstOrigin = 1): Promise<void> {
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (let index = 0; index < 3; index += 1) statuses.push(await requestCode(to, { origin: firstOrigin + index }));
    advanceTime(31_000);
  }
  expect(countMatching(statuses, 200)).toBe(15);
}

describe.each(channels)('strangers who use up the codes of an owner’s %s', (_, to) => {
  test('D-21 keep out other strangers, but not a browser that signed in before, wherever it is', async () => {
    await shop.api().signedIn({ ...owner, emailVerified: true, phoneNumberVerified: true });
    const deviceToken = await signIn(to, homeAddress);
    await exhaustLimit(to);
    expect(await requestCode(to, { origin: 500 })).toBe(429);
    expect(await requestCode(to, { origin: 500, deviceToken })).toBe(200);
  });

  test('D-21 keep out nobody at an address from which the owner signed in before', async () => {
    await shop.api().signedIn({ ...owner, emailVerified: true, phoneNumberVerified: true });
    await signIn(to, homeAddress);
    await exhaustLimit(to);
    expect(await requestCode(to, { origin: homeAddress })).toBe(200);
  });
});

describe('a browser that signed in before', () => {
  const to = { email: owner.email };

  test('D-21 has five codes an hour, and thirty a day with all others like it', async () => {
    await shop.api().signedIn({ email: owner.email, emailVerified: true });
    const tokens: string[] = [];
    for (let index = 0; index < 4; index += 1) tokens.push(await signIn(to, homeAddress + index));
    const statuses: number[][] = [];
    for (const deviceToken of tokens) {
      statuses.push([]);
      for (let round = 0; round < 6; round += 1) {
        statuses.at(-1)!.push(await requestCode(to, { origin: 1, deviceToken }));
        advanceTime(31_000);
      }
    }
    expect(statuses.map((each) => countMatching(each, 200))).toEqual([5, 5, 5, 0]);
  });

  test('D-21 is a stranger to every other account', async () => {
    await shop.api().signedIn({ email: 'nora@shop.example', emailVerified: true });
    await shop.api().signedIn({ email: owner.email, emailVerified: true });
    const deviceToken = await signIn({ email: 'nora@shop.example' } as To, homeAddress);
    await exhaustLimit(to);
    expect(await requestCode(to, { origin: homeAddress, deviceToken })).toBe(429);
  });

  test('D-21 is forgotten after half a year, and a changed token counts for nothing', async () => {
    await shop.api().signedIn({ email: owner.email, emailVerified: true });
    const deviceToken = await signIn(to, homeAddress);
    await exhaustLimit(to);
    const [expiresAt = '', id = '', signature = ''] = deviceToken.split('.');
    const laterExpiry = (parseInt(expiresAt, 36) + 1).toString(36);
    for (const changed of [
      `${laterExpiry}.${id}.${signature}`,
      `${expiresAt}.x${id}.${signature}`,
      `${expiresAt}.${id}.`,
      '',
    ])
      expect(await requestCode(to, { origin: 500, deviceToken: changed })).toBe(429);
    const clock = () => new Date(shop.context().clock().getTime() + deviceTokenLifetimeMs + 1);
    const status = await attack({ clock })({ path: 'auth/email', body: { ...to, deviceToken }, origin: 500 });
    expect(status).toBe(429);
  });
});

test('D-21 an open session confirms its owner while strangers use up the codes of the email', async () => {
  const { headers } = await shop.api().signedIn({ email: owner.email, emailVerified: true });
  await exhaustLimit({ email: owner.email });
  expect(await attack()({ path: 'task-to-confirm', body: { channel: 'email' }, origin: 500, headers })).toBe(200);
});
