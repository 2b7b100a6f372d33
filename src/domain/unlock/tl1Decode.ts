import type { Level } from './lightEncoder';
import { tl1Bit, tl1DataBits, tl1Key, tl1LeadIn } from './tl1';

/** Each change of level is one symbol, however long it lasted. The stream may start and end within a frame. */
export function tl1Decode(stream: readonly Level[]): string | null {
  const symbols = stream.filter((level, start) => level !== stream[start - 1]);
  for (let start = 0; start + tl1LeadIn.length + tl1DataBits <= symbols.length; start += 1) {
    if (!tl1LeadIn.every((level, offset) => symbols[start + offset] === level)) continue;
    // From the last lead-in level on, each pair of adjacent levels is a bit.
    const data = symbols.slice(start + tl1LeadIn.length - 1, start + tl1LeadIn.length + tl1DataBits);
    const key = tl1Key(data.slice(1).map((level, offset) => tl1Bit(data[offset]!, level)));
    if (key) return key;
  }
  return null;
}
