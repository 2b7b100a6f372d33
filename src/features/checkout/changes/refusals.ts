import type { CheckoutStepId } from '../steps/steps';
import { isServerBusy } from '../../../data/retryWhenBusy';
import type { ProblemCode } from '../../../domain/api/problemCodes';
import type { ApiError, ErrorCode } from '../../../data/apiError';

const stepByCode: Partial<Record<ErrorCode, CheckoutStepId>> = {
  name_missing: 'details',
  terms_not_accepted: 'details',
  id_missing: 'id',
  open_orders_id: 'id',
  provider_unavailable: 'address',
  address_unknown: 'address',
  address_incomplete: 'address',
  address_out_of_zone: 'address',
  open_orders_address: 'address',
  window_reserved: 'time',
};

const stepByField: Record<string, CheckoutStepId> = {
  note: 'address',
  addressTwo: 'address',
  placeId: 'address',
  slotStart: 'time',
};

const cartCodes: ReadonlySet<ErrorCode> = new Set<ProblemCode>([
  'under_minimum',
  'over_weight_limit',
  'address_weight_limit',
  'id_weight_limit',
  'reward_minimum',
]);

/** Returns the step that can fix the server's refusal, or the review. */
export function stepToFix({ code, problem }: ApiError): CheckoutStepId {
  const fields = problem.errors?.map(({ path }) => stepByField[path]) ?? [];
  return stepByCode[code] ?? fields.find((step) => step !== undefined) ?? 'review';
}

export const isFixedInCart = ({ code }: ApiError): boolean => cartCodes.has(code);

/** True if the rest of the chosen slot is reserved for other shoppers. */
export const isWindowReserved = ({ code }: ApiError): boolean => code === 'window_reserved';

/**
 * True if the order may or may not have been placed: there was no response, or a server error that may have followed
 * the placement. A busy server has not placed this order, but it may have placed an earlier attempt whose outcome is
 * still open.
 */
export function isOutcomeUnknown(error: ApiError, hasOpenAttempt: boolean): boolean {
  const { status } = error;
  return isServerBusy(error) ? hasOpenAttempt : status === 0 || status >= 500;
}
