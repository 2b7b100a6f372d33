import type { ServicePart } from '../../../../src/domain/staff/serviceSchema';
import type { Transaction } from '../../../database/client';
import { ServiceError } from '../../../platform/errors';
import type { StaffScope } from '../members/staffTransaction';
import { readService } from './readService';

export interface ServiceWriter extends StaffScope {
  /** The change is saved only if the version of each part that it changes is among these. Null saves it over any. */
  expected: readonly string[] | null;
}

interface PartsToSave extends Pick<ServiceWriter, 'providerId' | 'expected'> {
  parts: readonly ServicePart[];
}

/** Throws `service_changed`. Call this with the provider's row locked, so that the version stays as it is. */
export async function requireVersion(
  transaction: Transaction,
  { providerId, expected, parts }: PartsToSave,
  now: Date,
): Promise<void> {
  if (!expected) return;
  const { versions } = await readService(transaction, providerId, now);
  if (parts.every((part) => expected.includes(versions[part]))) return;
  throw new ServiceError({
    code: 'service_changed',
    detail: 'Somebody else changed this in the meantime. Please compare before you save.',
  });
}
