import type { Customer } from '../../../src/domain/order/customerSchema';
import { orderSchema } from '../../../src/domain/order/orderSchema';
import { orderTotals } from '../../../src/domain/delivery/orderTotals';

const money = (amount: number) => ({ amount, currencyCode: 'USD' });
const price = 34.5;
const quantity = 2;
const totals = orderTotals({ subtotal: price * quantity, deliveryFee: 5, taxRate: 0.345 });
const detailsId = '9b2f6d1e8a434f0bb0f56f1d5f0a7c11';
const providerId = 'sunhollow-los-angeles';

export const exampleOrder = orderSchema.parse({
  orderNumber: 'K7RM4WXT',
  orderLogId: '4f1d2c3b-7a59-4c1e-9d57-0f6a2e8b1c3d',
  detailsId,
  detailsPagePath: `/delivery/order/${providerId}/${detailsId}`,
  status: 'PLACED',
  orderType: 'delivery',
  provider: {
    id: providerId,
    name: 'Sunhollow Los Angeles',
    timezone: 'America/Los_Angeles',
    licence: 'C9-0990001-LIC',
    phone: '2135550100',
  },
  items: [
    {
      productVariantId: 'california-cellar-stair-500mg',
      title: 'Cellar Stair',
      brand: 'Tidewright',
      quantity,
      price: money(price),
      itemTotal: money(totals.subtotal),
    },
  ],
  subtotal: money(totals.subtotal),
  taxTotal: money(totals.taxTotal),
  deliveryFeeTotal: money(totals.deliveryFeeTotal),
  rewardTotal: money(totals.rewardTotal),
  total: money(totals.total),
  deliveryAddress: {
    placeId: 'gz:VVN8OTAwMTJ8MTIzIE4gU3ByaW5nIFN0',
    addressOne: '123 N Spring St',
    addressTwo: 'Unit 5',
    city: 'Los Angeles',
    state: 'CA',
    country: 'US',
    postalCode: '90012',
    description: '123 N Spring St, Unit 5, Los Angeles, CA 90012',
    latitude: 34.0614,
    longitude: -118.2385,
  },
  slot: { start: '2026-07-01T18:00:00.000Z', end: '2026-07-01T19:00:00.000Z' },
  note: 'Ring twice',
  contactPhone: '2135550123',
  placedAt: '2026-07-01T16:00:00.000Z',
  events: [{ status: 'PLACED', at: '2026-07-01T16:00:00.000Z', reason: null }],
});

export const exampleCustomer: Customer = {
  givenName: 'Ada',
  familyName: 'Reyes',
  email: 'ada@mail.example',
  emailVerified: true,
  phoneNumber: '2135550123',
  phoneNumberVerified: true,
  othersAtAddress: 0,
};
