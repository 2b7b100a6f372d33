import type { Level } from './lightEncoder';

/** A light sequence: the levels of one frame, the number of repeats, and the minimum time per symbol. */
export interface LightSequence {
  levels: readonly number[];
  repeats: number;
  symbolMs: number;
}

/** The index of the current symbol in the whole sequence, and the time of the display frame that first showed it. */
export interface LightMoment {
  symbol: number;
  since: number;
}

const lengthOf = ({ levels, repeats }: LightSequence): number => levels.length * repeats;

/**
 * The state for a display frame at `now`, given the last state; null (at the start or a restart) gives the first
 * symbol. If the screen drops frames, a symbol is shown longer but never skipped, so lost time is not made up.
 */
export function nextLight(sequence: LightSequence, last: LightMoment | null, now: number): LightMoment {
  if (!last) return { symbol: 0, since: now };
  const isDue = now - last.since >= sequence.symbolMs && last.symbol < lengthOf(sequence);
  return isDue ? { symbol: last.symbol + 1, since: now } : last;
}

/** The level on the screen; black after the end. */
export const levelAt = (sequence: LightSequence, { symbol }: LightMoment): Level =>
  symbol < lengthOf(sequence) ? (sequence.levels[symbol % sequence.levels.length] as Level) : 0;

interface LightProgress {
  /** The current frame, counting from 1. */
  frame: number;
  /** The progress of the whole sequence, from 0 to 1. */
  fraction: number;
  isOver: boolean;
}

/** The progress of the sequence. */
export function lightProgress(sequence: LightSequence, { symbol }: LightMoment): LightProgress {
  const frame = Math.min(Math.floor(symbol / sequence.levels.length) + 1, sequence.repeats);
  return { frame, fraction: symbol / lengthOf(sequence), isOver: symbol >= lengthOf(sequence) };
}
