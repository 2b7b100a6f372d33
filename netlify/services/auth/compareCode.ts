import type { Settings } from '../../platform/settings';
import { hashCode, isSameHash } from './codeHash';
import type { Destination } from './destination';
import { invalidCode } from './refusals';

const codeForm = /^\d{6}$/;

/** What cannot be a code takes none of its tries. */
export function refuseFormless(otp: string): void {
  if (!codeForm.test(otp)) throw invalidCode();
}

interface Comparison {
  destination: Destination;
  otp: string;
  /** The hash that was claimed; null: there is no code, and a comparison of the same cost stands for it. */
  codeHash: string | null;
}

/** Throws the one answer to any code that is not right. */
export function requireRightCode(settings: Pick<Settings, 'codePepper'>, { destination, otp, codeHash }: Comparison) {
  const isRight = isSameHash(hashCode(settings, destination, otp), codeHash ?? hashCode(settings, destination, ''));
  if (codeHash === null || !isRight) throw invalidCode();
}
