export type RefusalReason = 'stop' | 'bounce' | 'region';

const messages: Record<RefusalReason, string> = {
  stop: 'The recipient has stopped messages',
  bounce: 'The recipient cannot receive messages',
  region: 'Messages to the region of the recipient are not enabled',
};

export class RecipientRefusedError extends Error {
  constructor(
    readonly reason: RefusalReason,
    cause: unknown,
  ) {
    super(messages[reason], { cause });
  }
}
