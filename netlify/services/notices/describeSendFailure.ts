import { codeOf, sanitizeError, rootOf } from '../../platform/sanitizeError';

/** 'ECONNECTION', 'EENVELOPE 550'. Prefers codes, because mail servers repeat the address in their messages. */
export function describeSendFailure(error: unknown): string {
  const root = rootOf(error);
  const responseCode = root instanceof Error && 'responseCode' in root ? Number(root.responseCode) : NaN;
  const codes = [codeOf(error), Number.isInteger(responseCode) ? responseCode : null].filter((code) => code !== null);
  return codes.length ? codes.join(' ') : sanitizeError(error).error.slice(0, 200);
}
