import { rootErrorCode, sanitizeError, rootCause } from '../../platform/log/sanitizeError';

/**
 * Describes a failure to send without personal data: 'ECONNECTION', 'EENVELOPE 550', 'Error: Twilio responded with 400'. Uses
 * only the code where there is one, because mail servers repeat the address in their messages.
 */
export function describeSendFailure(error: unknown): string {
  const root = rootCause(error);
  const answer = root instanceof Error && 'responseCode' in root ? Number(root.responseCode) : NaN;
  const codes = [rootErrorCode(error), Number.isInteger(answer) ? answer : null].filter((code) => code !== null);
  return codes.length ? codes.join(' ') : sanitizeError(error).error.slice(0, 200);
}
