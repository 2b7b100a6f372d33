import { asc } from 'drizzle-orm';
import type { CurrentStaff } from '../../../src/domain/staff/staffSchema';
import type { Database } from '../../database/client';
import { providers } from '../../database/schema';
import { presentStaff } from './presentStaff';
import { isInScope } from './providerScope';
import type { SignedInStaff } from './readStaffSession';

export async function readSelf(database: Database, signedIn: SignedInStaff): Promise<CurrentStaff> {
  const scope = await database
    .select({ id: providers.id, name: providers.name, timezone: providers.timezone })
    .from(providers)
    .where(isInScope(signedIn))
    .orderBy(asc(providers.sort), asc(providers.id));
  return { staff: presentStaff(signedIn.member), providers: scope };
}
