import { sha256 } from '@noble/hashes/sha2.js';
import type { ProofOfWork, ProofOfWorkTask } from '../../domain/account/proofOfWork';
import { puzzleInput, hasLeadingZeroBits } from '../../domain/account/puzzle';

const sliceMs = 12;

const yieldToPage = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Takes half a second on a phone, in slices that keep the page responsive. */
export async function solveProofOfWork({ challenge, puzzles, bits }: ProofOfWorkTask): Promise<ProofOfWork> {
  const encoder = new TextEncoder();
  const solutions: number[] = [];
  let sliceEnds = performance.now() + sliceMs;
  for (let solution = 0; solutions.length < puzzles; solution += 1) {
    if (hasLeadingZeroBits(sha256(encoder.encode(puzzleInput(challenge, solutions.length, solution))), bits)) {
      solutions.push(solution);
      solution = -1;
    }
    if (solution % 64 === 0 && performance.now() > sliceEnds) {
      await yieldToPage();
      sliceEnds = performance.now() + sliceMs;
    }
  }
  return { challenge, solutions };
}
