/** Shared by the calls that send text messages, for API clients other than the site. */
export const proofOfWorkNote =
  'If text messages cost money, a number that no account has verified requires a proof of work, and for a suspicious request any number: the call fails with 428 and `proofOfWork`. For each puzzle, find a whole number for which the SHA-256 hash of `<challenge>.<puzzle>.<number>` starts with the given number of zero bits. Then retry once within ten minutes with `proofOfWork: { challenge, solutions }`.';
