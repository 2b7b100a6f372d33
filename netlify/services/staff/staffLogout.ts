import { eq } from 'drizzle-orm';
import { staffSessions } from '../../database/schema';
import type { AppContext } from '../appContext';
import type { SignedInStaff } from './readStaffSession';

export async function staffLogout({ database }: AppContext, { tokenHash }: SignedInStaff): Promise<void> {
  await database.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash));
}
