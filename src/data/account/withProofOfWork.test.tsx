import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import type { ProofOfWork } from '../../domain/account/proofOfWork';
import { puzzleInput, hasLeadingZeroBits } from '../../domain/account/puzzle';
import { sendCode } from './accountCalls';

test('D-21 a text message to a new number is requested again with the proof of work that the server requires', async () => {
  const proofOfWork = { challenge: 'challenge', puzzles: 3, bits: 9 };
  const api = fakeApi({
    'POST /v1/app/user/auth/phone': ({ body }) =>
      'proofOfWork' in (body as object)
        ? { sentTo: 'x', resendAfterSeconds: 30 }
        : problem(428, 'proof_of_work_required', { proofOfWork }),
  });
  await sendCode({ phoneNumber: '4155550100' }, true);
  expect(api.calls).toHaveLength(2);
  const { challenge, solutions } = (api.calls[1]!.body as { proofOfWork: ProofOfWork }).proofOfWork;
  expect([challenge, solutions.length]).toEqual(['challenge', 3]);
  solutions.forEach((solution, puzzle) => {
    const hash = createHash('sha256')
      .update(puzzleInput('challenge', puzzle, solution))
      .digest();
    expect(hasLeadingZeroBits(hash, 9)).toBe(true);
  });
});
