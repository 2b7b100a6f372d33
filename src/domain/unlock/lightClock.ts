import type { Level } from './lightEncoder';

/** What is shown: one frame's levels, how often, and the least time of each. */
export interface LightSequence {
  levels: readonly number[];
  repeats: number;
  symbolMs: number;
}

/** Which symbol of the whole sequence is on the screen, and the display frame that it came with. */
export interface LightMoment {
  symbol: number;
  since: number;
}

const lengthOf = ({ levels, repeats }: LightSequence): number => levels.length * repeats;

/**
 * D-25: what a display frame at `now` shows, after what the last one showed; null, at the start and where it starts
 * again, leads to the first symbol. A screen that drops frames shows a symbol longer and never skips one, so time that
 * was lost is not made up for.
 */
export function nextLight(sequence: LightSequence, last: LightMoment | null, now: number): LightMoment {
  if (!last) return { symbol: 0, since: now };
  const isDue = now - last.since >= sequence.symbolMs && last.symbol < lengthOf(sequence);
  return isDue ? { symbol: last.symbol + 1, since: now } : last;
}

/** D-25: the level on the screen; black after the end. */
export const levelOf = (sequence: LightSequence, { symbol }: LightMoment): Level =>
  symbol < lengthOf(sequence) ? (sequence.levels[symbol % sequence.levels.length] as Level) : 0;

interface LightProgress {
  /** The frame that is being shown, from 1. */
  frame: number;
  /** How much of the whole is over, from 0 to 1. */
  part: number;
  isOver: boolean;
}

/** S2-66: how far the sequence is. */
export function lightProgress(sequence: LightSequence, { symbol }: LightMoment): LightProgress {
  const frame = Math.min(Math.floor(symbol / sequence.levels.length) + 1, sequence.repeats);
  return { frame, part: symbol / lengthOf(sequence), isOver: symbol >= lengthOf(sequence) };
}
