export type EmbeddedCall = { kind: 'execute'; messages: Uint8Array } | { kind: 'snapshot' | 'close' };

export type EmbeddedRequest = { id: number } & EmbeddedCall;

export type EmbeddedReply =
  /** A null id reports whether the database opened. */
  { id: null } | { id: null; error: string } | { id: number; result: unknown } | { id: number; error: string };
