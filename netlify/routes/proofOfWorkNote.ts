/** Shared by the calls that send text messages, for API clients other than the site. */
export const proofOfWorkNote =
  'Where text messages cost money, the shop asks for a proof of work before it texts a number that no account has verified: 428 with `proofOfWork`. Find a whole number for each puzzle so that the SHA-256 of `<challenge>.<puzzle>.<number>` begins with that many zero bits, and send the call again with `proofOfWork: { challenge, solutions }` within ten minutes.';
