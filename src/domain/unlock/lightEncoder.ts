/** Black, gray and white: 0, ½ and 1 in linear light. */
export type Level = 0 | 1 | 2;

export const levelColors = ['#000000', '#BCBCBC', '#FFFFFF'] as const;

/** The battery's real firmware is unknown, so another encoder may replace TL1. */
export interface LightEncoder {
  protocol: string;
  version: number;
  symbolMs: number;
  /** For the opt-in fast sequence, which flashes more than three times a second. */
  fastSymbolMs: number;
  repeats: number;
  frame: (podKey: string) => Level[];
}
