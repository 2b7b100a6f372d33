import type { Level } from './lightEncoder';
import { tl1Bit, tl1DataBits, tl1Key, tl1LeadIn } from './tl1';

/**
 * Decodes the levels that a sensor read, or returns null. A change of level is one symbol, however long it lasted. The
 * stream can start anywhere and contain partial frames; the first complete one counts.
 */
export function tl1Decode(stream: readonly Level[]): string | null {
  const symbols = stream.filter((level, at) => level !== stream[at - 1]);
  for (let at = 0; at + tl1LeadIn.length + tl1DataBits <= symbols.length; at += 1) {
    if (!tl1LeadIn.every((level, offset) => symbols[at + offset] === level)) continue;
    // From the last lead-in level on, each pair of adjacent levels is a bit.
    const data = symbols.slice(at + tl1LeadIn.length - 1, at + tl1LeadIn.length + tl1DataBits);
    const key = tl1Key(data.slice(1).map((level, offset) => tl1Bit(data[offset]!, level)));
    if (key) return key;
  }
  return null;
}
