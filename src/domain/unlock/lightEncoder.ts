/** Screen brightness: black, gray or white; 0, ½ and 1 in linear light. */
export type Level = 0 | 1 | 2;

/** The screen color for each level. */
export const levelColors = ['#000000', '#BCBCBC', '#FFFFFF'] as const;

/** Encodes a pod key as light. The battery's real firmware is not known yet, so another encoder may replace TL1. */
export interface LightEncoder {
  protocol: string;
  version: number;
  /** The time a symbol is shown, in milliseconds. */
  symbolMs: number;
  /** The same for the opt-in fast sequence, which flashes more than three times a second. */
  fastSymbolMs: number;
  /** The number of times the frame is shown. */
  repeats: number;
  /** One frame: one level per symbol. */
  frame: (podKey: string) => Level[];
}
