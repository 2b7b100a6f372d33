import { randomBytes } from 'node:crypto';
import type { AppContext } from '../appContext';
import { hashSignInPlace, isDeviceSignature, signDevice } from './codeHash';
import { familiarDays, signInsHereRule } from './codeLimits';

export const deviceTokenLifetime = familiarDays * 86_400_000;

interface Asker {
  /** A shopper's account, or a work email in the console. */
  accountId: string;
  /** Client IP address. */
  origin: string;
}

/**
 * Remembers that somebody signed in to the account from this client address, and returns a token with which the browser can
 * prove the same from elsewhere. It opens nothing: it only gives requests for codes an allowance of their own.
 */
export async function rememberSignIn(
  { settings, limits, clock }: Pick<AppContext, 'settings' | 'limits' | 'clock'>,
  { accountId, origin }: Asker,
): Promise<string> {
  await limits.consume(signInsHereRule, hashSignInPlace(settings, accountId, origin));
  const expiresAt = clock().getTime() + deviceTokenLifetime;
  const device = `${expiresAt.toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${device}.${signDevice(settings, accountId, device)}`;
}

/** The part of a valid token that names the device. Null for a token of another account, or an expired one. */
function deviceOf({ settings, clock }: Pick<AppContext, 'settings' | 'clock'>, accountId: string, token: string) {
  const [expiresAt = '', id = '', signature = ''] = token.split('.');
  const device = `${expiresAt}.${id}`;
  if (!isDeviceSignature(settings, { accountId, device }, signature)) return null;
  return parseInt(expiresAt, 36) > clock().getTime() ? device : null;
}

/** The key of an asker's own allowance if its browser or client address has signed in to the account before, else null. */
export async function findFamiliarKey(
  context: Pick<AppContext, 'settings' | 'limits' | 'clock'>,
  { accountId, origin, deviceToken }: Asker & { deviceToken?: string },
): Promise<string | null> {
  const device = deviceToken ? deviceOf(context, accountId, deviceToken) : null;
  if (device) return `device ${device}`;
  const signIns = await context.limits.count(signInsHereRule, hashSignInPlace(context.settings, accountId, origin));
  return signIns > 0 ? `address ${origin}` : null;
}
