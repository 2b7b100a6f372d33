import type { ProblemCode } from '../../src/domain/api/problemCodes';

export const errorStatuses = [
  400, 401, 403, 404, 405, 408, 409, 412, 413, 415, 422, 428, 429, 431, 500, 502, 503,
] as const;
export type ErrorStatus = (typeof errorStatuses)[number];

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
const twilio = '/v1/webhooks/twilio';
const bounces = '/v1/webhooks/bounces';
const upload = '/v1/app/user/upload';
const batches = '/v1/app/batches/';
const ownerRatings = '/v1/app/ratings/';
const pods = '/v1/app/user/pods';
const unlock = '/v1/app/unlock/';
const account = '/v1/app/user/v2';
const rewards = '/v1/app/rewards';
const stockAlerts = '/v1/app/user/stock-alerts$';
const stockAlert = '/v1/app/user/stock-alerts/';
const priceAlerts = '/v1/app/user/price-alerts$';
const track = '/v1/track/';
const reservedSlots = '/v1/app/reserved-slots';
const push = '/v1/app/push/';
const deletion = '/v1/app/user$';
const staff = '/v1/staff/';
const staffAuth = '/v1/staff/auth/';
const members = '/v1/staff/members';
const service = '/v1/staff/service';
const exceptions = `${service}/exceptions/`;
const newProviders = '/v1/staff/providers';
const stock = '/v1/staff/stock';
const review = `${pods}/{podKey}/review$`;
const moderation = '/v1/staff/reviews/';
const staffOrders = '/v1/staff/orders/';
const runs = '/v1/staff/runs';
const driver = '/v1/driver/';
const stops = '/v1/driver/stops/';

const needSignUp = [
  `${pods}$`,
  `${pods}/{podKey}/rating$`,
  review,
  `${unlock}activation-sequence$`,
  stockAlerts,
  priceAlerts,
];
const needConsent = [ordersPlaced, `${upload}-id$`, `${membership}/trial$`, `${membership}/join$`];

const codeRequests = [`${codes}email$`, `${codes}phone$`, `${staffAuth}email$`, changes, confirms];
const codeTexts = [`${codes}phone$`, `${changes}phone$`, confirms];
const codeEmails = [`${codes}email$`, `${changes}email$`, confirms];

/** `at`: path prefixes; `$` ends an exact path. Without one, every call with the status may return the code. */
type Row = [status: ErrorStatus, meaning: string, ...at: string[]];

