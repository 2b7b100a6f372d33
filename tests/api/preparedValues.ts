import type { Order } from '../../src/domain/order/orderSchema';
import { referralCodeLength, referralLetters } from '../../src/domain/order/rewards';
import { pushId } from '../../netlify/services/messages/push/pushSubscription';
import { buildPlaceId, firstSlot, nextDaySlot } from '../fixtures/builders/orderShop';
import { buildPhoto, gif, svg } from '../fixtures/hostileImages';
import { createPushBrowser } from '../fixtures/servers/pushService';
import type { Prepared } from './schemaArbitrary';

export const unlockedKey = 'ABCDEFGH';
/** On the owner's list and not unlocked, so that it can be removed. */
export const savedKey = 'SAVEDKEY';
export const freeKeys = ['HGFEDCBA', 'QRSTUVWX', 'PODSPODS'];
export const referralCode = referralLetters.slice(0, referralCodeLength);
export const batchId = 'b1';
export const alertId = 'a1a1a1a1-0000-4000-8000-000000000001';
export const activationId = 'a0a0a0a0-0000-4000-8000-000000000001';
export const freshEmail = 'fresh@shop.example';
export const staffEmail = 'sam@staff.example';
export const pushEndpoint = 'https://push.example/send/owner';

interface PreparedRows {
  order: Order;
  staffId: string;
  runId: string;
  browserKeys: ReturnType<typeof createPushBrowser>['keys'];
}

const buildList = (count: number, build: (n: number) => string) =>
  Array.from({ length: count }, (_, index) => build(index + 1));

/** Values for parameter names. A new operation whose parameters have these names needs no changes here. */
export const buildPreparedValues = async ({ order, staffId, runId, browserKeys }: PreparedRows): Promise<Prepared> => ({
  providerId: ['alder'],
  detailsId: [order.detailsId],
  orderLogId: [order.orderLogId],
  orderNumber: [order.orderNumber],
  staffId: [staffId],
  runId: [runId],
  role: ['staff'],
  csv: ['productVariantId,price\npod-a,31', 'productVariantId,price\npod-x,31'],
  day: ['2026-07-04'],
  open: ['09:00'],
  close: ['20:00'],
  leadtime: [30],
  timeframe: [60],
  until: ['2027-01-01T00:00:00.000Z'],
  podKey: [unlockedKey, savedKey, unlockedKey, savedKey, ...freeKeys],
  activationId: [activationId],
  alertId: [alertId],
  postalCode: ['90012'],
  batchId: [batchId],
  slug: ['blue-ridge'],
  subscriptionId: [pushId(pushEndpoint)],
  endpoint: [pushEndpoint, 'https://push.example/send/another'],
  keys: [browserKeys, createPushBrowser().keys],
  auth: [browserKeys.auth],
  placeId: [buildPlaceId(), buildPlaceId('90012', '200 N Main St')],
  slotStart: [firstSlot, nextDaySlot],
  productVariantId: ['pod-a', 'pod-b', 'pod-a', 'pod-new'],
  items: [[{ productVariantId: 'pod-a', quantity: 2, price: 30 }]],
  file: [await buildPhoto(), await buildPhoto(), svg, gif],
  email: [...buildList(40, (n) => `shopper${n}@shop.example`), 'owner@shop.example'],
  phoneNumber: [...buildList(40, (n) => `213555${String(1000 + n).slice(-4)}`), '2135550199'],
  contactPhone: ['2135550142'],
  orderType: ['delivery'],
  lat: ['34.05', '49.28'],
  lng: ['-118.24', '-123.12'],
  text: ['Los Angeles', '90012', '123 N Spring St, Los Angeles'],
  nearState: ['CA'],
  nearLat: ['34.1'],
  nearLng: ['-118.2'],
  register: [true],
  link: [false],
  score: [1, 2, 3, 4, 5],
  tags: [[]],
  effects: [[], ['relaxed']],
  returnTo: ['/us/en/user/account'],
  purchaseLimitGrams: [1000],
  purchaseLimitOilGrams: [1000],
  deliveryMinimumDaysInAdvance: [0],
  useRewards: [false],
  confirm: [freshEmail],
  referralCode: [referralCode],
  year: ['2026'],
  timezone: ['America/Los_Angeles'],
  near: ['90012'],
  before: ['1767225600000_00000000-0000-4000-8000-000000000000'],
  unrated: ['true', 'false'],
  startDate: ['2026-01-01'],
  endDate: ['2026-12-31T00:00:00Z'],
  sort: ['createdDate,desc'],
  page: ['0', '1'],
  size: ['1', '100'],
});
