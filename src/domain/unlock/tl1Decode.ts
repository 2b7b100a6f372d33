import type { Level } from './lightEncoder';
import { tl1Bit, tl1DataBits, tl1Key, tl1LeadIn } from './tl1';

/**
 * D-25: the key in the levels that a sensor told apart, or null. A change of level is a symbol, however long it lasted;
 * the stream may begin anywhere and show frames that are not whole, and the first whole one counts.
 */
export function tl1Decode(stream: readonly Level[]): string | null {
  const symbols = stream.filter((level, at) => level !== stream[at - 1]);
  for (let at = 0; at + tl1LeadIn.length + tl1DataBits <= symbols.length; at += 1) {
    if (!tl1LeadIn.every((level, offset) => symbols[at + offset] === level)) continue;
    // From the last level of the lead-in on, each pair of neighbours is a bit.
    const data = symbols.slice(at + tl1LeadIn.length - 1, at + tl1LeadIn.length + tl1DataBits);
    const key = tl1Key(data.slice(1).map((level, offset) => tl1Bit(data[offset]!, level)));
    if (key) return key;
  }
  return null;
}
