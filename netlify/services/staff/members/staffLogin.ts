import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { StaffLoginResponse } from '../../../../src/domain/staff/staffSchema';
import { retryTransaction } from '../../../database/retryTransaction';
import { staff, staffCodes } from '../../../database/staffTables';
import type { AppContext } from '../../context/appContext';
import { appendAudit } from '../audit/appendAudit';
import { hashStaffCode, matchesAnyHash, staffCodeHashes } from '../../people/codeHash';
import { requireCodeFormat } from '../../accounts/codes/oneTimeCode';
import { countGuess, verifyGuess } from '../../accounts/codes/countGuess';
import { rememberSignIn } from '../../accounts/signIn/familiarRequesters';
import { invalidCode } from '../../people/authErrors';
import { normalizeEmail, staffAccountId, presentStaff } from './staffMembers';
import { startStaffSession } from './staffSession';

interface StaffAttempt {
  email: string;
  otp: string;
  /** Required, so that a guess without it cannot use up the code's tries. */
  challengeId: string;
  origin: string;
}

async function claim({ database, clock }: AppContext, { email, challengeId }: StaffAttempt, tries: number) {
  const member = database
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.email, normalizeEmail(email)), isNull(staff.removedAt)));
  const [claimed] = await database
    .update(staffCodes)
    .set({ attempts: sql`${staffCodes.attempts} + 1` })
    .where(
      and(
        eq(staffCodes.id, challengeId),
        sql`${staffCodes.staffId} in ${member}`,
        lt(staffCodes.attempts, tries),
        gt(staffCodes.expiresAt, clock()),
      ),
    )
    .returning({ staffId: staffCodes.staffId, codeHash: staffCodes.codeHash });
  return claimed ?? null;
}

export async function staffLogin(context: AppContext, attempt: StaffAttempt): Promise<StaffLoginResponse> {
  const { settings, database } = context;
  const { otp, challengeId, origin } = attempt;
  requireCodeFormat(otp);
  const guess = await countGuess(context, origin);
  const claimed = await claim(context, attempt, guess.tries);
  const { staffId } = await verifyGuess(guess, () => {
    // Compares even without a code, so that timing reveals nothing.
    const isCorrect = matchesAnyHash(
      staffCodeHashes(settings, { staffId: claimed?.staffId ?? '', challengeId, code: otp }),
      claimed?.codeHash ?? hashStaffCode(settings, { staffId: '', challengeId, code: '' }),
    );
    if (!claimed || !isCorrect) throw invalidCode();
    return claimed;
  });
  const session = await retryTransaction(database, async (transaction) => {
    const now = context.clock();
    const deleted = await transaction
      .delete(staffCodes)
      .where(eq(staffCodes.staffId, staffId))
      .returning({ id: staffCodes.id });
    if (!deleted.some(({ id }) => id === challengeId)) throw invalidCode();
    // Lock the member, so that no session is created after a removal has deleted the others.
    const [member] = await transaction
      .select()
      .from(staff)
      .where(and(eq(staff.id, staffId), isNull(staff.removedAt)))
      .for('share');
    if (!member) throw invalidCode();
    const staffToken = await startStaffSession(transaction, { staffId: member.id, now });
    await appendAudit(transaction, {
      actor: { staffId: member.id, name: member.email, origin },
      providerId: member.providerId,
      action: 'staff.signIn',
      subject: member.email,
      now,
    });
    return { staff: presentStaff(member), staffToken };
  });
  const accountId = staffAccountId(normalizeEmail(attempt.email));
  return { ...session, deviceToken: await rememberSignIn(context, { accountId, origin }) };
}
