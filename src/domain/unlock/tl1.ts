import { crc16, type Bit } from './crc16';
import type { Level, LightEncoder } from './lightEncoder';
import { isPodKey, podKeyLength } from './podKey';

const version = 1;
const [black, grey, white]: [Level, Level, Level] = [0, 1, 2];
const hold: readonly Level[] = [black, black, black, black, black];
const preamble: readonly Level[] = [white, black, white, black, white, black, white, black];
const calibration: readonly Level[] = [grey, white, grey, black];

/** What stands before the data of a frame; the last of it is black. */
export const tl1LeadIn: readonly Level[] = [...preamble, ...calibration];
const headBits = 4 + 4 + 5 * podKeyLength;
export const tl1DataBits = headBits + 16;

const bitsOf = (value: number, width: number): Bit[] =>
  Array.from({ length: width }, (_, at) => ((value >> (width - 1 - at)) & 1) as Bit);
const valueOf = (bits: readonly Bit[]): number => bits.reduce<number>((value, bit) => value * 2 + bit, 0);

const firstLetter = 'A'.charCodeAt(0);

/** The 64 bits of a key, the most significant first: version, length, letters of five bits, CRC over all of these. */
export function tl1Bits(podKey: string): Bit[] {
  if (!isPodKey(podKey)) throw new RangeError(`expected ${podKeyLength} letters A to Z`);
  const letters = [...podKey].flatMap((letter) => bitsOf(letter.charCodeAt(0) - firstLetter, 5));
  const head = [...bitsOf(version, 4), ...bitsOf(podKeyLength, 4), ...letters];
  return [...head, ...bitsOf(crc16(head), 16)];
}

/** The key that 64 bits stand for; null where the CRC, the version, the length or a letter is not right. */
export function tl1Key(bits: readonly Bit[]): string | null {
  if (bits.length !== tl1DataBits) return null;
  const head = bits.slice(0, headBits);
  const field = (from: number, width: number) => valueOf(bits.slice(from, from + width));
  if (crc16(head) !== field(headBits, 16) || field(0, 4) !== version || field(4, 4) !== podKeyLength) return null;
  const codes = Array.from({ length: podKeyLength }, (_, at) => field(8 + 5 * at, 5));
  const key = String.fromCharCode(...codes.map((code) => firstLetter + code));
  return isPodKey(key) ? key : null;
}

/** Each bit changes the level, so that no clock is needed: from black, a 0 makes grey and a 1 white. */
const nextLevel = (last: Level, bit: Bit): Level => ((last + 1 + bit) % 3) as Level;

/** The bit that led from one level to another. */
export const tl1Bit = (last: Level, next: Level): Bit => ((next - last + 2) % 3 === 1 ? 1 : 0);

function frame(podKey: string): Level[] {
  let last: Level = black;
  const data = tl1Bits(podKey).map((bit) => (last = nextLevel(last, bit)));
  return [...hold, ...tl1LeadIn, ...data];
}

/** D-25: protocol TL1. */
export const tl1: LightEncoder = { protocol: 'TL1', version, symbolMs: 200, fastSymbolMs: 66.7, repeats: 3, frame };
