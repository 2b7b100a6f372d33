import type { CallText } from '../openApiTypes';

export const consoleCalls: Record<string, CallText> = {
  'GET /v1/health/live': {
    id: 'getLiveness',
    description: 'For the supervisor of the process, which restarts it if this fails.',
  },
  'GET /v1/health/ready': {
    id: 'getReadiness',
    description: 'For load balancers, which send no requests while this fails.',
  },
  'GET /v1/health': { id: 'getHealth', description: 'The older path of the same check, for monitors.' },
  'POST /v1/csp-reports': { id: 'reportPolicyViolations' },
  'GET /v1/openapi.json': {
    id: 'getOpenApiDocument',
    description: 'Generate a client from it. Between releases it changes only by what is listed in the changelog.',
  },
  'GET /v1/docs': {
    id: 'getDocumentation',
    description: 'One page without scripts; each call and code has an anchor.',
  },
  'GET /geo': { id: 'getLocation' },
  'GET /catalogue/{localeId}.json': { id: 'getCatalog' },
  'POST /v1/webhooks/stripe': {
    id: 'receiveStripeEvent',
    description:
      'Called by Stripe. Only the ids in an event are used; the objects are read from Stripe, so events may come late, twice and in any order.',
  },
  'POST /v1/webhooks/twilio': {
    id: 'receiveTextMessage',
    description: 'Called by Twilio. The response is TwiML: the text to reply with, or nothing.',
  },
  'POST /v1/webhooks/dispensary/{providerId}': { id: 'sendDispensaryMessage' },
  'POST order.placed': { id: 'onOrderPlaced' },
  'POST order.cancelled': { id: 'onOrderCanceled' },
  'POST order.note': { id: 'onOrderNote' },
  'GET /v1/messages/unsubscribe': { id: 'showUnsubscribePage' },
  'POST /v1/messages/unsubscribe': { id: 'unsubscribeFromOrders' },
  'GET /v1/messages/stock-alerts': { id: 'showStockAlertsPage' },
  'POST /v1/messages/stock-alerts': { id: 'unsubscribeFromStockAlerts' },
  'POST /v1/staff/auth/email': { id: 'sendStaffCode' },
  'POST /v1/staff/auth/email/login': {
    id: 'signInStaff',
    description:
      'Send the `challengeId` that the code was asked with. The token expires after 12 hours without use, and after 30 days at most.',
  },
  'GET /v1/staff/me': {
    id: 'getStaffSelf',
    description: 'Operators may choose from all dispensaries, staff have one: pass its id on as `providerId`.',
  },
  'DELETE /v1/staff/session': { id: 'signOutStaff', description: 'The member’s other sessions stay.' },
  'GET /v1/staff/members': {
    id: 'listStaff',
    description: 'For operators. Without `providerId`, everybody.',
  },
  'POST /v1/staff/members': {
    id: 'inviteStaff',
    description: 'For operators. Somebody who was removed comes back with the new name, role and dispensary.',
  },
  'DELETE /v1/staff/members/{staffId}': {
    id: 'removeStaff',
    description: 'For operators. The last operator cannot be removed. What the person did stays in the audit log.',
  },
  'GET /v1/staff/audit': {
    id: 'listAudit',
    description: 'For the next page, send `next` of the last one as `before`; it is null at the end.',
  },
  'GET /v1/staff/orders': { id: 'listStaffOrders' },
  'GET /v1/staff/orders/{orderNumber}': {
    id: 'getStaffOrder',
    description: 'Another dispensary’s order gives the same 404 as an unknown one.',
  },
  'POST /v1/staff/orders/{orderNumber}/status': { id: 'moveOrder' },
  'PUT /v1/staff/orders/{orderNumber}/eta': {
    id: 'setOrderEta',
    description: 'Replaces an earlier time. At most three hours long, and not in the past.',
  },
  'GET /v1/staff/orders/{orderNumber}/id-photo': {
    id: 'getOrderIdPhoto',
    description: 'A JPEG with a watermark of order, dispensary and time. After the order has ended: 409 `order_ended`.',
  },
  'POST /v1/staff/orders/{orderNumber}/confirm-id': {
    id: 'confirmOrderId',
    description: 'Only after the photo was viewed. The driver sees that it was confirmed, and never the photo.',
  },
  'GET /v1/staff/runs': {
    id: 'listRuns',
    description: 'Without the tokens of their links, which only the response to `startRun` has.',
  },
  'POST /v1/staff/runs': { id: 'startRun' },
  'DELETE /v1/staff/runs/{runId}': {
    id: 'revokeRun',
    description: 'Its orders stay as they are, and can go on another round.',
  },
  'GET /v1/staff/stock/export': {
    id: 'exportStock',
    description:
      'The columns that `importStock` reads, and as of when the counts were correct: orders placed while the file is edited are subtracted.',
  },
  'POST /v1/staff/stock/import': { id: 'importStock' },
  'GET /v1/staff/stock': { id: 'listStock', description: 'By brand and title. A page past the end is empty.' },
  'POST /v1/staff/stock': {
    id: 'addStockProduct',
    description: 'Shoppers see it at once. `listStaffCatalog` has the variants to choose from.',
  },
  'GET /v1/staff/catalogue': { id: 'listStaffCatalog', description: 'To choose from for `addStockProduct`.' },
  'PATCH /v1/staff/stock/{productVariantId}': {
    id: 'changeStockProduct',
    description:
      'What is left out stays. A count or price that is older than the known one, by `asOf`, fails with a 409.',
  },
  'DELETE /v1/staff/stock/{productVariantId}': {
    id: 'removeStockProduct',
    description: 'Shoppers no longer find it. It can be added again.',
  },
  'GET /v1/staff/service': {
    id: 'getService',
    description: 'Also what shoppers do not see, such as capacity and postal codes.',
  },
  'PATCH /v1/staff/service': {
    id: 'changeService',
    description: 'What is left out stays. Orders keep the fee, tax and limits that they were placed with.',
  },
  'PUT /v1/staff/service/hours': {
    id: 'setHours',
    description:
      'Weekdays that are missing are closed. While open orders are outside the new hours, nothing is saved without `confirm`; `outside` in the response lists them.',
  },
  'PUT /v1/staff/service/exceptions/{day}': {
    id: 'setException',
    description:
      'Null hours close the day. While open orders are outside the new hours, nothing is saved without `confirm`; `outside` in the response lists them.',
  },
  'DELETE /v1/staff/service/exceptions/{day}': {
    id: 'removeException',
    description:
      'A day without hours of its own gives a 404. While open orders are outside the usual hours, nothing is saved without `confirm=1`; `outside` in the response lists them.',
  },
  'PUT /v1/staff/service/pause': {
    id: 'pauseService',
    description: 'Replaces an earlier pause. Windows that start before `until` are no longer offered.',
  },
  'DELETE /v1/staff/service/pause': { id: 'resumeService', description: 'Does nothing if there is no pause.' },
  'GET /v1/staff/service/zone-areas': {
    id: 'listZoneAreas',
    description: 'Each with its town and position. An unknown code gives a 404.',
  },
  'PUT /v1/staff/service/zones': { id: 'setZones' },
  'POST /v1/staff/providers': {
    id: 'createProvider',
    description: 'For operators. Shoppers find it once it has hours, a zone and products.',
  },
  'GET /v1/staff/webhook': { id: 'getWebhook', description: 'For operators. Without the secret.' },
  'PUT /v1/staff/webhook': {
    id: 'setWebhook',
    description: 'For operators. Messages wait while there is no URL, and are sent once there is one.',
  },
  'POST /v1/staff/webhook/secret': {
    id: 'rotateWebhookSecret',
    description:
      'For operators. Messages to the dispensary are signed with both secrets meanwhile. If the secret has leaked, send `keepPrevious: false`.',
  },
  'GET /v1/driver/run': {
    id: 'getDriverRun',
    description: 'The token is in the link that the dispensary gives the driver. It ends at midnight there.',
  },
  'POST /v1/driver/stops/{orderNumber}': {
    id: 'reportStop',
    description: 'A stop that failed cancels the order. A report that was received before does nothing.',
  },
  'GET /v1/dispensary/id-images/{token}': { id: 'showIdPhotoPage' },
  'POST /v1/dispensary/id-images/{token}': { id: 'viewIdPhoto' },
};
