import type { CallText } from '../openApiTypes';

export const shopperCalls: Record<string, CallText> = {
  'POST /v1/app/user/auth/email': { id: 'sendEmailCode' },
  'POST /v1/app/user/auth/phone': { id: 'sendPhoneCode' },
  'POST /v1/app/user/auth/email/login': { id: 'signInByEmail' },
  'POST /v1/app/user/auth/phone/login': { id: 'signInByPhone' },
  'DELETE /v1/app/user/logout': {
    id: 'signOut',
    description: 'The account’s other sessions stay. Browsers that this session subscribed get no more order alerts.',
  },
  'DELETE /v1/app/user/sessions': {
    id: 'signOutEverywhere',
    description: 'Ends this session too. For a shopper who has lost a device.',
  },
  'GET /v1/app/user/me': {
    id: 'getUser',
    description: 'Also tells whether a stored token still works: a 401 means that the shopper has to sign in again.',
  },
  'PUT /v1/app/user/v2': {
    id: 'updateUser',
    description:
      'Send the whole account or only what changes. `givenName`, `familyName`, `contactPhone`, `termsVersion` and, once, `referralCode` can change here. `termsVersion` must be the current version, which `currentTermsVersion` of the account names: the shopper has to see that text. Other properties must have their current value, else the call fails with 422 `not_valid`; email and phone number change with a code.',
  },
  'POST /v1/app/user/v2/email-available': {
    id: 'checkEmailAvailable',
    description: 'Lets a form say so before it asks for a code. The number of look-ups an hour is limited.',
  },
  'POST /v1/app/user/v2/phone-available': {
    id: 'checkPhoneAvailable',
    description: 'Lets a form say so before it asks for a code. The number of look-ups an hour is limited.',
  },
  'POST /v1/app/user/task-to-change-email': { id: 'sendEmailChangeCode' },
  'POST /v1/app/user/task-to-change-phone': { id: 'sendPhoneChangeCode' },
  'POST /v1/app/user/execute-change-email': {
    id: 'changeEmail',
    description: 'Takes the code that was sent to the new address, and the `challengeId` that it was asked with.',
  },
  'POST /v1/app/user/execute-change-phone': {
    id: 'changePhone',
    description: 'Takes the code that was sent to the new number, and the `challengeId` that it was asked with.',
  },
  'POST /v1/app/user/task-to-confirm': { id: 'sendConfirmationCode' },
  'POST /v1/app/user/execute-confirm': {
    id: 'confirmSession',
    description: 'Email and phone number can then be changed until `confirmedUntil`.',
  },
  'GET /v1/app/batches/{batchId}': {
    id: 'getBatch',
    description: 'A pod’s pack names its batch. Product names are in English or French.',
  },
  'GET /v1/app/user/pods': {
    id: 'listPods',
    description: 'A pod is on the list once it is saved or unlocked. Years are those of its `createdDate`.',
  },
  'POST /v1/app/user/pods': {
    id: 'savePod',
    description:
      'A pod that is on the list already stays as it is. A pod that another account has unlocked fails with 409 `pod_taken`. Wrong codes are limited to 30 a day for an account.',
  },
  'GET /v1/app/user/pods/by-batch/{batchId}': {
    id: 'listPodsOfBatch',
    description: 'The list is empty for an unknown batch.',
  },
  'GET /v1/app/user/pods/{podKey}': {
    id: 'getPod',
    description: 'A pod on another shopper’s list gives the same 404 as a code that no pod has.',
  },
  'DELETE /v1/app/user/pods/{podKey}': {
    id: 'removePod',
    description: 'A pod that the shopper unlocked stays on the list: 409 `pod_unlocked`.',
  },
  'GET /v1/app/user/pods/{podKey}/rating': {
    id: 'getPodRating',
    description: 'Gives a 404 if the pod is not on the shopper’s list or not rated yet.',
  },
  'PUT /v1/app/user/pods/{podKey}/rating': {
    id: 'ratePod',
    description:
      'Replaces the whole rating. The 30 days start with the first rating; `changeableUntil` in the response is their end.',
  },
  'DELETE /v1/app/user/pods/{podKey}/rating': {
    id: 'withdrawPodRating',
    description: 'Possible at any time, also after the 30 days. Idempotent.',
  },
  'GET /v1/app/ratings': {
    id: 'listRatedProducts',
    description: 'The average and number of ratings of each pod, by `slug`. One rating per owner and product counts.',
  },
  'GET /v1/app/ratings/{slug}': {
    id: 'getProductRatings',
    description: '`ratings` is null until five owners have rated the pod.',
  },
  'POST /v1/app/unlock/check-key': {
    id: 'checkPodKey',
    description:
      'The token is optional, but an invalid one gives a 401. Visitors learn about the pod only, not whether somebody has unlocked it.',
  },
  'POST /v1/app/unlock/activation-sequence': {
    id: 'startUnlock',
    description:
      'Show `levels` as light, one per `symbolMs`, the whole frame `repeats` times, then report the white light with `confirmUnlock`. It may be shown again for a pod that the shopper has unlocked already.',
  },
  'POST /v1/app/unlock/confirm': {
    id: 'confirmUnlock',
    description: 'Adds the pod to the shopper’s list. After `expiresAt` a new activation is needed.',
  },
  'GET /pas/user-activation/history': {
    id: 'listActivations',
    description: 'A page past the end is empty. `endDate` is included if it is a day.',
  },
  'POST /v1/app/user/upload-id': {
    id: 'uploadIdPhoto',
    description:
      'Replaces an earlier photo for the same dispensary. The photo is stored encrypted and without its metadata, and deleted 30 days after the last order.',
  },
  'GET /v1/app/user/uploaded-id': {
    id: 'getIdPhotoStatus',
    description: 'An order needs a photo for its dispensary. An unknown dispensary has none: `ABSENT`.',
  },
  'DELETE /v1/app/user/uploaded-id': {
    id: 'deleteIdPhoto',
    description: 'Does nothing if there is none.',
  },
  'GET /.netlify/functions/delivery-suggestions': {
    id: 'suggestPlaces',
    description:
      'For a field that completes an address while somebody types; wait until they pause for 200 ms. Pass the chosen `placeId` on as it is.',
  },
  'GET /.netlify/functions/delivery-place-to-address': {
    id: 'getAddress',
    description: '`addressTwo` is added to the address as it was typed.',
  },
  'GET /.netlify/functions/delivery-geolocation-to-address': {
    id: 'getAddressAtPosition',
    description:
      'Without a hosted maps service the result is the area of a postal code, which has no street and number: good for showing dispensaries, not for an order.',
  },
  'GET /.netlify/functions/delivery-available-providers': {
    id: 'listProviders',
    description:
      'Shoppers choose a window of one of the `deliveryAllowedDaysInAdvance` days from `deliveryMinimumDaysInAdvance` on. On a day with an exception its hours apply, else those of the weekday; `HH:MM` and days are in `timezone`. Windows of `timeframe` minutes follow each other from `open`, at the earliest 06:00, and end by `close`, at the latest 22:00. With a minimum of 0 days, a window starts more than `leadtime` minutes from now. None starts before `pause.until`, and those in `fullSlots` cannot be ordered. For pickups, `pickupTimes`, `pickupHours` and `fullPickupSlots` take the place of the others.',
  },
  'GET /.netlify/functions/delivery-provider-products': {
    id: 'listProviderProducts',
    description: 'Has the ids of variants only; the catalog (`getCatalog`) has their names, pictures and effects.',
  },
  'POST /v1/app/orders': {
    id: 'placeOrder',
    description:
      'Everything is checked again: stock, prices, window, address, age and limits. Send the prices that the shopper saw; if one has changed, the call fails with 409 `order_changed`, and `changes` has the new figures. A repeat with the same `Idempotency-Key` and body returns the first order with status 200; with another body it fails with 422 `idempotency_mismatch`.',
  },
  'GET /v1/app/orders': {
    id: 'listOrders',
    description: 'A page past the end is empty.',
  },
  'GET /v1/app/orders/{providerId}/{detailsId}': {
    id: 'getOrder',
    description:
      'To poll, send the `ETag` of the last response as `If-None-Match`. Another shopper’s order gives the same 404 as an unknown one.',
  },
  'PATCH /v1/app/orders/{providerId}/{detailsId}': {
    id: 'changeOrderNote',
    description: 'The dispensary gets an `order.note` message. Later changes fail with 409 `order_status_conflict`.',
  },
  'POST /v1/app/orders/{providerId}/{detailsId}/cancel': {
    id: 'cancelOrder',
    description: 'The dispensary gets an `order.cancelled` message. Stock, window and used credit are released.',
  },
  'GET /v1/app/orders/{providerId}/{detailsId}/tracking-link': {
    id: 'getTrackingLink',
    description: 'Whoever has the link sees status, window and arrival, but neither name nor address.',
  },
  'POST /v1/app/orders/{providerId}/{detailsId}/tracking-link': {
    id: 'shareTrackingLink',
    description:
      'Idempotent: an order that is shared already keeps its link, unless that cannot be shown anymore. Then the new link replaces it.',
  },
  'DELETE /v1/app/orders/{providerId}/{detailsId}/tracking-link': {
    id: 'revokeTrackingLink',
    description: 'Idempotent. `trackOrder` gives a 404 from then on.',
  },
  'GET /v1/app/reserved-slots': {
    id: 'listReservedSlots',
    description:
      'Their last places are kept for accounts with a completed order. Treat them like `fullSlots` when you show windows.',
  },
  'GET /v1/track/{token}': { id: 'trackOrder' },
  'GET /v1/app/push/key': {
    id: 'getPushKey',
    description: 'The `applicationServerKey` for `pushManager.subscribe()`.',
  },
  'POST /v1/app/push/subscriptions': { id: 'subscribePush' },
  'DELETE /v1/app/push/subscriptions/{subscriptionId}': {
    id: 'unsubscribePush',
    description: 'Pending alerts for this browser are dropped. Signing out does the same.',
  },
  'POST /v1/app/push/renewals': { id: 'renewPush' },
  'GET /v1/app/rewards': {
    id: 'getRewards',
    description:
      'With `providerId`, the response has `minimumTotal`, the least subtotal of an order there that uses credit.',
  },
  'GET /v1/app/user/order-updates': {
    id: 'getOrderUpdates',
    description: 'One-time codes and notices about the account are always sent.',
  },
  'PUT /v1/app/user/order-updates': {
    id: 'setOrderUpdates',
    description: 'A number that replied STOP gets no messages until it sends START.',
  },
  'GET /v1/app/user/favorites': { id: 'listFavorites', description: 'Slugs, the newest first.' },
  'PATCH /v1/app/user/favorites': {
    id: 'changeFavorites',
    description: 'Idempotent; changes of several devices combine. Beyond the limit, new products are refused.',
  },
  'GET /v1/app/user/stock-alerts': {
    id: 'listStockAlerts',
    description: 'An alert leaves the list once its email was sent.',
  },
  'POST /v1/app/user/stock-alerts': {
    id: 'addStockAlert',
    description:
      'One email when a dispensary that delivers to the ZIP code has the variant again. Another ZIP code for the same variant replaces the previous one. Needs a verified email address.',
  },
  'DELETE /v1/app/user/stock-alerts/{alertId}': {
    id: 'removeStockAlert',
    description: 'An alert whose email was sent gives a 404.',
  },
  'GET /v1/app/membership': {
    id: 'getMembership',
    description: 'Also for shoppers who never were members: their `status` is `none`.',
  },
  'POST /v1/app/membership/trial': {
    id: 'startTrial',
    description:
      'If the response has a `url`, open it: the shopper agrees there, and the membership starts afterwards. Otherwise it has started.',
  },
  'POST /v1/app/membership/join': {
    id: 'joinMembership',
    description:
      'If the response has a `url`, open it: the shopper pays there, and the membership starts afterwards. Otherwise it has started.',
  },
  'POST /v1/app/membership/portal': {
    id: 'openMembershipPortal',
    description: 'The URL is for this shopper alone and expires soon: open it at once.',
  },
  'POST /v1/app/membership/cancel': {
    id: 'cancelMembership',
    description: 'Idempotent. The membership lasts until `periodEnd`.',
  },
  'POST /v1/app/membership/resume': {
    id: 'resumeMembership',
    description: 'Once the period has ended, join again instead.',
  },
  'GET /v1/app/membership/invoices': {
    id: 'listInvoices',
    description: 'Without a payment service, invoices are marked `isTest`: no money moves.',
  },
  'GET /v1/app/user/data': { id: 'exportUser' },
  'GET /v1/app/user/id-images': {
    id: 'listIdPhotos',
    description: 'Only where and since when; no call returns a photo to its shopper.',
  },
  'DELETE /v1/app/user': { id: 'deleteUser' },
};
