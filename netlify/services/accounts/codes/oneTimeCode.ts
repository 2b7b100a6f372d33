import { randomInt } from 'node:crypto';
import type { Peppers } from '../../../platform/keyRing';
import { invalidCode } from '../../people/authErrors';
import { codeHashes, hashCode, matchesAnyHash } from '../../people/codeHash';
import type { Destination } from '../../people/destination';

export const generateCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

const codePattern = /^\d{6}$/;

/** Rejects malformed codes before they use up an attempt. */
export function requireCodeFormat(otp: string): void {
  if (!codePattern.test(otp)) throw invalidCode();
}

interface Comparison {
  destination: Destination;
  otp: string;
  /** Null if there is no code. The comparison still runs, so that timing reveals nothing. */
  codeHash: string | null;
}

export function verifyCode(settings: Peppers, { destination, otp, codeHash }: Comparison) {
  const isCorrect = matchesAnyHash(
    codeHashes(settings, destination, otp),
    codeHash ?? hashCode(settings, destination, ''),
  );
  if (codeHash === null || !isCorrect) throw invalidCode();
}
