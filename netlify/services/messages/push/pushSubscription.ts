import { createHash } from 'node:crypto';
import type { WebPushSubscription } from '../../../platform/push/push';
import { MissingKeyError } from '../../../platform/keyRing';
import { sealText, unsealText } from '../../../platform/seal';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';

type SealContext = Pick<AppContext, 'settings'>;

export const pushPurpose = 'push-subscription';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The hash does not reveal the endpoint. */
export const pushId = hash;

/**
 * Returns the lane of a subscription: its push service and the shop's key. If the service denies one subscription but
 * accepts others of the lane, the key is valid.
 */
export const pushLane = ({ push }: Pick<AppContext, 'push'>, { endpoint }: WebPushSubscription): string =>
  hash(`${new URL(endpoint).host} ${push?.publicKey ?? ''}`);

export const sealPush = ({ settings }: SealContext, { endpoint, keys }: WebPushSubscription): string =>
  sealText(settings, pushPurpose, JSON.stringify({ endpoint, keys }));

const unsealPush = ({ settings }: SealContext, sealed: string): WebPushSubscription =>
  JSON.parse(unsealText(settings, pushPurpose, sealed)) as WebPushSubscription;

/** Returns null for a damaged value. Throws if the ring lacks the key, because the subscription may be intact. */
export function tryUnsealPush(context: SealContext, sealed: string): WebPushSubscription | null {
  try {
    return unsealPush(context, sealed);
  } catch (error) {
    if (error instanceof MissingKeyError) throw error;
    return null;
  }
}

export const subscriptionUnknown = () =>
  new ServiceError({ code: 'subscription_unknown', detail: 'Alerts aren’t on in this browser.' });

export const pushOff = () => new ServiceError({ code: 'push_off', detail: 'Alerts aren’t available right now.' });

/** Throws unless push is configured and can reach this subscription. */
export function requirePush({ push }: Pick<AppContext, 'push'>, subscription: WebPushSubscription): void {
  if (!push) throw pushOff();
  const invalidField = push.validate(subscription);
  if (!invalidField) return;
  const detail = 'We can’t reach this browser’s alerts.';
  throw new ServiceError({ code: 'not_valid', detail, errors: [invalidField] });
}
