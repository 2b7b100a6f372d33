import type { Level } from './lightEncoder';

/** `levels` is one transmission. `symbolMs` is the minimum time per symbol. */
export interface LightSequence {
  levels: readonly number[];
  repeats: number;
  symbolMs: number;
}

/** `since` is the time of the display frame that first showed the symbol. */
export interface LightMoment {
  symbol: number;
  since: number;
}

const lengthOf = ({ levels, repeats }: LightSequence): number => levels.length * repeats;

/** Starts over if `last` is null. Dropped display frames lengthen a symbol but never skip one. */
export function nextLightMoment(sequence: LightSequence, last: LightMoment | null, now: number): LightMoment {
  if (!last) return { symbol: 0, since: now };
  const isDue = now - last.since >= sequence.symbolMs && last.symbol < lengthOf(sequence);
  return isDue ? { symbol: last.symbol + 1, since: now } : last;
}

export const levelAt = (sequence: LightSequence, { symbol }: LightMoment): Level =>
  symbol < lengthOf(sequence) ? (sequence.levels[symbol % sequence.levels.length] as Level) : 0;

interface LightProgress {
  frame: number;
  fraction: number;
  isOver: boolean;
}

export function lightProgress(sequence: LightSequence, { symbol }: LightMoment): LightProgress {
  const frame = Math.min(Math.floor(symbol / sequence.levels.length) + 1, sequence.repeats);
  return { frame, fraction: symbol / lengthOf(sequence), isOver: symbol >= lengthOf(sequence) };
}
