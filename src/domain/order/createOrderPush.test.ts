import { describe, expect, test } from 'vitest';
import { locales } from '../region/locales';
import { createOrderPush } from './createOrderPush';
import { parsePushNotification, type PushNotification } from '../notification/pushNotification';
import { orderPath, orderStatuses, orderTypes } from './orderStatus';

const order = {
  id: '4f1d2c3b-7a59-4c1e-9d57-0f6a2e8b1c3d',
  orderNumber: 'K7RM4WXT',
  providerId: 'alder',
  detailsId: 'abc123',
  orderType: 'delivery',
  step: 'ON_THE_WAY',
} as const;

describe('S2-18 the text of a push message', () => {
  test('S2-18 has the first eight characters of the order, its status and its page', () => {
    expect(createOrderPush(order, { localeId: 'en-CA', badge: 2 })).toEqual({
      tag: order.id,
      title: 'Order K7RM4WXT: On the way',
      body: 'Have your ID and payment ready.',
      lang: 'en-CA',
      url: '/ca/en/delivery/order/alder/abc123',
      badge: 2,
    });
  });

  test('D-14 a status that no dispensary sets has no message', () => {
    expect(createOrderPush({ ...order, step: 'PLACED' }, { localeId: 'en-US', badge: 1 })).toBeNull();
  });

  test('D-04 every step of each type has its own text in both languages, short enough for a lock screen', () => {
    for (const { id: localeId } of locales)
      for (const orderType of orderTypes) {
        const steps = [...orderStatuses.filter((status) => status !== 'PLACED'), 'LATE' as const];
        const messages = steps.map((step) => createOrderPush({ ...order, orderType, step }, { localeId, badge: 1 })!);
        const ofPath = messages.filter((_, index) => orderPath[orderType].some((status) => status === steps[index]));
        expect(new Set(ofPath.map(({ title }) => title)).size).toBe(orderPath[orderType].length - 1);
        for (const { title, body } of messages) {
          expect(title.length).toBeLessThanOrEqual(50);
          expect(body.length).toBeLessThanOrEqual(80);
          if (localeId === 'fr-CA') expect(title + body).not.toMatch(/'| [:;!?]/);
        }
      }
  });

  test('S2-18 is smaller than any push service’s limit, and round-trips', () => {
    const message = createOrderPush(
      { ...order, providerId: 'p'.repeat(100), step: 'DECLINED' },
      { localeId: 'fr-CA', badge: 9 },
    );
    const text = JSON.stringify(message);
    expect(Buffer.byteLength(text)).toBeLessThan(1000);
    expect(parsePushNotification(text)).toEqual(message);
  });
});

describe('S2-18 rejects a push message that is not ours', () => {
  const good = createOrderPush(order, { localeId: 'en-US', badge: 1 }) as PushNotification;
  test.each<[string, unknown]>([
    ['no JSON', '{'],
    ['null', null],
    ['a number', 7],
    ['an empty title', { ...good, title: '' }],
    ['a title that is not text', { ...good, title: 3 }],
    ['another site', { ...good, url: 'https://evil.example/' }],
    ['another site without its scheme', { ...good, url: '//evil.example/' }],
    ['another site by a backslash', { ...good, url: '/\\evil.example/' }],
    ['a script', { ...good, url: 'javascript:alert(1)' }],
    ['no badge', { ...good, badge: undefined }],
    ['half a badge', { ...good, badge: 1.5 }],
  ])('%s', (_, value) => {
    expect(parsePushNotification(typeof value === 'string' ? value : JSON.stringify(value))).toBeNull();
  });

  test('extra fields are dropped', () => {
    expect(parsePushNotification(JSON.stringify({ ...good, more: 1 }))).toEqual(good);
  });
});
