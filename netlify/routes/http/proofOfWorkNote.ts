/** Shared by the calls that send text messages, for API clients other than the site. */
export const proofOfWorkNote =
  'If text messages cost money, a number that no account has verified requires a proof of work: the call fails with 428 and `proofOfWork`. For each puzzle, find a whole number for which the SHA-256 hash of `<challenge>.<puzzle>.<number>` starts with the given number of zero bits. Then retry within ten minutes with `proofOfWork: { challenge, solutions }`.';
