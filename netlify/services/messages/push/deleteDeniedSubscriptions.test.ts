import { expect, test, vi } from 'vitest';
import { placed } from '../../../../tests/fixtures/builders/orderShop';
import { setUpPushShop } from '../../../../tests/fixtures/builders/setUpPushShop';
import { createPush } from '../../../platform/push/push';
import { createVapidKey, vapidPublicKey } from '../../../platform/push/vapidKeys';
import { sendPushes } from './sendPushes';

const suite = setUpPushShop();

type Shopper = Awaited<ReturnType<typeof suite.shop.shopper>>;

const subscriptionIds = async () => (await suite.push.subscriptions()).map(({ id }) => id).toSorted();

/** Moves a new order of the shopper to ACCEPTED, which sends one message to each of their browsers. */
async function sendOne(shopper: Shopper): Promise<void> {
  await suite.shop.move(await placed(suite.shop.place(shopper.headers)), 'ACCEPTED');
  await sendPushes(suite.push.context);
  suite.now = new Date(suite.now.getTime() + 60_000);
}

const denyFor = (name: string, status: number) => {
  suite.service.respond = ({ path }) => (path === `/send/${name}` ? status : 201);
};
const spyOnErrors = () => vi.spyOn(suite.push.context.log, 'error').mockImplementation(() => undefined);

/** The context of a server with another VAPID pair. */
const withOtherKeys = () => {
  const privateKey = createVapidKey();
  const vapid = { subject: 'mailto:shop@shop.example', privateKey, publicKey: vapidPublicKey(privateKey)! };
  return { ...suite.push.context, push: createPush({ vapid }, 'loopback') };
};

test.each([400, 401, 403])(
  'S2-18 a subscription that is answered %i again and again, while others are accepted, is deleted',
  async (status) => {
    const shopper = await suite.shop.shopper();
    const kept = await suite.push.subscribe(shopper, 'kept');
    const denied = await suite.push.subscribe(shopper, 'denied');
    const error = spyOnErrors();
    denyFor('denied', status);
    await sendOne(shopper);
    await sendOne(shopper);
    expect(await subscriptionIds()).toEqual([kept.id, denied.id].toSorted());
    await sendOne(shopper);
    expect(await subscriptionIds()).toEqual([kept.id]);
    expect(error).not.toHaveBeenCalled();
  },
);

test('S2-18 a message that is accepted in between starts the count again', async () => {
  const shopper = await suite.shop.shopper();
  await suite.push.subscribe(shopper, 'kept');
  await suite.push.subscribe(shopper, 'denied');
  for (const status of [403, 403, 201, 403, 403]) {
    denyFor('denied', status);
    await sendOne(shopper);
  }
  expect(await subscriptionIds()).toHaveLength(2);
});

test('S2-18 a message that is too large says nothing about its subscription', async () => {
  const shopper = await suite.shop.shopper();
  await suite.push.subscribe(shopper, 'kept');
  await suite.push.subscribe(shopper, 'denied');
  denyFor('denied', 413);
  for (let round = 0; round < 4; round += 1) await sendOne(shopper);
  expect(await subscriptionIds()).toHaveLength(2);
});

test('S2-18 if a push service accepts no message, for example because of a wrong key, all subscriptions are kept and an error is logged', async () => {
  const shopper = await suite.shop.shopper();
  for (const name of ['one', 'two']) await suite.push.subscribe(shopper, name);
  const error = spyOnErrors();
  suite.service.status = 403;
  for (let round = 0; round < 3; round += 1) await sendOne(shopper);
  expect(await subscriptionIds()).toHaveLength(2);
  expect(error.mock.calls).toEqual([[expect.stringContaining('VAPID'), { job: 'pushes', count: 2 }]]);
  suite.service.status = 201;
  await sendOne(shopper);
  expect((await suite.push.messages()).filter(({ sentAt }) => sentAt)).toHaveLength(2);
});

test('S2-18 under another key, browsers that subscribed with it do not speak against the earlier ones', async () => {
  const shopper = await suite.shop.shopper();
  const earlier = await suite.push.subscribe(shopper, 'earlier');
  spyOnErrors();
  const original = suite.push.context.push;
  Object.assign(suite.push.context, { push: withOtherKeys().push });
  await suite.push.subscribe(shopper, 'later');
  denyFor('earlier', 403);
  for (let round = 0; round < 4; round += 1) await sendOne(shopper);
  Object.assign(suite.push.context, { push: original });
  expect(await subscriptionIds()).toContain(earlier.id);
});
