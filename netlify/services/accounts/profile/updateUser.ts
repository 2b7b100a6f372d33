import { eq } from 'drizzle-orm';
import type { User, UserUpdate } from '../../../../src/domain/account/userSchema';
import { users } from '../../../database/accountTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { requirePhone } from '../../people/destination';
import type { SignedIn } from '../../people/readSession';
import { unauthenticated } from '../../people/authErrors';
import { acceptReferral } from '../rewards/acceptReferral';
import { presentUser } from './presentUser';
import { termsNotAccepted } from './requireDetails';

type Fields = Omit<UserUpdate, 'referralCode' | 'appToken' | 'deviceToken' | 'currentTermsVersion'>;

const settable = ['givenName', 'familyName', 'termsVersion', 'contactPhone'] as const;
const removable = 'contactPhone';

/** Clients may send back the whole user object, but read-only fields must be unchanged. */
function rejectReadOnlyChanges(current: User, update: Fields): void {
  const errors = (Object.keys(update) as (keyof Fields)[])
    .filter((field) => update[field] !== undefined && update[field] !== current[field])
    .filter((field) => !settable.some((name) => name === field) || (update[field] === null && field !== removable))
    .map((path) => ({ path, message: update[path] === null ? 'Required' : 'This cannot be set here.' }));
  if (errors.length === 0) return;
  const detail = 'Some of what you entered isn’t valid. Please check it and try again.';
  throw new ServiceError({ code: 'not_valid', detail, errors });
}

/** Rejects outdated terms, which a page that was loaded before a deploy may still show. */
function rejectOtherTerms(context: AppContext, current: User, { termsVersion }: Fields): void {
  const isUnchanged = termsVersion === undefined || termsVersion === current.termsVersion;
  if (isUnchanged || termsVersion === context.termsVersion) return;
  const message = `The current version is ${context.termsVersion}.`;
  throw termsNotAccepted(context, [{ path: 'termsVersion', message }]);
}

/** Stores the time when a terms version is first accepted. */
export async function updateUser(
  context: AppContext,
  { user }: SignedIn,
  { referralCode, appToken: _, deviceToken: __, currentTermsVersion: ___, ...input }: UserUpdate,
): Promise<User> {
  const { database, clock } = context;
  const current = presentUser(context, user);
  const update = input.contactPhone
    ? { ...input, contactPhone: requirePhone(input.contactPhone, 'contactPhone') }
    : input;
  rejectReadOnlyChanges(current, update);
  rejectOtherTerms(context, current, update);
  if (referralCode) await acceptReferral(context, { userId: user.id, code: referralCode });
  const changed = settable.filter((field) => update[field] !== undefined && update[field] !== current[field]);
  if (changed.length === 0) return current;
  const changes = Object.fromEntries(changed.map((field) => [field, update[field]]));
  const accepted = changed.includes('termsVersion') ? { termsAcceptedAt: clock() } : {};
  const [row] = await database
    .update(users)
    .set({ ...changes, ...accepted })
    .where(eq(users.id, user.id))
    .returning();
  if (!row) throw unauthenticated();
  return presentUser(context, row);
}
