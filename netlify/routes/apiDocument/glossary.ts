interface Word {
  description: string;
  example?: unknown;
}

/** Descriptions by name, for parameters and properties that have none of their own. */
export const glossary: Record<string, Word> = {
  addressTwo: { description: 'Apartment, suite or unit', example: 'Unit 5' },
  appToken: { description: 'The token of this session, told only once' },
  auth: { description: 'Secret of a browser’s subscription: 16 bytes, base64url' },
  availableQuantity: { description: 'How many are in stock; 0 is sold out', example: 12 },
  batchId: { description: 'Id of a production batch', example: 'b-0001' },
  code: { description: 'Which problem it is; stable, for programs' },
  contactPhone: {
    description: 'Where the driver may call: digits of the United States or Canada',
    example: '2135550123',
  },
  country: { description: 'Two-letter code of a country: keeps to this one', example: 'US' },
  currencyCode: { description: 'Three letters of ISO 4217', example: 'USD' },
  detail: { description: 'One sentence that a shopper may read' },
  detailsId: {
    description: 'Unguessable part of the address of the order’s page',
    example: '9b2f6d1e8a434f0bb0f56f1d5f0a7c11',
  },
  detailsPagePath: { description: 'Where the shop shows the order' },
  email: { description: 'E-mail address', example: 'ada@mail.example' },
  emailVerified: { description: 'Whether the shopper proved by a code that the address is theirs' },
  endpoint: { description: 'Where the browser’s push service takes messages for it' },
  endDate: { description: 'The last day that counts' },
  familyName: { description: 'Family name', example: 'Reyes' },
  givenName: { description: 'Given name', example: 'Ada' },
  'idempotency-key': {
    description: 'Made by the client, one for each order: the same key gives the same order',
    example: '0b9f6d1e-8a43-4f0b-b0f5-6f1d5f0a7c11',
  },
  lat: { description: 'Latitude in degrees, -90 to 90', example: '34.0522' },
  licence: { description: 'Number of the dispensary’s licence' },
  limit: { description: 'The most that one answer holds' },
  localeId: { description: 'Whose words and pages are meant', example: 'en-US' },
  lng: { description: 'Longitude in degrees, -180 to 180', example: '-118.2437' },
  nearCountry: { description: 'The country that the shopper is in: its places are suggested first', example: 'US' },
  nearState: {
    description: 'The state or province that the shopper is in: its places are suggested first',
    example: 'CA',
  },
  nearLat: { description: 'Latitude of where the shopper is: near places are suggested first', example: '34.05' },
  nearLng: { description: 'Longitude of where the shopper is', example: '-118.24' },
  note: { description: 'A word to the driver', example: 'Ring twice' },
  orderLogId: { description: 'Id of the order in the shop' },
  orderNumber: { description: 'What shopper and dispensary call the order', example: 'K7RM4WXT' },
  orderType: { description: 'How the order reaches the shopper', example: 'delivery' },
  otp: { description: 'The one-time code', example: '123456' },
  phoneNumber: { description: 'Digits of a number of the United States or Canada', example: '2135550123' },
  phoneNumberVerified: { description: 'Whether the shopper proved by a code that the number is theirs' },
  placeId: {
    description: 'Id of a place, as the suggestions give it; it stays valid',
    example: 'gz:VVN8OTAwMTJ8MTIzIE4gU3ByaW5nIFN0',
  },
  podKey: { description: 'The eight letters on the pod’s pack', example: 'KWTBNRLP' },
  postalCode: { description: 'Postal code', example: '90012' },
  p256dh: { description: 'Public key of a browser’s subscription: a point of P-256, base64url' },
  page: { description: 'Which page of the list; the first is 0' },
  postalCodes: {
    description:
      'The same street in each postal code of its town, where the code decides who delivers and none was typed',
  },
  price: { description: 'Price of one' },
  productVariantId: { description: 'Id of a variant of a product', example: 'california-cellar-stair-500mg' },
  providerId: { description: 'Id of a dispensary', example: 'sunhollow-los-angeles' },
  publicKey: { description: 'Public key of the shop: a point of P-256, base64url' },
  quantity: { description: 'How many', example: 2 },
  register: { description: 'True opens an account, false signs in to one' },
  resendAfterSeconds: { description: 'Seconds until another code may be asked for', example: 30 },
  returnTo: { description: 'A path of the shop to come back to' },
  sentTo: { description: 'Where the code went, masked' },
  size: { description: 'How many entries a page has' },
  slotStart: { description: 'Beginning of a delivery window', example: '2026-07-01T18:00:00.000Z' },
  sort: { description: 'By what the list is in order, and which way' },
  startDate: { description: 'The first day that counts' },
  state: { description: 'Which of them' },
  'stripe-signature': { description: 'Stripe’s signature of the body' },
  subscriptionId: {
    description: 'SHA-256 of the subscription’s endpoint, base64url',
    example: '5Jp0wq7SeZQm1Tt2Yw7rVJt4mDXb3nR9cL0kHq8uFzA',
  },
  termsVersion: { description: 'The version of the terms that the shopper accepted', example: '2026-01' },
  text: { description: 'What was typed so far', example: '123 N Spring St 90012' },
  timestamp: { description: 'When it was sent, as its sender notes it' },
  token: {
    description: 'Part of a link that serves once; only who asked for the link knows it',
  },
  types: { description: '`address` offers houses alone, `any` towns and postal codes too', example: 'address' },
  uuid: { description: 'Id of the account' },
  'webhook-id': { description: 'Id of the message; the same at each try', example: 'msg_2Yw7rVJt4mD' },
  'webhook-signature': {
    description: 'Signature by Standard Webhooks',
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
  'webhook-timestamp': { description: 'Seconds since 1970, at most five minutes from now', example: '1782921600' },
};

export const tagDescriptions: Record<string, string> = {
  'Sign-in': 'Codes by e-mail or text message, and the tokens that they are exchanged for.',
  Account: 'The shopper’s own account.',
  'Identity document': 'The image that a dispensary needs to see. No call gives one back.',
  Delivery: 'Addresses, and what is delivered to them. No token is needed.',
  Orders: 'The shopper’s own orders.',
  'Order alerts': 'Browsers that are told when an order moves, by Web Push.',
  Pods: 'Pods that a shopper owns.',
  Unlock: 'Checking a pod’s key, and the light that unlocks the pod.',
  Rewards: 'The shopper’s referral code and credit. United States only.',
  Membership: 'Membership and its bills.',
  Dispensary: 'The dispensary’s side: messages in, and messages out to its own address.',
  Service: 'The API itself.',
};

/** The keys are from the example in RFC 8291. */
const pushExample = {
  endpoint: 'https://push.example/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** Examples by operationId, for bodies whose schema alone would not give a useful one. */
export const bodyExamples: Record<string, unknown> = {
  putUserV2: { givenName: 'Ada', familyName: 'Reyes', termsVersion: '2026-01' },
  postUserAuthEmail: { email: 'ada@mail.example', register: true },
  postOrders: {
    providerId: 'sunhollow-los-angeles',
    placeId: 'gz:VVN8OTAwMTJ8MTIzIE4gU3ByaW5nIFN0',
    addressTwo: 'Unit 5',
    slotStart: '2026-07-01T18:00:00.000Z',
    items: [{ productVariantId: 'california-cellar-stair-500mg', quantity: 2, price: 34.5 }],
  },
  postPushSubscriptions: { ...pushExample, localeId: 'en-US' },
  postPushRenewals: {
    endpoint: 'https://push.example/old',
    auth: pushExample.keys.auth,
    subscription: pushExample,
  },
  postWebhooksDispensaryByProviderId: {
    type: 'order.status',
    data: { orderNumber: 'K7RM4WXT', status: 'ACCEPTED' },
  },
};
