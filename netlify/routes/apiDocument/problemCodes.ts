import type { ErrorStatus } from '../../platform/errors';

export interface ProblemCode {
  code: string;
  status: ErrorStatus;
  meaning: string;
  /**
   * Path prefixes of the calls that return this code; a `$` at the end makes it an exact path. Without `at`, every call that
   * may return the status can return the code.
   */
  at?: readonly string[];
}

const everything = '/v1/app/';
const codes = '/v1/app/user/auth/';
const changes = '/v1/app/user/task-to-change-';
const changed = '/v1/app/user/execute-change-';
const confirms = '/v1/app/user/task-to-confirm';
const confirmed = '/v1/app/user/execute-confirm';
const orders = '/v1/app/orders';
const ordersPlaced = '/v1/app/orders$';
const membership = '/v1/app/membership';
const functions = '/.netlify/functions/delivery-';
const dispensary = '/v1/webhooks/dispensary/';
const idImages = '/v1/dispensary/id-images/';
const stripe = '/v1/webhooks/stripe';
const upload = '/v1/app/user/upload';
const batches = '/v1/app/batches/';
const pods = '/v1/app/user/pods';
const unlock = '/v1/app/unlock/';
const account = '/v1/app/user/v2';
const rewards = '/v1/app/rewards';
const push = '/v1/app/push/';
const deletion = '/v1/app/user$';

const asks = [`${codes}email$`, `${codes}phone$`, changes, confirms];
const texts = [`${codes}phone$`, `${changes}phone$`, confirms];

type Row = [code: string, status: ErrorStatus, meaning: string, ...at: string[]];

