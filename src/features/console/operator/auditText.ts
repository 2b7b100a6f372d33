import type { AuditAction } from '../../../domain/staff/auditActions';
import type { AuditEntry } from '../../../domain/staff/auditSchema';
import type { OrderStatus } from '../../../domain/order/orderStatus';
import { dateFormatter } from '../../../i18n/time/dateFormatter';
import { statusLabels } from '../statusLabels';

type Timed = Pick<AuditEntry, 'at' | 'detail'>;

export const auditLabels: Record<AuditAction, string> = {
  'staff.signIn': 'Signed in',
  'staff.invite': 'Person invited',
  'staff.remove': 'Person removed',
  'order.move': 'Order moved',
  'order.eta': 'Arrival set',
  'order.viewId': 'ID photo viewed',
  'order.confirmId': 'ID confirmed',
  'stock.set': 'Stock set',
  'price.set': 'Price set',
  'stock.import': 'File imported',
  'product.add': 'Product added',
  'product.remove': 'Product removed',
  'hours.set': 'Hours set',
  'exception.set': 'Exception set',
  'exception.remove': 'Exception removed',
  'service.set': 'Service changed',
  'service.pause': 'Paused',
  'service.resume': 'Resumed',
  'zones.set': 'Zones set',
  'provider.create': 'Dispensary added',
  'secret.rotate': 'Secret rotated',
  'webhook.set': 'Webhook set',
  'run.create': 'Driver sent out',
  'run.revoke': 'Driver’s link ended',
  'review.publish': 'Review published',
  'review.reject': 'Review rejected',
};

/**
 * Undefined while the dispensary's time zone loads. Times are then in the browser's time zone, which the text names.
 */
type Timezone = string | undefined;

/** 'Tue, Dec 1, 2026, 9:00:05 PM PST'. */
export const formatTime = (at: string, timeZone: Timezone): string =>
  dateFormatter('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at));

const minuteMs = 60_000;

/** The time of receipt is only shown for an action that was delayed by more than a minute. */
function formatTimes({ at, detail }: Timed, timezone: Timezone): string[] {
  const { asOf, receivedAt, rejectedAt } = detail;
  const hasWaited = typeof receivedAt === 'string' && Date.parse(receivedAt) - Date.parse(at) >= minuteMs;
  return [
    ...(typeof asOf === 'string' ? [`as of ${formatTime(asOf, timezone)}`] : []),
    ...(hasWaited ? [`received ${formatTime(receivedAt, timezone)}`] : []),
    ...(typeof rejectedAt === 'string' ? [`stated as ${formatTime(rejectedAt, timezone)}, not accepted`] : []),
  ];
}

const formatText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function formatValue(action: AuditAction, value: unknown): string {
  if (action === 'order.move') return statusLabels[value as OrderStatus] ?? formatText(value);
  return action === 'price.set' && typeof value === 'number' ? `$${(value / 100).toFixed(2)}` : formatText(value);
}

/** 'New → Accepted', '$30.00 → $33.00' or 'counts: 2, prices: 1'. */
export function formatDetail({ action, ...timed }: Timed & Pick<AuditEntry, 'action'>, timezone: Timezone): string {
  const { asOf: _, receivedAt: __, rejectedAt: ___, ...detail } = timed.detail;
  const { from, to, ...rest } = detail;
  const change =
    from === undefined || to === undefined ? [] : [`${formatValue(action, from)} → ${formatValue(action, to)}`];
  const others = Object.entries(change.length ? rest : detail);
  const texts = others.map(([name, value]) => `${name}: ${formatText(value)}`);
  return [...change, ...texts, ...formatTimes(timed, timezone)].join(', ');
}
