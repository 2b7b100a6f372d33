import { createHash } from 'node:crypto';
import type { PushSubscription } from '../../platform/push/push';
import { sealText, unsealText } from '../../platform/seal';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';

type Key = Pick<AppContext, 'settings'>;

const purpose = 'push-subscription';

/** The id of a subscription. Its hash does not reveal the endpoint. */
export const pushId = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

/** The stored, encrypted form of a subscription. */
export const sealPush = ({ settings }: Key, { endpoint, keys }: PushSubscription): string =>
  sealText(settings, purpose, JSON.stringify({ endpoint, keys }));

/** Decrypts the output of `sealPush`. Returns null if the key has changed since. */
export function openPush({ settings }: Key, sealed: string): PushSubscription | null {
  try {
    return JSON.parse(unsealText(settings, purpose, sealed)) as PushSubscription;
  } catch {
    return null;
  }
}

export const subscriptionUnknown = () =>
  new ServiceError({ code: 'subscription_unknown', status: 404, detail: 'Alerts aren’t on in this browser.' });

/** Throws unless push is configured and can send to this subscription. */
export function requirePush({ push }: Pick<AppContext, 'push'>, subscription: PushSubscription): void {
  if (!push) throw new ServiceError({ code: 'push_off', status: 409, detail: 'Alerts aren’t available right now.' });
  const fault = push.faultOf(subscription);
  if (!fault) return;
  const detail = 'We can’t reach this browser’s alerts.';
  throw new ServiceError({ code: 'not_valid', status: 422, detail, errors: [fault] });
}
