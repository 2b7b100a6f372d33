/** RFC 3463: the mailbox or its domain does not exist, or has moved (5.1.x), or it is disabled (5.2.1). */
const mailboxStatus = /^5\.(1\.(1|2|3|4|6|10)|2\.1)$/;
/** Without an enhanced status, only the words tell a missing mailbox from a refusal of the sender. */
const senderRefusal = /relay|sender|spam|block|policy|auth|denied|reputation|quota|full|storage/i;

/** By an enhanced status, or only by the words of a response to a recipient. */
export type Evidence = 'status' | 'words';

/** Returns how a mail server's response says that the mailbox will never accept mail. Null if it does not say so. */
export function findMissingMailbox(response: string): Evidence | null {
  const [, code, status] = /^(5\d\d)[ -](5\.\d{1,3}\.\d{1,3}\b)?/.exec(response) ?? [];
  if (!code) return null;
  if (status) return mailboxStatus.test(status) ? 'status' : null;
  return /^55[013]$/.test(code) && !senderRefusal.test(response) ? 'words' : null;
}
