import { rootErrorCode } from '../log/sanitizeError';
import { AddressNotAllowedError, postExternal, type PostResponse } from '../webhooks/postExternal';
import type { Settings } from '../settings/settings';
import { inHttpCall } from '../tracing/outgoingCalls';
import { parseWebhookUrl, type WebhookTargets } from '../webhooks/webhookTarget';
import { isPushKey, vapidPublicKey } from './vapidKeys';

export interface WebPushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushMessage {
  text: string;
  /** Up to 32 letters and digits. A newer message replaces one with the same topic that is still waiting at the push service. */
  topic: string;
  ttlSeconds: number;
}

/** 'gone': the subscription no longer exists. 'refused': this message will never be accepted. */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused' | 'later'; error: string; retryAfterSeconds: number };

export interface Push {
  publicKey: string;
  validate: (subscription: WebPushSubscription) => { path: string; message: string } | null;
  /** Never throws. The error in the outcome contains neither the endpoint nor a key. */
  send: (subscription: WebPushSubscription, message: PushMessage, signal?: AbortSignal) => Promise<PushOutcome>;
}

const timeoutMs = 10_000;
const maxRetryAfterSeconds = 3600;

const retryLater = (error: string, retryAfterSeconds = 0): PushOutcome => ({
  kind: 'later',
  error,
  retryAfterSeconds,
});

const describeStatus = (status: number): string => `the push service responded with ${status}`;

/** The errors of messages whose subscription or signature was rejected. The response does not say which of the two. */
export const denialErrors = [400, 401, 403].map(describeStatus);

export const isDenial = (outcome: PushOutcome): boolean =>
  outcome.kind === 'refused' && denialErrors.includes(outcome.error);

function toOutcome({ status, headers }: PostResponse): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const error = describeStatus(status);
  const wait = Number(headers['retry-after']);
  if (status === 429 || status >= 500) return retryLater(error, wait > 0 ? Math.min(wait, maxRetryAfterSeconds) : 0);
  return { kind: 'refused', error, retryAfterSeconds: 0 };
}

/** Real push services use the default HTTPS port and no credentials. Refuse anything else. */
const isStandardUrl = ({ port, username, password }: URL): boolean => !port && !username && !password;

type PushSettings = Pick<Settings, 'vapid'> & Partial<Pick<Settings, 'previousVapidKeys'>>;

/** Web Push (RFC 8030, 8291, 8292), or null without keys. Only tests may allow targets that are not public. */
export function createPush(
  { vapid, previousVapidKeys = [] }: PushSettings,
  targets: WebhookTargets = 'public',
): Push | null {
  if (!vapid) return null;
  const parseTarget = (endpoint: string): URL | null => {
    try {
      const target = parseWebhookUrl(endpoint, targets);
      return targets !== 'public' || isStandardUrl(target) ? target : null;
    } catch {
      return null;
    }
  };
  return {
    publicKey: vapid.publicKey,
    validate: ({ endpoint, keys }) => {
      if (!parseTarget(endpoint)) return { path: 'endpoint', message: 'expected the URL of a push service' };
      return isPushKey(keys.p256dh) ? null : { path: 'keys.p256dh', message: 'expected a P-256 public key' };
    },
    send: async (subscription, { text, topic, ttlSeconds }, signal) => {
      const target = parseTarget(subscription.endpoint);
      if (!target) return { kind: 'gone' };
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        // Only the sending job needs this package, so load it lazily.
        const { default: webPush } = await import('web-push');
        const combinedSignal = signal ? AbortSignal.any([timeout, signal]) : timeout;
        const postWith = async (pair: { publicKey: string; privateKey: string }): Promise<PushOutcome> => {
          const vapidDetails = { subject: vapid.subject, ...pair };
          const options = { vapidDetails, TTL: ttlSeconds, urgency: 'high', topic } as const;
          const { headers, body } = webPush.generateRequestDetails(subscription, text, options);
          const post = { body: body ?? '', headers, targets, signal: combinedSignal };
          return toOutcome(await inHttpCall('push-service', 'POST', () => postExternal(target, post)));
        };
        let outcome = await postWith(vapid);
        // The browser may not have subscribed again since the keys changed.
        for (const privateKey of previousVapidKeys)
          if (isDenial(outcome)) outcome = await postWith({ privateKey, publicKey: vapidPublicKey(privateKey)! });
        return outcome;
      } catch (error) {
        if (error instanceof AddressNotAllowedError) return { kind: 'gone' };
        if (timeout.aborted) return retryLater(`the push service did not respond within ${timeoutMs / 1000} s`);
        return retryLater(`the push service could not be reached: ${rootErrorCode(error) ?? 'unknown'}`);
      }
    },
  };
}
