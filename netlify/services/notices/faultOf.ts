import { codeOf, complaintOf, rootOf } from '../../platform/complaint';

/**
 * A failure to send in words that may be kept: 'ECONNECTION', 'EENVELOPE 550', 'Error: Twilio answered 400'. Where there
 * is a code, it says no more than that, since mail servers repeat the address in their sentences.
 */
export function faultOf(error: unknown): string {
  const root = rootOf(error);
  const answer = root instanceof Error && 'responseCode' in root ? Number(root.responseCode) : NaN;
  const codes = [codeOf(error), Number.isInteger(answer) ? answer : null].filter((code) => code !== null);
  return codes.length ? codes.join(' ') : complaintOf(error).error.slice(0, 200);
}
