import { randomBytes } from 'node:crypto';
import type { AppContext } from '../../context/appContext';
import { hashSignInAddress, isDeviceSignature, signDevice, signInAddressHashes } from '../../people/codeHash';
import { familiarDays, limitRules } from '../../../platform/limitRules';

export const deviceTokenLifetimeMs = familiarDays * 86_400_000;

interface SignInAttempt {
  /** A shopper's account id or the key of a work email. */
  accountId: string;
  origin: string;
}

/** Returns a token by which the device is familiar from any address. It grants only a separate allowance of codes. */
export async function rememberSignIn(
  { settings, limits, clock }: Pick<AppContext, 'settings' | 'limits' | 'clock'>,
  { accountId, origin }: SignInAttempt,
): Promise<string> {
  await limits.consume(limitRules(settings).signIns, hashSignInAddress(settings, accountId, origin));
  const expiresAt = clock().getTime() + deviceTokenLifetimeMs;
  const device = `${expiresAt.toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${device}.${signDevice(settings, accountId, device)}`;
}

function parseDeviceToken(
  { settings, clock }: Pick<AppContext, 'settings' | 'clock'>,
  accountId: string,
  token: string,
) {
  const [expiresAt = '', id = '', signature = ''] = token.split('.');
  const device = `${expiresAt}.${id}`;
  if (!isDeviceSignature(settings, { accountId, device }, signature)) return null;
  return parseInt(expiresAt, 36) > clock().getTime() ? device : null;
}

/** Returns the requester's rate-limit key if its device or address has signed in before, else null. */
export async function findFamiliarKey(
  context: Pick<AppContext, 'settings' | 'limits' | 'clock'>,
  { accountId, origin, deviceToken }: SignInAttempt & { deviceToken?: string },
): Promise<string | null> {
  const device = deviceToken ? parseDeviceToken(context, accountId, deviceToken) : null;
  if (device) return `device ${device}`;
  const keys = signInAddressHashes(context.settings, accountId, origin);
  const { signIns } = limitRules(context.settings);
  const counts = await Promise.all(keys.map((key) => context.limits.count(signIns, key)));
  return counts.some((count) => count > 0) ? `address ${origin}` : null;
}
