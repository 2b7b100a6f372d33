import { asc, eq } from 'drizzle-orm';
import type { CurrentStaff } from '../../../../src/domain/staff/staffSchema';
import type { Database } from '../../../database/client';
import { providers } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { providerUnknown, requireProvider } from '../../delivery/requireProvider';
import { presentStaff } from './staffMembers';
import type { SignedInStaff } from './staffSession';

const providerMissing = () =>
  new ServiceError({
    code: 'not_valid',
    detail: 'Please choose a dispensary.',
    errors: [{ path: 'providerId', message: 'expected a dispensary' }],
  });

/** Every console query takes its `providerId` from here. Another dispensary gets the 404 of an unknown one. */
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

/** Null means every dispensary, for operators. */
export const providerScopeOrAll = async (
  context: Pick<AppContext, 'database'>,
  signedIn: SignedInStaff,
  requestedId: string | undefined,
): Promise<string | null> =>
  signedIn.member.role === 'operator' && requestedId === undefined
    ? null
    : providerScope(context, signedIn, requestedId);

const isInScope = ({ member }: SignedInStaff) =>
  member.role === 'operator' ? undefined : eq(providers.id, member.providerId ?? '');

export async function readStaffSelf(database: Database, signedIn: SignedInStaff): Promise<CurrentStaff> {
  const scope = await database
    .select({ id: providers.id, name: providers.name, timezone: providers.timezone })
    .from(providers)
    .where(isInScope(signedIn))
    .orderBy(asc(providers.sort), asc(providers.id));
  return { staff: presentStaff(signedIn.member), providers: scope };
}