export const problemRows: Record<ProblemCode, Row> = {
  malformed_request: [400, 'The request could not be read as HTTP.'],
  malformed_body: [400, 'The body does not match its Content-Type.', '/v1/', '/pas/'],
  invalid_code: [400, 'The one-time code is wrong, used or expired.', codes, changed, confirmed, staffAuth],
  place_invalid: [400, 'The place id is unknown.', `${functions}available-providers`],
  unauthenticated: [401, 'The token is missing or no longer valid.', everything, '/pas/', staff, driver],
  signature_invalid: [401, 'The signature, timestamp or sender is invalid.', dispensary, stripe, twilio, bounces],
  confirmation_required: [
    403,
    'The session must be confirmed first: no code was entered in the last 15 minutes.',
    changes,
  ],
  operator_required: [403, 'Only operators can do this.', staff],
  account_unknown: [404, 'No account has this email or phone number.', codes],
  order_unknown: [
    404,
    'The shopper or dispensary has no order with this id.',
    orders,
    dispensary,
    staffOrders,
    runs,
    stops,
  ],
  unsubscribe_unknown: [
    404,
    'The link is invalid: nothing has changed. The same for every invalid link.',
    '/v1/messages/',
  ],
  tracking_unknown: [404, 'The tracking link is unknown, expired or revoked.', track],
  provider_unknown: [
    404,
    'The dispensary id is unknown.',
    `${functions}provider`,
    upload,
    rewards,
    reservedSlots,
    dispensary,
    staff,
  ],
  alert_unknown: [404, 'The shopper has no alert with this id.', stockAlert],
  variant_unknown: [404, 'The catalogue has no such variant.', stockAlerts],
  product_unknown: [404, 'The dispensary does not carry this variant.', dispensary, stock],
  place_unknown: [
    404,
    'There is no US or Canadian place with this id or position.',
    `${functions}place`,
    `${functions}geo`,
    '/v1/staff/service/zone-areas',
  ],
  run_unknown: [404, 'The dispensary has no round with this id.', `${runs}/`],
  exception_unknown: [404, 'The day has no hours of its own.', exceptions],
  staff_unknown: [404, 'Nobody with access to the console has this id.', members],
  id_deleted: [404, 'The shopper has deleted the photo.', dispensary, idImages, staffOrders],
  link_unknown: [404, 'The link is used, expired or unknown.', idImages, staffOrders],
  batch_unknown: [404, 'The batch id is unknown.', batches],
  pod_unknown: [404, 'The pod is not on the shopper’s list.', pods, `${unlock}confirm`],
  ratings_unknown: [404, 'No pod sold in the United States has this slug.', ownerRatings],
  review_unknown: [404, 'No review has this id: its author may have deleted it.', moderation],
  rating_unknown: [404, 'The shopper has not rated this pod.', `${pods}/`],
  activation_unknown: [404, 'The shopper has no activation with this id.', `${unlock}confirm`],
  subscription_unknown: [404, 'The shopper has no such subscription, or none at all.', push, stockAlerts, priceAlerts],
  not_found: [404, 'There is nothing at this URL.', stripe, twilio, bounces],
  method_not_allowed: [405, 'This URL does not support the method; see `Allow`.'],
  request_timeout: [408, 'The body took too long to arrive.'],
  account_exists: [409, 'Another account already has this email or phone number.', codes, changes, changed],
  sms_stopped: [409, 'The number has sent STOP; it can send START, or use email instead.', ...codeTexts, stockAlerts],
  destination_unchanged: [409, 'The account already has this email or phone number.', changes, changed],
  destination_missing: [409, 'The account has no verified email or phone number for this channel.', confirms],
  order_changed: [409, 'Prices, stock or the delivery window changed; see `changes` for the new values.', orders],
  open_orders_limit: [409, 'The account has reached its limit of open orders.', ordersPlaced],
  open_orders_address: [
    409,
    'The address has reached its limit of open orders. Accounts with a verified phone number or a completed order are exempt.',
    ordersPlaced,
  ],
  open_orders_phone: [
    409,
    'The phone number has reached its limit of open orders. Accounts with a verified one or a completed order are exempt.',
    ordersPlaced,
  ],
  open_orders_id: [409, 'The ID image has reached its limit of open orders.', ordersPlaced],
  open_orders_network: [
    409,
    'Accounts without a completed order hold, from this network, their share of the day’s places at the dispensary.',
    ordersPlaced,
  ],
  window_reserved: [
    409,
    'The remaining places in the delivery window are reserved for accounts with a completed order.',
    ordersPlaced,
  ],
  order_open: [409, 'The account has open orders; `errors` lists their numbers.', deletion],
  order_ended: [409, 'The order has ended, so its ID photo is no longer shown.', dispensary, staffOrders],
  order_status_conflict: [
    409,
    'The order’s current status does not allow this change.',
    orders,
    dispensary,
    staffOrders,
    stops,
  ],
  order_not_drivable: [409, 'The order is not packed for delivery, or another driver has it.', `${runs}$`],
  id_not_viewed: [409, 'The ID photo must be viewed before it is confirmed.', staffOrders],
  stock_changed: [409, 'The stock was changed in the meantime; read or preview it again.', stock],
  product_carried: [409, 'The dispensary already carries this variant.', stock],
  provider_exists: [409, 'A dispensary with this id exists.', newProviders],
  orders_outside: [
    409,
    'Open orders are outside the new hours; `outside` lists them. Send `confirm` to save nevertheless.',
    `${service}/hours`,
    exceptions,
  ],
  staff_exists: [409, 'This person already has access to the console.', members],
  last_operator: [409, 'The last operator cannot be removed.', members],
  membership_none: [409, 'The shopper is not a member.', membership],
  membership_exists: [409, 'The shopper is already a member.', membership],
  membership_ends: [409, 'The membership has ended or is about to.', membership],
  membership_busy: [409, 'Another change to the membership is in progress.', membership],
  trial_used: [409, 'The shopper has already used the free trial.', membership],
  pod_taken: [409, 'Another account has unlocked this pod.', pods, unlock],
  pod_not_offered: [409, 'The pod is not offered in this region.', pods, unlock],
  email_unverified: [409, 'The account has no verified email address to write to.', stockAlerts, priceAlerts],
  phone_unverified: [409, 'The account has no verified phone number to write to.', stockAlerts],
  not_delivered: [409, 'No dispensary delivers to this ZIP code.', stockAlerts, priceAlerts],
  in_stock: [409, 'The variant is in stock.', stockAlerts],
  alerts_full: [409, 'The account has as many alerts as it can have.', stockAlerts],
  pod_unlocked: [409, 'An unlocked pod cannot be removed from the list.', pods],
  review_by_staff: [409, 'The author works for the shop or a dispensary.', review, moderation],
  review_changed: [409, 'The author has edited the text since; read it again.', moderation],
  review_pod_locked: [409, 'The shopper has not unlocked the pod.', review],
  rating_by_staff: [409, 'The shopper works for the shop or a dispensary.', pods],
  rating_closed: [409, 'The 30 days for changing the rating are over.', pods],
  activation_expired: [409, 'The activation has expired; start a new one.', unlock],
  push_off: [409, 'Alerts by push are turned off.', push, stockAlerts, priceAlerts],
  service_changed: [
    412,
    'This part of the service has another version than the one in `If-Match`; read it again.',
    service,
  ],
  too_large: [413, 'The body is too long.'],
  file_too_large: [413, 'The image is larger than 4 MB.', upload],
  unsupported_type: [415, 'This call does not accept the Content-Type.'],
  unsupported_image: [415, 'The image is not a JPEG, PNG or WebP, or it is animated or interlaced.', upload],
  eta_invalid: [422, 'The arrival is empty, longer than 3 hours or in the past.', dispensary, staffOrders],
  not_valid: [422, 'Some fields are not valid; `errors` lists each.'],
  phone_not_supported: [422, 'The number is not an ordinary US or Canadian phone number.', '/v1/app/user/', orders],
  name_missing: [422, 'The account has no name.', ...needConsent, ...needSignUp],
  terms_not_accepted: [
    422,
    'The account has not accepted the terms, or the version is not the current one, which is in `termsVersion`; `termsPath` is the call that has the texts.',
    `${account}$`,
    ...needConsent,
    ...needSignUp,
  ],
  referral_code_unknown: [422, 'No shopper has this referral code.', account],
  referral_code_own: [422, 'The code belongs to the shopper, or to someone they invited.', account],
  referral_code_used: [422, 'The shopper has already used a referral code.', account],
  referral_code_late: [422, 'A referral code can only be used before the first order.', account],
  invalid_pod_key: [422, 'The pod code is invalid.', pods, unlock],
  image_blank: [422, 'The image is blank: a single color, or nearly.', upload],
  image_too_large: [422, 'The image has more pixels than a photo.', upload],
  image_too_small: [422, 'The image is smaller than 480 × 300 pixels.', upload],
  unreadable_image: [422, 'The image cannot be read.', upload],
  provider_unavailable: [422, 'The dispensary is unknown, or does not deliver.', orders],
  pickup_not_offered: [422, 'The dispensary only delivers.', orders],
  id_missing: [422, 'The shopper has not uploaded an ID for this dispensary.', orders],
  address_unknown: [422, 'The place id is unknown.', orders],
  address_incomplete: [422, 'The place has no street and number, or no ZIP code.', orders],
  address_out_of_zone: [422, 'The dispensary does not deliver to this address.', orders],
  reward_minimum: [422, 'The order is below the minimum for using credit.', orders],
  under_minimum: [422, 'The order is below the dispensary’s minimum.', orders],
  over_weight_limit: [422, 'The order exceeds the shopper’s daily weight limit.', orders],
  address_weight_limit: [
    422,
    'The order exceeds the address’s daily weight limit. Accounts with a verified phone number or a completed order are exempt.',
    orders,
  ],
  id_weight_limit: [422, 'The order exceeds the ID’s daily weight limit.', orders],
  idempotency_mismatch: [422, 'The idempotency key was used for a different order.', orders],
  sms_unreachable: [422, 'The number cannot receive text messages; use email instead.', ...codeTexts, stockAlerts],
  email_unreachable: [422, 'The email address cannot receive messages.', ...codeEmails, stockAlerts, priceAlerts],
  proof_of_work_required: [
    428,
    'A proof of work is required; solve `proofOfWork` and retry.',
    `${codes}phone$`,
    `${changes}phone$`,
  ],
  code_just_sent: [429, 'A code was just sent; see `Retry-After`.', ...codeRequests],
  sms_limited: [429, 'A limit for text messages is reached; use email instead.', ...codeTexts],
  too_many_requests: [429, 'Too many requests; see `Retry-After`.'],
  accounts_limited: [
    429,
    'Too many accounts were created from the client’s network within an hour; see `Retry-After`.',
    `${codes}email/login`,
    `${codes}phone/login`,
  ],
  orders_per_hour: [429, 'The account has reached its hourly limit of orders.', ordersPlaced],
  cancellations_per_day: [429, 'The account has reached its daily limit of cancellations.', ordersPlaced],
  headers_too_large: [431, 'The headers are longer than 16 KB.'],
  server_error: [500, 'An unexpected server error; `errors` has the request id.'],
  sending_failed: [502, 'The code could not be sent.', codes, changes, confirms, `${staffAuth}email$`],
  sms_unavailable: [502, 'The shop sends no text messages; use email instead.', ...codeTexts],
  maps_failed: [502, 'The maps service rejected the request.', functions, orders],
  maps_unavailable: [503, 'The maps service does not respond.', functions, orders],
  database_unavailable: [
    503,
    'The database cannot be reached, does not answer or cannot be written, or its settings do not suit the shop.',
  ],
  database_mismatch: [503, 'The database and the deployed code do not fit: a deploy is under way, or has failed.'],
  database_not_anonymized: [503, 'A preview whose copy of the database still holds personal data.'],
  database_busy: [503, 'The database took too long to respond.'],
  server_busy: [503, 'Too many requests of this kind are in progress, or too many of your address; see `Retry-After`.'],
  stopping: [503, 'The server is shutting down.', '/v1/health'],
  key_missing: [503, 'Stored values need a key that the server lacks.', '/v1/health'],
  uploads_busy: [503, 'Too many images are being checked; see `Retry-After`.', upload, idImages, staffOrders],
  storage_unavailable: [
    503,
    'The image store cannot be reached or written.',
    upload,
    idImages,
    staffOrders,
    '/v1/health',
  ],
  billing_unavailable: [503, 'The billing service does not respond.', membership, stripe],
  billing_busy: [503, 'Another event about the same member is being processed.', stripe],
};
