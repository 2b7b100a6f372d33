import type { OutboxEntry } from './outbox';
import { RecipientRefusedError } from './recipientRefusedError';
import type { Settings } from '../settings/settings';
import { inHttpCall } from '../tracing/outgoingCalls';

export interface SmsMessage {
  /** Ten digits of a +1 number. */
  to: string;
  text: string;
  /** Twilio reports with this id whether the message was delivered. */
  id?: string;
}
export type SendSms = (message: SmsMessage) => Promise<void>;

/** Twilio's error codes for numbers to which sending again is pointless. */
const refusals: Record<number, RecipientRefusedError['reason']> = {
  /** The number has sent STOP. */
  21610: 'stop',
  21211: 'bounce',
  /** The number cannot receive text messages: it is unreachable or a landline. */
  21614: 'bounce',
  21612: 'bounce',
  21635: 'bounce',
  /** Our account may not send to the number's region. */
  21408: 'region',
};

/** Requires the id of a message, because a proxy in front of Twilio may respond with a page and status 200. */
async function requireMessage(response: Response): Promise<void> {
  const body: unknown = await response.json().catch(() => null);
  const { sid, code } = (body ?? {}) as { sid?: unknown; code?: unknown };
  if (response.ok && typeof sid === 'string' && /^(SM|MM)[0-9a-f]{32}$/i.test(sid)) return;
  // The response repeats the number and the text, which must not be logged.
  const error = new Error(`Twilio responded with ${response.status}${response.ok ? ' and no message' : ''}`);
  const reason = typeof code === 'number' && !response.ok ? refusals[code] : undefined;
  throw reason ? new RecipientRefusedError(reason, error) : error;
}

function twilioSms({ accountSid, authToken, from, apiUrl, statusUrl }: NonNullable<Settings['twilio']>): SendSms {
  return async ({ to, text, id }) => {
    const callback: Record<string, string> = id && statusUrl ? { StatusCallback: `${statusUrl}?notice=${id}` } : {};
    const url = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
    const init: RequestInit = {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
      body: new URLSearchParams({ To: `+1${to}`, From: from, Body: text, ...callback }),
      // Following a redirect would send the number and the code to another server.
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    };
    const response = await inHttpCall('twilio', 'POST', () => fetch(url, init));
    await requireMessage(response);
  };
}

export function createSms(twilio: Settings['twilio'], outbox: OutboxEntry, clock: () => Date): SendSms {
  const send: SendSms = twilio
    ? twilioSms(twilio)
    : async ({ to, text }) => outbox.add({ at: clock().toISOString(), channel: 'sms', to, text });
  return async (message) => {
    if (!/^\d{10}$/.test(message.to)) throw new Error('expected the ten digits of a +1 number');
    await send(message);
  };
}
