import { eq } from 'drizzle-orm';
import { providers } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { providerUnknown, requireProvider } from '../delivery/requireProvider';
import type { SignedInStaff } from './readStaffSession';

const providerMissing = () =>
  new ServiceError({
    code: 'not_valid',
    status: 422,
    detail: 'Please choose a dispensary.',
    errors: [{ path: 'providerId', message: 'expected a dispensary' }],
  });

/**
 * The dispensary that a request may see and change: for staff their own, for operators the one they name. Every query of
 * the console takes its `providerId` from here. Another dispensary gets the same 404 as one that does not exist.
 */
export async function providerScope(
  context: Pick<AppContext, 'database'>,
  { member }: SignedInStaff,
  requestedId: string | undefined,
): Promise<string> {
  if (member.role === 'staff') {
    if (member.providerId === null || (requestedId !== undefined && requestedId !== member.providerId))
      throw providerUnknown();
    return member.providerId;
  }
  if (requestedId === undefined) throw providerMissing();
  await requireProvider(context, requestedId);
  return requestedId;
}

/** The same for lists that an operator may read over all dispensaries: null means all. */
export const providerScopeOrAll = async (
  context: Pick<AppContext, 'database'>,
  signedIn: SignedInStaff,
  requestedId: string | undefined,
): Promise<string | null> =>
  signedIn.member.role === 'operator' && requestedId === undefined
    ? null
    : providerScope(context, signedIn, requestedId);

/** The condition on `providers` for the dispensaries that a member may choose from. */
export const isInScope = ({ member }: SignedInStaff) =>
  member.role === 'operator' ? undefined : eq(providers.id, member.providerId ?? '');
