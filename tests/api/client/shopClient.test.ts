import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiDocument } from '../../../netlify/routes/apiDocument/openApiTypes';
import type { Order } from '../../../src/domain/order/orderSchema';
import { buildPlaceId, firstSlot, openShop, shopTime } from '../../fixtures/builders/orderShop';
import { buildPhoto } from '../../fixtures/hostileImages';
import { setUpTestApp } from '../../fixtures/testApp';
import { fillPods } from '../fillPods';
import { unlockedKey } from '../preparedValues';
import { compileClient, generateTypes } from './compileClient';

const api = await setUpTestApp({ clock: () => shopTime });
let text: string;
beforeAll(async () => {
  text = await (await api.app.request('/v1/openapi.json')).text();
});

describe('a client whose types come from the document', () => {
  test('D-36 compiles without casts', async () => {
    expect(compileClient(await generateTypes(JSON.parse(text) as ApiDocument))).toEqual([]);
  });

  const changes: Record<string, (document: ApiDocument) => void> = {
    'a renamed parameter': ({ paths }) => {
      const [providerId] = paths['/.netlify/functions/delivery-provider-products']!.get!.parameters!;
      providerId!.name = 'provider';
    },
    'a field of a request that must be sent': ({ components }) => {
      components.schemas.PlaceOrder!.required!.push('note');
    },
    'a field of a response that can be missing': ({ components }) => {
      delete components.schemas.CurrentTerms!.required;
      components.schemas.UserUpdate!.required = ['termsVersion'];
    },
  };
  test.each(Object.keys(changes))('D-36 does not compile after %s', async (name) => {
    const document = JSON.parse(text) as ApiDocument;
    changes[name]!(document);
    const [first] = compileClient(await generateTypes(document));
    expect(first).toMatch(/^shopClient\.ts:\d+ /);
  });

  test('S1-13 S7-33 D-36 signs up, orders, follows the order and rates a pod', async () => {
    const shop = await openShop(api);
    // Its types exist in this test only, so the type check of the project must not follow the import.
    const { openShopClient } = (await import(`${'./shopClient'}.ts`)) as { openShopClient: OpenClient };
    const client = openShopClient({
      baseUrl: 'https://shop.example',
      fetch: async (request) => api.app.request(request),
    });
    const { uuid } = await client.signUp(
      'ada@shop.example',
      () => /\d{6}/.exec(api.context.outbox.list()[0]!.text)![0],
    );
    const idPhoto = new Blob([new Uint8Array(await buildPhoto())], { type: 'image/jpeg' });
    const order = await client.order({ placeId: buildPlaceId(), slotStart: firstSlot, idPhoto });
    expect(order).toMatchObject({ status: 'PLACED', provider: { id: 'alder' } });
    expect([await client.follow(order), await client.follow(order)]).toEqual(['PLACED', null]);
    await shop.complete(order);
    expect(await client.follow(order)).toBe('COMPLETED');
    await fillPods(api, uuid);
    expect(await client.rate(unlockedKey, 5)).toContainEqual([unlockedKey, 5]);
  });
});

type OpenClient = (options: { baseUrl: string; fetch: (request: Request) => Promise<Response> }) => {
  signUp: (email: string, readCode: () => string) => Promise<{ uuid: string }>;
  order: (choice: { placeId: string; slotStart: string; idPhoto: Blob }) => Promise<Order>;
  follow: (order: Order) => Promise<string | null>;
  rate: (podKey: string, score: number) => Promise<[string, number | null][]>;
};
