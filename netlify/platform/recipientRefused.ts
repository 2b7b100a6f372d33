/** Thrown by a sender when trying again is pointless: the address does not exist, or the number has sent STOP. */
export class RecipientRefused extends Error {
  constructor(
    readonly reason: 'stop' | 'bounce',
    cause: unknown,
  ) {
    super(reason === 'stop' ? 'The recipient has stopped messages' : 'The recipient does not exist', { cause });
  }
}
