import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openShop, read, shopTime, type Shop } from '../../../../tests/fixtures/builders/orderShop';
import { buildPhoto } from '../../../../tests/fixtures/hostileImages';
import { podShop } from '../../../../tests/fixtures/builders/podShop';
import { createPushBrowser } from '../../../../tests/fixtures/servers/pushService';
import { setUpTestApp } from '../../../../tests/fixtures/testApp';
import { isPostgres, times } from '../../../../tests/fixtures/times';
import { activations, podKeys, userPods } from '../../../database/podTables';
import { idImages } from '../../../database/providerTables';
import { notices } from '../../../database/workTables';
import { orders } from '../../../database/orderTables';
import { pushSubscriptions } from '../../../database/pushTables';
import { sessions, users } from '../../../database/accountTables';
import { hashPodKey } from '../../pods/podKeys/podKeySecrets';

const email = 'mara@shop.example';
const podKey = 'ABCDEFGH';

let shop: Shop;
let headers: Record<string, string>;
let userId: string;
const api = await setUpTestApp({ clock: () => shopTime });
const photo = await buildPhoto();

async function createAccount(): Promise<void> {
  await api.reset();
  for (const key of await api.context.blobs.keys()) await api.context.blobs.remove(key);
  shop = await openShop(api);
  ({ headers, userId } = await api.signedIn({ email, emailVerified: true }));
  await podShop(api).load({ key: podKey });
}
beforeEach(createAccount);

const database = () => api.context.database;
const call = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
  api.app.request(path, {
    method,
    headers: { ...headers, ...more, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const remove = () => call('DELETE', '/v1/app/user', { confirm: email });
const accounts = () => database().select().from(users);
/** Alternates which of the two requests starts first. */
const runConcurrently = async (first: () => Promise<Response>, second: () => Promise<Response>, round: number) => {
  const late = async (work: () => Promise<Response>) => {
    await new Promise((resolve) => setTimeout(resolve, isPostgres ? (round % 7) * 3 : 0));
    return work();
  };
  const [a, b] = round % 2 ? [first(), late(second)] : [late(first), second()];
  return Promise.all([a, b]);
};
async function repeatTest(work: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < times(isPostgres ? 14 : 2, 140); round += 1) {
    if (round > 0) await createAccount();
    await work(round);
  }
}

test('D-16 while an order is placed: the account and its order both stay, or neither exists', async () => {
  await repeatTest(async (round) => {
    const image = { userId, providerId: 'alder', blobKey: randomUUID(), createdAt: shopTime };
    await api.context.blobs.put(image.blobKey, new Uint8Array(1));
    await database().insert(idImages).values(image);
    const [removed, placed] = await runConcurrently(remove, async () => shop.place(headers), round);
    const photos = [await database().select().from(idImages), await api.context.blobs.keys()];
    expect(photos.map(({ length }) => length)).toEqual(removed.status === 204 ? [0, 0] : [1, 1]);
    const placedOrders = await database().select().from(orders);
    const accountCount = (await accounts()).length;
    expect([
      [204, 401, 0, 0],
      [204, 422, 0, 0],
      [409, 201, 1, 1],
    ]).toContainEqual([removed.status, placed.status, accountCount, placedOrders.length]);
    expect(placedOrders.map((order) => order.userId)).toEqual(placedOrders.map(() => userId));
  });
});

test('D-24 while a pod is confirmed: its key is used if the response said so, and no list is orphaned', async () => {
  await repeatTest(async (round) => {
    const keyHash = hashPodKey(api.context.settings, podKey);
    const [showing] = await database()
      .insert(activations)
      .values({ userId, keyHash, createdAt: shopTime, expiresAt: new Date(shopTime.getTime() + 60_000) })
      .returning();
    const confirm = async () => call('POST', '/v1/app/unlock/confirm', { activationId: showing!.id });
    const [removed, confirmed] = await runConcurrently(remove, confirm, round);
    expect(removed.status).toBe(204);
    expect([200, 401, 404]).toContain(confirmed.status);
    const [key] = await database().select().from(podKeys);
    expect(key!.unlockedBy).toBeNull();
    if (confirmed.status === 200) expect(key!.unlockedAt).toEqual(shopTime);
    expect([await database().select().from(userPods), await accounts()]).toEqual([[], []]);
  });
});

test('D-22 while somebody signs in with a code: that session ends or never starts, and no account is created', async () => {
  await repeatTest(async (round) => {
    await call('POST', '/v1/app/user/auth/email', { email });
    const otp = /\d{6}/.exec(api.context.outbox.list()[0]!.text)![0];
    const signIn = async () => call('POST', '/v1/app/user/auth/email/login', { email, otp });
    const [removed, entered] = await runConcurrently(remove, signIn, round);
    expect(removed.status).toBe(204);
    expect([200, 400]).toContain(entered.status);
    if (entered.status === 200) {
      const { appToken } = (await entered.json()) as { appToken: string };
      expect(
        (await call('DELETE', '/v1/app/user/logout', undefined, { authorization: `Bearer ${appToken}` })).status,
      ).toBe(401);
    }
    expect([await accounts(), await database().select().from(sessions)]).toEqual([[], []]);
  });
});

test('D-22 twice concurrently: one succeeds, the other gets a 401, and one message is sent', async () => {
  await repeatTest(async (round) => {
    const responses = await runConcurrently(remove, remove, round);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 401]);
    expect(await database().select().from(notices)).toHaveLength(1);
  });
});

