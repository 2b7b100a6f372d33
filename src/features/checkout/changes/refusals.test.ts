import { describe, expect, test } from 'vitest';
import { ApiError, type ErrorCode } from '../../../data/apiError';
import { isFixedInCart, isOutcomeUnknown, stepToFix } from './refusals';
import type { CheckoutStepId } from '../steps/steps';

const refused = (code: ErrorCode, path?: string) =>
  new ApiError(422, { code, ...(path && { errors: [{ path, message: 'expected something else' }] }) });

describe('S8-04 the step that can fix a refusal', () => {
  test.each<[ApiError, CheckoutStepId, boolean]>([
    [refused('name_missing'), 'details', false],
    [refused('terms_not_accepted'), 'details', false],
    [refused('id_missing'), 'id', false],
    [refused('provider_unavailable'), 'address', false],
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
    expect([stepToFix(error), isFixedInCart(error)]).toEqual([step, isInCart]);
  });
});

const busy = new ApiError(503, { code: 'server_busy' });

test.each<[string, ApiError, boolean, boolean]>([
  ['no response', new ApiError(0), false, true],
  ['status 500', new ApiError(500), false, true],
  ['another 503', new ApiError(503, { code: 'database_busy' }), false, true],
  ['a busy server', busy, false, false],
  ['a busy server, while an earlier attempt is open', busy, true, true],
  ['status 409', new ApiError(409), false, false],
  ['status 422', new ApiError(422), false, false],
  ['status 401', new ApiError(401), false, false],
])('D-16 after %s the checkout knows whether the order may have been placed', (_, error, hasOpenAttempt, expected) => {
  expect(isOutcomeUnknown(error, hasOpenAttempt)).toBe(expected);
});
