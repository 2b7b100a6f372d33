import { accountWords } from './words/accountWords';
import { consoleWords } from './words/consoleWords';
import { deliveryWords } from './words/deliveryWords';

interface Word {
  description: string;
  example?: unknown;
}

export const glossary: Record<string, Word> = {
  alertId: { description: 'The alert’s id', example: '4f1d2c3b-7a59-4c1e-9d57-0f6a2e8b1c3d' },
  addressTwo: { description: 'Apartment, suite or unit', example: 'Unit 5' },
  day: { description: 'A calendar day', example: '2026-07-04' },
  deviceToken: {
    description: 'From a login, for later requests for codes from the same browser; opens no account',
    example: 'mgz3k1x8.q1Zs0mGxT2aV.Zk9mN0bYd2h4S3VvQx1t',
  },
  appToken: { description: 'The session’s token, returned only once' },
  auth: { description: 'The subscription’s authentication secret: 16 bytes, base64url' },
  availableQuantity: { description: 'Units in stock; 0 means sold out', example: 12 },
  batchId: { description: 'The production batch’s id', example: 'b-0001' },
  code: { description: 'A stable, machine-readable code' },
  contactPhone: { description: 'The number the driver may call: ten digits', example: '2135550123' },
  country: { description: 'Two-letter country code', example: 'US' },
  cursor: { description: 'The `nextCursor` of the page before' },
  currencyCode: { description: 'Three-letter ISO 4217 currency code', example: 'USD' },
  detail: { description: 'A human-readable explanation that can be shown to shoppers' },
  detailsId: {
    description: 'The unguessable part of the order page’s URL',
    example: '9b2f6d1e8a434f0bb0f56f1d5f0a7c11',
  },
  detailsPagePath: {
    description:
      'The path of the order’s page, which redirects to the page in American English. With `/us/en`, `/ca/en` or `/ca/fr` before it, it opens that language directly',
  },
  email: { description: 'Email address', example: 'ada@mail.example' },
  emailVerified: { description: 'True when the shopper has verified the email with a code' },
  endpoint: { description: 'The URL of the browser’s push service for this subscription' },
  endDate: { description: 'The last day to include' },
  familyName: { description: 'Family name', example: 'Reyes' },
  givenName: { description: 'Given name', example: 'Ada' },
  'idempotency-key': {
    description: 'A unique key the client creates for each order; a repeated key returns the same order',
    example: '0b9f6d1e-8a43-4f0b-b0f5-6f1d5f0a7c11',
  },
  'if-none-match': { description: 'The `ETag` of an earlier response; a 304 means that nothing changed' },
  lat: { description: 'Latitude in degrees', example: 34.0522 },
  licence: { description: 'The dispensary’s license number' },
  limit: { description: 'The maximum number of entries in one response' },
  localeId: { description: 'The locale of the messages and the pages they link to', example: 'en-US' },
  lng: { description: 'Longitude in degrees', example: -118.2437 },
  needsPostalCode: {
    description:
      'True for a street that is delivered to but whose postal code is unknown, because its town has several. Ask for the code, and look for suggestions with it.',
  },
  near: { description: 'A ZIP code', example: '90012' },
  textError: { description: 'Twilio’s code of the reason, if the text message was not delivered', example: '30003' },
  textStatus: { description: 'Twilio’s last status of the order’s latest text message', example: 'undelivered' },
  nearCountry: { description: 'The shopper’s country; its places are suggested first', example: 'US' },
  nearState: {
    description: 'The shopper’s state or province; its places are suggested first',
    example: 'CA',
  },
  nearLat: { description: 'The shopper’s latitude; nearby places are suggested first', example: 34.05 },
  nearLng: { description: 'The shopper’s longitude', example: -118.24 },
  note: { description: 'A note for the driver', example: 'Ring twice' },
  orderLogId: { description: 'The order’s id' },
  orderNumber: { description: 'The order number that shopper and dispensary use', example: 'K7RM4WXT' },
  orderType: { description: 'How the order reaches the shopper', example: 'delivery' },
  otp: { description: 'The one-time code', example: '123456' },
  phoneNumber: { description: 'A US or Canadian phone number: ten digits', example: '2135550123' },
  phoneNumberVerified: { description: 'True when the shopper has verified the number with a code' },
  placeId: {
    description: 'A place id from the suggestions; it does not expire',
    example: 'gz:VVN8OTAwMTJ8MTIzIE4gU3ByaW5nIFN0',
  },
  podKey: { description: 'The eight-letter code on the pod’s pack', example: 'KWTBNRLP' },
  postalCode: { description: 'Postal code', example: '90012' },
  p256dh: { description: 'The subscription’s public key: a P-256 point, base64url' },
  page: { description: 'Zero-based page number' },
  price: { description: 'The price of one unit' },
  productVariantId: { description: 'The product variant’s id', example: 'california-cellar-stair-500mg' },
  providerId: { description: 'The dispensary’s id', example: 'sunhollow-los-angeles' },
  publicKey: { description: 'The shop’s public key: a P-256 point, base64url' },
  quantity: { description: 'The number of units', example: 2 },
  register: { description: 'True to create an account, false to sign in to one' },
  resendAfterSeconds: { description: 'Seconds until another code can be requested', example: 30 },
  returnTo: { description: 'The path on the site to return to' },
  sentTo: { description: 'The masked email or phone number the code was sent to' },
  runId: { description: 'The id of a driver’s round', example: '0b9f6d1e-8a43-4f0b-b0f5-6f1d5f0a7c11' },
  size: { description: 'The number of entries per page' },
  slotStart: { description: 'The start of the delivery window', example: '2026-07-01T18:00:00.000Z' },
  sizeIndex: {
    description:
      'Used by the shop’s own pages: the place of the variant, or of the product’s first one, in the files of their lists. Changes with each release; identify variants by their ids',
    example: '3fa9c1d2.1234',
  },
  slug: { description: 'The product’s name in the URL of its page', example: 'blue-ridge' },
  sort: { description: 'The field and direction to sort by' },
  staffId: { description: 'The id of a member of staff', example: '0b9f6d1e-8a43-4f0b-b0f5-6f1d5f0a7c11' },
  staffToken: { description: 'The session’s token in the console, returned only once' },
  currentTermsVersion: { description: 'The version of the terms to accept today', example: '2026-11-25' },
  startDate: { description: 'The first day to include' },
  authorization: { description: 'Basic, with the key of the relay’s webhook as the password (Postmark)' },
  'x-twilio-email-event-webhook-signature': {
    description: 'The relay’s signature for the time and the body (SendGrid)',
  },
  'x-twilio-email-event-webhook-timestamp': { description: 'The time that the relay signed (SendGrid)' },
  notice: { description: 'The id of the message that the report is about' },
  'x-twilio-signature': { description: 'Twilio’s signature for the URL and the body' },
  user: { description: 'The shopper’s id, in a signed link', example: '0b9f6d1e-8a43-4f0b-b0f5-6f1d5f0a7c11' },
  reviewId: { description: 'The review’s id', example: '3b241101-e2bb-4255-8caf-4136c566a962' },
  search: { description: 'Words to look for', example: 'rosin' },
  'stripe-signature': { description: 'Stripe’s signature for the body' },
  subscriptionId: {
    description: 'The SHA-256 hash of the subscription’s endpoint, base64url',
    example: '5Jp0wq7SeZQm1Tt2Yw7rVJt4mDXb3nR9cL0kHq8uFzA',
  },
  termsVersion: { description: 'The version of the terms that the shopper accepted', example: '2026-11-25' },
  text: { description: 'The text typed so far', example: '123 N Spring St 90012' },
  timestamp: { description: 'When it happened; the same for each retry' },
  token: {
    description: 'The secret part of the link',
    example: 'LNKNa7GzXWP3H5HePLhhHnkJhdLn-1WGbsBy5BpdllI',
  },
  types: {
    description: '`address` suggests only street addresses; `any` also suggests towns and postal codes',
    example: 'address',
  },
  wrap: {
    description: '`true` for the shape that all lists share: `items`, and the `nextCursor` to ask for more with',
    example: true,
  },
  uuid: { description: 'The account’s id' },
  'webhook-id': {
    description: 'The message’s id, the same for each retry: at most 200 visible ASCII characters without a full stop',
    example: 'msg_2Yw7rVJt4mD',
  },
  'webhook-signature': {
    description: 'The Standard Webhooks signature of id, time and body',
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
  'webhook-timestamp': { description: 'Unix time in seconds, at most five minutes from now', example: '1782921600' },
};

const propertyWords: Record<string, string> = { ...deliveryWords, ...accountWords, ...consoleWords };

export const describeProperty = (owner: string, name: string): string | undefined =>
  propertyWords[`${owner}.${name}`] ?? propertyWords[name] ?? glossary[name]?.description;

export const tagDescriptions: Record<string, string> = {
  'Sign-in': 'Request a one-time code by email or text message and exchange it for a token.',
  Account: 'The shopper’s own account.',
  'Identity document': 'Upload the ID image that a dispensary requires. No call returns the image.',
  Delivery: 'Find addresses, the dispensaries that deliver there, and their products. No token is required.',
  Orders: 'The shopper’s own orders.',
  'Order alerts': 'Subscribe browsers to order updates with Web Push.',
  Ratings: 'What the verified owners of pods say, without the owners. United States only.',
  'Price alerts': 'One message a day at most when favorites cost less. United States only.',
  'Stock alerts': 'One message when a product that was sold out is back. United States only.',
  Favorites: 'The products that the shopper keeps, the same on all of their devices.',
  Pods: 'The shopper’s saved and unlocked pods.',
  Unlock: 'Check a pod’s code and get the light sequence that unlocks it.',
  Rewards: 'The shopper’s referral code and credit. United States only.',
  Membership: 'The shopper’s membership and invoices.',
  Dispensary: 'Messages from dispensaries to the shop, and webhooks from the shop to dispensaries.',
  'Console sign-in':
    'Sign in to the dispensary console. Its tokens work nowhere else, and no shopper’s token works here.',
  'Console orders': 'A dispensary’s orders, and the ID photos for open ones.',
  'Order messages': 'Ending messages about orders: by a link in an email, or by replying STOP to a text message.',
  'Console drivers': 'Drivers’ rounds, each with a link of its own.',
  Driver: 'What a driver’s link shows, and how each delivery went.',
  'Console stock': 'A dispensary’s assortment, stock and prices.',
  'Console service': 'When and where a dispensary delivers, and on what terms.',
  'Console onboarding': 'Add dispensaries and their webhooks. For operators.',
  'Console reviews': 'Owners’ reviews of pods, to publish or to reject. For operators.',
  'Console staff': 'Who has access to the console, and what they did.',
  Service: 'API health and documentation.',
};

/** The keys are from the example in RFC 8291. */
const pushExample = {
  endpoint: 'https://push.example/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

const challengeId = '0b9f6d1e-8a43-4f0b-b0f5-6f1d5f0a7c11';

/** Examples by operationId, for bodies whose schema alone would not give a useful one. */
export const bodyExamples: Record<string, unknown> = {
  updateUser: { givenName: 'Ada', familyName: 'Reyes', termsVersion: '2026-11-25' },
  sendEmailCode: { email: 'ada@mail.example', register: true },
  placeOrder: {
    providerId: 'sunhollow-los-angeles',
    placeId: 'gz:VVN8OTAwMTJ8MTIzIE4gU3ByaW5nIFN0',
    addressTwo: 'Unit 5',
    slotStart: '2026-07-01T18:00:00.000Z',
    items: [{ productVariantId: 'california-cellar-stair-500mg', quantity: 2, price: 34.5 }],
  },
  subscribePush: { ...pushExample, localeId: 'en-US' },
  renewPush: {
    endpoint: 'https://push.example/old',
    auth: pushExample.keys.auth,
    subscription: pushExample,
  },
  signInByEmail: { email: 'ada@mail.example', otp: '123456', challengeId },
  signInByPhone: { phoneNumber: '2135550123', otp: '123456', challengeId },
  changeEmail: { otp: '123456', challengeId },
  changePhone: { otp: '123456', challengeId },
  confirmSession: { channel: 'email', otp: '123456', challengeId },
};
