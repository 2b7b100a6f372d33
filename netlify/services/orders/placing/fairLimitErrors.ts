import type { OrderLimitScope } from '../../../../src/domain/order/fairLimits';
import { ServiceError } from '../../../platform/errors';
import type { ProblemCode } from '../../../../src/domain/api/problemCodes';

const openOrdersErrors: Record<OrderLimitScope, { code: ProblemCode; detail: (count: number) => string }> = {
  account: {
    code: 'open_orders_limit',
    detail: (count) =>
      `You already have ${count} open orders. You can place another once one is delivered or canceled.`,
  },
  door: {
    code: 'open_orders_address',
    detail: (count) =>
      `This address already has ${count} open orders. Please confirm your phone number in your account to order anyway, or use another address.`,
  },
  phone: {
    code: 'open_orders_phone',
    detail: (count) =>
      `This phone number already has ${count} open orders. Please confirm it in your account to order anyway, or enter another number.`,
  },
  id: {
    code: 'open_orders_id',
    detail: (count) =>
      `There are already ${count} open orders with this ID photo. Please wait until one is delivered or canceled, or take a new photo of your own ID.`,
  },
};

export const openOrdersExceeded = (holder: OrderLimitScope, count: number) =>
  new ServiceError({ ...openOrdersErrors[holder], detail: openOrdersErrors[holder].detail(count) });

const networkDetail = 'New customers on your network already have many open orders for this day.';

export const networkShareExceeded = (hasVerifiedPhone: boolean) =>
  new ServiceError({
    code: 'open_orders_network',
    detail: hasVerifiedPhone
      ? `${networkDetail} Please choose another day, or use another connection.`
      : `${networkDetail} Please confirm your phone number in your account, choose another day, or use another connection.`,
  });

export const ordersPerHourExceeded = (count: number, retryAfterSeconds: number) =>
  new ServiceError({
    code: 'orders_per_hour',
    detail: `You have placed ${count} orders within an hour.`,
    retryAfterSeconds,
  });

export const cancellationsExceeded = (count: number, retryAfterSeconds: number) =>
  new ServiceError({
    code: 'cancellations_per_day',
    detail: `You have canceled ${count} orders today, so you can place your next one tomorrow.`,
    retryAfterSeconds,
  });
