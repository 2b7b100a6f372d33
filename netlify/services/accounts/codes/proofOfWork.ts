import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { ProofOfWork, ProofOfWorkTask } from '../../../../src/domain/account/proofOfWork';
import { puzzleInput, hasLeadingZeroBits } from '../../../../src/domain/account/puzzle';
import { ServiceError } from '../../../platform/errors';
import { allPeppers } from '../../../platform/keyRing';
import { limitRules, proofLifetimeMs } from '../../../platform/limitRules';
import type { AppContext } from '../../context/appContext';
import { matchesAnyHash } from '../../people/codeHash';
import type { Destination } from '../../people/destination';

/** About 65,000 hashes on average: half a second on a phone. */
const puzzleCount = 8;
const bits = 13;
/** 132 bits keep the client's input within one SHA-256 block. */
const signatureLength = 22;

type Context = Pick<AppContext, 'settings' | 'clock'>;

/** The signature makes tasks stateless: it binds number and expiry. */
const sign = (pepper: string, { channel, value }: Destination, payload: string): string =>
  createHmac('sha256', pepper)
    .update(['proof-of-work', channel, value, puzzleCount, bits, payload].join('\n'))
    .digest('base64url')
    .slice(0, signatureLength);

function createTask(context: Context, destination: Destination): ProofOfWorkTask {
  const payload = `${(context.clock().getTime() + proofLifetimeMs).toString(36)}.${randomBytes(6).toString('base64url')}`;
  return {
    challenge: `${payload}.${sign(context.settings.codePepper, destination, payload)}`,
    puzzles: puzzleCount,
    bits,
  };
}

function isValidProof(context: Context, destination: Destination, { challenge, solutions }: ProofOfWork): boolean {
  const [expiresAt = '', salt = '', signature = ''] = challenge.split('.');
  const signatures = allPeppers(context.settings).map((pepper) => sign(pepper, destination, `${expiresAt}.${salt}`));
  if (!matchesAnyHash(signatures, signature)) return false;
  if (parseInt(expiresAt, 36) < context.clock().getTime() || solutions.length !== puzzleCount) return false;
  return solutions.every((solution, puzzle) =>
    hasLeadingZeroBits(
      createHash('sha256')
        .update(puzzleInput(challenge, puzzle, solution))
        .digest(),
      bits,
    ),
  );
}

/** Unsolved tasks are not stored. */
async function isUnused(
  { limits, settings }: Pick<AppContext, 'limits' | 'settings'>,
  { challenge }: ProofOfWork,
): Promise<boolean> {
  return (await limits.tryConsume(limitRules(settings).proofs, challenge)) !== null;
}

/** Throws a 428 with a new task unless the proof is valid and unused. */
export async function requireProofOfWork(
  context: Context & Pick<AppContext, 'limits'>,
  destination: Destination,
  proof: ProofOfWork | undefined,
): Promise<void> {
  if (proof && isValidProof(context, destination, proof) && (await isUnused(context, proof))) return;
  throw new ServiceError({
    code: 'proof_of_work_required',
    detail: 'Please solve the task in `proofOfWork` and send the call again with its solutions.',
    proofOfWork: createTask(context, destination),
  });
}
