/** A brightness of the screen: black, grey, white; linear light 0, ½ and 1. */
export type Level = 0 | 1 | 2;

/** What a screen is filled with for each level. */
export const levelColours = ['#000000', '#BCBCBC', '#FFFFFF'] as const;

/** D-25: what turns a pod key into light. The battery's real firmware is unknown, so another may take TL1's place. */
export interface LightEncoder {
  protocol: string;
  version: number;
  /** How long a symbol is shown, in milliseconds. */
  symbolMs: number;
  /** The same where the shopper chose the fast sequence, which flashes more than three times a second. */
  fastSymbolMs: number;
  /** How often the frame is shown. */
  repeats: number;
  /** One frame: a level a symbol time. */
  frame: (podKey: string) => Level[];
}
