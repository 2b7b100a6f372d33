import { describe, expect, test } from 'vitest';
import {
  contactChangeCalls,
  newContact,
  contactKinds,
  oldContact,
} from '../../../tests/fixtures/calls/contactChangeCalls';
import { passTime, wrongCode } from '../../../tests/fixtures/calls/oneTimeCodes';
import { confirmedSessionSchema } from '../../../src/domain/account/userSchema';
import { problemSchema } from '../../../src/domain/api/problemSchema';
import { users } from '../../database/accountTables';

const minute = 60_000;
const shopper = contactChangeCalls();
const { post, ask, lastCode, outbox } = shopper;
const problem = async (response: Response) => problemSchema.parse(await response.json());

describe.each(contactKinds)('S2-06 D-22 changing the %s long after the last code', (channel, _, field) => {
  const to = { [field]: newContact[field] } as { email: string };

  test('is refused after 15 minutes, without sending a code, until the owner confirms with a code to the current one', async () => {
    passTime(15 * minute - 1);
    expect((await ask(to)).status).toBe(200);
    passTime(31_000);
    const refused = await ask(to);
    expect([refused.status, (await problem(refused)).code]).toEqual([403, 'confirmation_required']);
    expect(outbox()).toHaveLength(1);
    expect((await post('task-to-confirm', { channel })).status).toBe(200);
    expect(outbox()[0]).toMatchObject({ to: oldContact[field] });
    const response = await post('execute-confirm', { channel, otp: lastCode() });
    expect(response.status).toBe(200);
    expect(confirmedSessionSchema.parse(await response.json()).confirmedUntil).toBe(
      new Date(Date.now() + 15 * minute).toISOString(),
    );
    expect((await ask(to)).status).toBe(200);
    passTime(15 * minute);
    expect((await ask(to)).status).toBe(403);
  });

  test('a wrong code, or one for another purpose or account, does not confirm the session', async () => {
    passTime(16 * minute);
    await post('task-to-confirm', { channel });
    const code = lastCode();
    const other = channel === 'email' ? 'phone' : 'email';
    const stranger = await shopper.api().signedIn();
    expect((await post('execute-confirm', { channel: other, otp: code })).status).toBe(400);
    expect((await post('execute-confirm', { channel, otp: wrongCode(code) })).status).toBe(400);
    expect((await post('execute-confirm', { channel, otp: code }, stranger.headers)).status).toBe(400);
    expect((await post(`execute-change-${channel}`, { otp: code })).status).toBe(400);
    expect((await ask(to)).status).toBe(403);
  });

  test('an unverified destination gets no code', async () => {
    await shopper.api().context.database.update(users).set({ emailVerified: false, phoneNumberVerified: false });
    const response = await post('task-to-confirm', { channel });
    expect([response.status, (await problem(response)).code]).toEqual([409, 'destination_missing']);
    expect(outbox()).toEqual([]);
  });
});
