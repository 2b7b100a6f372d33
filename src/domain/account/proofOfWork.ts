import { z } from 'zod';

/** Clients must solve this before the server sends a text message to an unverified number. */
export const proofOfWorkTaskSchema = z.object({
  /** The server signs it. It is valid for one number for ten minutes. */
  challenge: z.string(),
  /** The number of solutions required. Several short searches vary less in time than one long one. */
  puzzles: z.int(),
  /** The number of leading zero bits in the SHA-256 of `<challenge>.<puzzle>.<solution>`. Puzzles count from 0. */
  bits: z.int(),
});
export type ProofOfWorkTask = z.infer<typeof proofOfWorkTaskSchema>;

export const proofOfWorkSchema = z.strictObject({
  challenge: z.string().max(200),
  solutions: z.array(z.int().min(0)).max(32),
});
export type ProofOfWork = z.infer<typeof proofOfWorkSchema>;
