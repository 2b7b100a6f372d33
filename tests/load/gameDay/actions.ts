import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signatureHeaders } from '../../../netlify/platform/webhooks/webhooks';
import type { LoadShop } from '../loadShop';

/** The actions that people try, in the words of the report. */
export type Action =
  | 'browse'
  | 'see stock'
  | 'find an address'
  | 'sign in'
  | 'upload an ID'
  | 'order'
  | 'track'
  | 'see pods'
  | 'fulfill';

export interface Seen {
  ok: number;
  failed: number;
  /** How often each refusal was seen: '503 database_unavailable'. */
  refusals: Map<string, number>;
  timesMs: number[];
}

interface Parts {
  origin: string;
  shop: LoadShop;
  secret: string;
  photo: Buffer;
  placeId: string;
}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
const json = { 'content-type': 'application/json' };

/** One try of each action. Orders that were placed are tracked later. */
export function createActions({ origin, shop, secret, photo, placeId }: Parts) {
  const placed: { authorization: string; detailsId: string }[] = [];
  const call = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, signal: AbortSignal.timeout(10_000) });
  const actions: Record<Action, () => Promise<Response>> = {
    browse: () => call('/us/en'),
    'see stock': () => call(`/.netlify/functions/delivery-provider-products?providerId=${shop.providerId}`),
    'find an address': () => call('/.netlify/functions/delivery-suggestions?text=233%20S%20Spring%20St'),
    'sign in': () =>
      call('/v1/app/user/auth/email', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email: `${randomUUID()}@shop.example`, register: true }),
      }),
    'upload an ID': () => {
      const body = new FormData();
      body.append('file', new File([photo as BlobPart], 'id.jpg'));
      const { authorization } = pick(shop.shoppers);
      return call(`/v1/app/user/upload-id?providerId=${shop.providerId}`, {
        method: 'POST',
        headers: { authorization },
        body,
      });
    },
    order: async () => {
      const { authorization, addressTwo } = pick(shop.shoppers);
      const response = await call('/v1/app/orders', {
        method: 'POST',
        headers: { ...json, authorization, 'idempotency-key': randomUUID() },
        body: JSON.stringify({ ...pick(shop.spread), placeId, addressTwo }),
      });
      if (response.status === 201) {
        const { detailsId } = (await response.clone().json()) as { detailsId: string };
        placed.push({ authorization, detailsId });
      }
      return response;
    },
    track: async () => {
      const order = pick(placed);
      if (!order) throw new Error('no order was placed yet');
      return call(`/v1/app/orders/${shop.providerId}/${order.detailsId}`, {
        headers: { authorization: order.authorization },
      });
    },
    'see pods': () => call('/v1/app/user/pods', { headers: { authorization: pick(shop.shoppers).authorization } }),
    fulfill: () => {
      const body = JSON.stringify({ type: 'orders.list' });
      const headers = { ...json, ...signatureHeaders(secret, { id: randomUUID(), at: new Date(), body }) };
      return call(`/v1/webhooks/dispensary/${shop.providerId}`, { method: 'POST', headers, body });
    },
  };
  return { actions, placed: () => placed.length };
}

async function tryOnce(action: () => Promise<Response>, seen: Seen): Promise<void> {
  const start = performance.now();
  const failure = await action().then(
    async (response) => {
      const text = await response.text();
      if (response.ok) return null;
      const code = /"code":"(\w+)"/.exec(text)?.[1] ?? '';
      return `${response.status} ${code}`.trim();
    },
    (error: unknown) => (error instanceof Error ? error.name : 'no answer'),
  );
  seen.timesMs.push(performance.now() - start);
  if (failure === null) seen.ok += 1;
  else {
    seen.failed += 1;
    seen.refusals.set(failure, (seen.refusals.get(failure) ?? 0) + 1);
  }
}

/** Tries every action `perSecond` times a second for some seconds, whether or not earlier tries have ended. */
export async function load(
  actions: Record<Action, () => Promise<Response>>,
  { seconds, perSecond }: { seconds: number; perSecond: number },
): Promise<Map<Action, Seen>> {
  const all = new Map<Action, Seen>();
  const running: Promise<void>[] = [];
  for (const name of Object.keys(actions) as Action[])
    all.set(name, { ok: 0, failed: 0, refusals: new Map(), timesMs: [] });
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    for (const [name, seen] of all) running.push(tryOnce(actions[name], seen));
    await pause(1000 / perSecond);
  }
  await Promise.all(running);
  return all;
}
