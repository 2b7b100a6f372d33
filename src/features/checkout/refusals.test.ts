import { describe, expect, test } from 'vitest';
import { ApiError } from '../../data/apiError';
import { isFixedInCart, isUnanswered, refusedStep } from './refusals';
import type { StepId } from './steps';

const refused = (code: string, path?: string) =>
  new ApiError(422, { code, ...(path && { errors: [{ path, message: 'expected something else' }] }) });

describe('S8-04 the step that can fix a refusal', () => {
  test.each<[ApiError, StepId, boolean]>([
    [refused('id_missing'), 'id', false],
    [refused('provider_unknown'), 'address', false],
    [refused('address_unknown'), 'address', false],
    [refused('address_incomplete'), 'address', false],
    [refused('address_out_of_zone'), 'address', false],
    [refused('open_orders_address'), 'address', false],
    [refused('open_orders_id'), 'id', false],
    [refused('open_orders_limit'), 'review', false],
    [refused('open_orders_phone'), 'review', false],
    [refused('window_reserved'), 'time', false],
    [refused('address_weight_limit'), 'review', true],
    [refused('id_weight_limit'), 'review', true],
    [new ApiError(429, { code: 'orders_per_hour' }), 'review', false],
    [new ApiError(429, { code: 'cancellations_per_day' }), 'review', false],
    [refused('not_valid', 'note'), 'address', false],
    [refused('not_valid', 'addressTwo'), 'address', false],
    [refused('not_valid', 'slotStart'), 'time', false],
    [refused('not_valid', 'items.0.quantity'), 'review', false],
    [refused('under_minimum'), 'review', true],
    [refused('over_weight_limit'), 'review', true],
    [refused('reward_minimum'), 'review', true],
    [refused('idempotency_mismatch'), 'review', false],
    [new ApiError(429, { code: 'too_many_requests' }), 'review', false],
    [new ApiError(0), 'review', false],
  ])('%o', (error, step, isInCart) => {
    expect([refusedStep(error), isFixedInCart(error)]).toEqual([step, isInCart]);
  });
});

test.each([
  [0, true],
  [500, true],
  [503, true],
  [409, false],
  [422, false],
  [401, false],
])('D-16 after status %i it is unknown whether the order was placed: %s', (status, isOpen) => {
  expect(isUnanswered(new ApiError(status))).toBe(isOpen);
});