test('D-19 while an image is uploaded: neither its row nor its bytes remain', async () => {
  await repeatTest(async (round) => {
    const upload = async () => {
      const body = new FormData();
      body.append('file', new File([photo as BlobPart], 'id.jpg'));
      return api.app.request('/v1/app/user/upload-id?providerId=alder', { method: 'POST', headers, body });
    };
    const [removed, uploaded] = await runConcurrently(remove, upload, round);
    expect(removed.status).toBe(204);
    expect([200, 401]).toContain(uploaded.status);
    expect([await database().select().from(idImages), await api.context.blobs.keys()]).toEqual([[], []]);
  });
});

test('D-30 while the account does anything else: that succeeds or gives a 401, never a server error', async () => {
  const subscription = {
    endpoint: 'https://push.example/send/mara',
    keys: createPushBrowser().keys,
    localeId: 'en-US',
  };
  const calls: [string, string, unknown?][] = [
    ['POST', '/v1/app/user/pods', { podKey }],
    ['POST', '/v1/app/unlock/activation-sequence', { podKey }],
    ['POST', '/v1/app/membership/trial', {}],
    ['POST', '/v1/app/push/subscriptions', subscription],
    ['POST', '/v1/app/user/task-to-change-email', { email: 'mara.lind@shop.example' }],
    ['PUT', '/v1/app/user/v2', { givenName: 'Mara' }],
    ['GET', '/v1/app/rewards'],
    ['GET', '/v1/app/user/data'],
  ];
  await repeatTest(async (round) => {
    const [removed, ...others] = await Promise.all([
      (async () => {
        await new Promise((resolve) => setTimeout(resolve, isPostgres ? round : 0));
        return remove();
      })(),
      ...calls.map(([method, path, body]) =>
        method === 'GET' ? api.app.request(path, { headers }) : call(method, path, body),
      ),
    ]);
    expect(removed!.status).toBe(204);
    const outcomes = others.map(({ status }, index) => `${calls[index]![1]} ${status}`);
    expect(outcomes.filter((line) => !/ (200|201|401|404|409)$/.test(line))).toEqual([]);
    expect([await accounts(), await database().select().from(pushSubscriptions)]).toEqual([[], []]);
  });
});

test('D-30 a write for an account deleted in the meantime gives a 401', async () => {
  const { userId: other, headers: theirs } = await api.signedIn();
  const { limits } = api.context;
  const { consumeAll } = limits;
  // Runs between reading the session and writing what was requested.
  limits.consumeAll = async (...limitArguments) => {
    await database().delete(users).where(eq(users.id, other));
    return consumeAll(...limitArguments);
  };
  try {
    const response = await read(
      api.app.request('/v1/app/unlock/activation-sequence', {
        method: 'POST',
        headers: { ...theirs, 'content-type': 'application/json' },
        body: JSON.stringify({ podKey }),
      }),
    );
    expect([response.status, response.body.code]).toEqual([401, 'unauthenticated']);
  } finally {
    limits.consumeAll = consumeAll;
  }
});