const rows: Row[] = [
  ['malformed_body', 400, 'The body is not of the type that its Content-Type names.', '/v1/', '/pas/'],
  ['invalid_code', 400, 'The one-time code is wrong, used or too old.', codes, changed, confirmed],
  ['place_unknown', 400, 'No place has this id.', `${functions}available-providers`],
  ['unauthenticated', 401, 'There is no token, or it is no longer valid.', everything, '/pas/'],
  ['signature_invalid', 401, 'The signature, its time or its sender is not right.', dispensary, stripe],
  ['confirmation_required', 403, 'No code was entered in this session for 15 minutes: confirm it first.', changes],
  ['account_unknown', 404, 'No account has this e-mail address or number.', codes],
  ['order_unknown', 404, 'No order of this shopper or dispensary has this id.', orders, dispensary],
  ['provider_unknown', 404, 'No dispensary has this id.', `${functions}provider`, upload, rewards, dispensary],
  ['product_unknown', 404, 'The dispensary carries no such variant.', dispensary],
  ['place_unknown', 404, 'No place of the United States or Canada is there.', `${functions}place`, `${functions}geo`],
  ['id_missing', 404, 'The shopper has deleted the photo.', dispensary, idImages],
  ['link_unknown', 404, 'The link was used, is too old or was never made.', idImages],
  ['batch_unknown', 404, 'No batch has this id.', batches],
  ['pod_unknown', 404, 'The shopper has no such pod.', pods, `${unlock}confirm`],
  ['rating_unknown', 404, 'The shopper has not rated this pod.', `${pods}/`],
  ['activation_unknown', 404, 'The shopper has no such activation.', `${unlock}confirm`],
  ['subscription_unknown', 404, 'No browser of the shopper has this subscription.', push],
  ['not_found', 404, 'There is nothing at this address.', stripe],
  ['method_not_allowed', 405, 'Another method is answered at this address; see `Allow`.'],
  ['request_timeout', 408, 'The body took too long to arrive.', upload],
  ['account_exists', 409, 'An account has this e-mail address or number.', codes, changes, changed],
  ['destination_unchanged', 409, 'The account has this destination already.', changes, changed],
  ['destination_missing', 409, 'The account has no verified destination of this channel.', confirms],
  ['order_changed', 409, 'Prices, stock or window changed; `changes` has the new figures.', orders],
  ['open_orders_limit', 409, 'The account has as many open orders as it may have.', ordersPlaced],
  ['open_orders_address', 409, 'As many orders to this address are open as may be.', ordersPlaced],
  ['open_orders_phone', 409, 'As many orders with this phone number are open as may be.', ordersPlaced],
  ['open_orders_id', 409, 'As many orders with this image of an ID are open as may be.', ordersPlaced],
  ['window_reserved', 409, 'What is left of the window is kept for accounts with a completed order.', ordersPlaced],
  ['order_open', 409, 'An order is under way; `errors` has the number of each.', deletion],
  ['order_ended', 409, 'The order has ended, so its ID photo is no longer shown.', dispensary],
  ['order_status_conflict', 409, 'The order can no longer be moved so.', orders, dispensary],
  ['membership_none', 409, 'The shopper is no member.', membership],
  ['membership_exists', 409, 'The shopper is a member already.', membership],
  ['membership_ends', 409, 'The membership has ended or is about to.', membership],
  ['membership_busy', 409, 'Another change of the membership is under way.', membership],
  ['trial_used', 409, 'The free trial is had once.', membership],
  ['pod_taken', 409, 'Another account unlocked this pod.', pods, unlock],
  ['pod_not_offered', 409, 'The pod is not offered in this region.', pods, unlock],
  ['pod_unlocked', 409, 'A pod that was unlocked stays on the list.', pods],
  ['rating_closed', 409, 'A rating can be changed for 30 days.', pods],
  ['activation_expired', 409, 'The sequence is too old to be confirmed.', unlock],
  ['push_off', 409, 'The shop sends no alerts.', push],
  ['too_large', 413, 'The body is too long.'],
  ['file_too_large', 413, 'The image is larger than 4 MB.', upload],
  ['unsupported_type', 415, 'The Content-Type is not one that this call takes.'],
  ['unsupported_image', 415, 'Not a JPEG, PNG or WebP image; or it is animated or interlaced.', upload],
  ['not_valid', 422, 'Parts of what was sent are not valid; `errors` names each.'],
  ['phone_not_supported', 422, 'Not an ordinary number of the United States or Canada.', '/v1/app/user/', orders],
  ['referral_code_unknown', 422, 'No shopper has this referral code.', account],
  ['referral_code_own', 422, 'The code is the shopper’s own, or of somebody whom they invited.', account],
  ['referral_code_used', 422, 'The shopper has used a code already.', account],
  ['referral_code_late', 422, 'A code counts before the first order alone.', account],
  ['invalid_pod_key', 422, 'No pack bears this key.', pods, unlock],
  ['image_blank', 422, 'The image shows nothing: it is of one color, or nearly.', upload],
  ['image_too_large', 422, 'The image has more pixels than a photo.', upload],
  ['image_too_small', 422, 'The image has fewer than 480 × 300 pixels.', upload],
  ['unreadable_image', 422, 'The image cannot be read.', upload],
  ['provider_unknown', 422, 'This dispensary does not deliver.', orders],
  ['id_missing', 422, 'The dispensary has no image of the shopper’s ID.', orders],
  ['address_unknown', 422, 'No place has this id.', orders],
  ['address_incomplete', 422, 'The place is no house.', orders],
  ['address_out_of_zone', 422, 'The dispensary does not deliver there.', orders],
  ['reward_minimum', 422, 'The order is too small for the credit to count.', orders],
  ['under_minimum', 422, 'Less than the dispensary delivers.', orders],
  ['over_weight_limit', 422, 'More than a shopper may buy on one day.', orders],
  ['address_weight_limit', 422, 'More than may be delivered to one address on one day.', orders],
  ['id_weight_limit', 422, 'More than may be bought with one ID on one day.', orders],
  ['idempotency_mismatch', 422, 'The key was used for another order.', orders],
  ['proof_of_work_required', 428, 'Solve `proofOfWork` and call again.', `${codes}phone$`, `${changes}phone$`],
  ['code_just_sent', 429, 'A code was sent a moment ago; see `Retry-After`.', ...asks],
  ['sms_limited', 429, 'Text messages to new numbers are used up for now; e-mail still works.', ...texts],
  ['too_many_requests', 429, 'Too many tries; `Retry-After` says when the next is free.'],
  ['orders_per_hour', 429, 'The account has placed as many orders as it may within an hour.', ordersPlaced],
  ['cancellations_per_day', 429, 'The account has canceled as many orders as it may on a day.', ordersPlaced],
  ['server_error', 500, 'A fault of ours; `errors` has the id of the request.'],
  ['sending_failed', 502, 'The code could not be sent.', codes, changes, confirms],
  ['maps_failed', 502, 'The maps service refuses us.', functions, orders],
  ['maps_unavailable', 503, 'The maps service gives no answer.', functions, orders],
  ['database_unavailable', 503, 'The database cannot be reached.'],
  ['database_busy', 503, 'The database takes too long.'],
  ['stopping', 503, 'The server is about to end.', '/v1/health'],
  ['uploads_busy', 503, 'Too many images are being checked; see `Retry-After`.', upload, idImages],
  ['storage_unavailable', 503, 'The store of images cannot be reached.', upload, idImages],
  ['billing_unavailable', 503, 'The billing service gives no answer.', membership, stripe],
  ['billing_busy', 503, 'Another message about the same member is being taken.', stripe],
];

/** Every problem code with the calls that return it. Tests compare the list with the source code and the declared responses. */
export const problemCodes: readonly ProblemCode[] = rows.map(([code, status, meaning, ...at]) => ({
  code,
  status,
  meaning,
  ...(at.length && { at }),
}));

const isAt = (path: string, at: string): boolean => (at.endsWith('$') ? path === at.slice(0, -1) : path.startsWith(at));

/** The codes a call may return with a status. A 405 belongs to a path, not to a call. */
export const codesOf = (path: string, status: number): ProblemCode[] =>
  problemCodes.filter((each) => each.status === status && (each.at?.some((at) => isAt(path, at)) ?? true));
