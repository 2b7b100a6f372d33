import { z } from 'zod';

/** A task that costs the caller a moment of computing, asked for before a text message goes to an unverified number. */
export const proofOfWorkTaskSchema = z.object({
  /** Signed by the server, and good for one number for ten minutes. */
  challenge: z.string(),
  /** How many solutions are wanted: several short searches take a steadier time than one long one. */
  puzzles: z.int(),
  /** Zero bits that the SHA-256 of `<challenge>.<puzzle>.<solution>` begins with, puzzles counted from 0. */
  bits: z.int(),
});
export type ProofOfWorkTask = z.infer<typeof proofOfWorkTaskSchema>;

/** A solved task: one whole number for each puzzle, in their order. */
export const proofOfWorkSchema = z.strictObject({
  challenge: z.string().max(200),
  solutions: z.array(z.int().min(0)).max(32),
});
export type ProofOfWork = z.infer<typeof proofOfWorkSchema>;
