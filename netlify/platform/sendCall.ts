import { createHmac, timingSafeEqual } from 'node:crypto';
import { allPeppers, type Peppers } from './keyRing';
import type { Log } from './log/log';
import type { Settings } from './settings/settings';

/** Netlify responds to calls of a background function with 202 immediately. */
const senderPath = '/.netlify/functions/send-background';
const signatureHeader = 'x-send-signature';
/** If Netlify is slower, the scheduled job sends the messages instead. */
const timeoutMs = 1_500;
/** A signature is valid in its minute and in the next. */
const minuteMs = 60_000;

const signMinute = (pepper: string, minute: number): Buffer =>
  createHmac('sha256', pepper).update(`send\n${minute}`).digest();

export async function startSender(
  settings: Pick<Settings, 'codePepper' | 'siteUrl'>,
  log: Log,
  now: Date,
): Promise<void> {
  const signature = signMinute(settings.codePepper, Math.floor(now.getTime() / minuteMs)).toString('base64url');
  try {
    const response = await fetch(settings.siteUrl + senderPath, {
      method: 'POST',
      headers: { [signatureHeader]: signature },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 202) log.warn('The sending function was not started', { status: response.status });
  } catch (error) {
    log.warn('The sending function was not started', { error });
  }
}

export function isSignedSendCall(settings: Peppers, request: Request, now: Date): boolean {
  const received = Buffer.from(request.headers.get(signatureHeader) ?? '', 'base64url');
  const minute = Math.floor(now.getTime() / minuteMs);
  const expected = allPeppers(settings).flatMap((pepper) =>
    [minute, minute - 1].map((each) => signMinute(pepper, each)),
  );
  return expected.some((each) => each.length === received.length && timingSafeEqual(each, received));
}
