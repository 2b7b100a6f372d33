import type { User } from '../../../../src/domain/account/userSchema';
import type { users } from '../../../database/accountTables';
import type { AppContext } from '../../context/appContext';

export const presentUser = (
  { termsVersion }: Pick<AppContext, 'termsVersion'>,
  row: typeof users.$inferSelect,
): User => ({
  uuid: row.id,
  email: row.email,
  emailVerified: row.emailVerified,
  phoneNumber: row.phoneNumber,
  phoneNumberVerified: row.phoneNumberVerified,
  contactPhone: row.contactPhone,
  givenName: row.givenName,
  familyName: row.familyName,
  termsAcceptedAt: row.termsAcceptedAt?.toISOString() ?? null,
  termsVersion: row.termsVersion,
  currentTermsVersion: termsVersion,
  createdAt: row.createdAt.toISOString(),
});
