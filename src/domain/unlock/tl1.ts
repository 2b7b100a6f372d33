import type { Level, LightEncoder } from './lightEncoder';
import { isPodKey, podKeyLength } from './podKey';

const version = 1;
const [black, gray, white]: [Level, Level, Level] = [0, 1, 2];
const hold: readonly Level[] = [black, black, black, black, black];
const preamble: readonly Level[] = [white, black, white, black, white, black, white, black];
const calibration: readonly Level[] = [gray, white, gray, black];

/** The symbols before the data. The last one must be black. */
export const tl1LeadIn: readonly Level[] = [...preamble, ...calibration];
const headBits = 4 + 4 + 5 * podKeyLength;
export const tl1DataBits = headBits + 16;

const bitsOf = (value: number, width: number): Bit[] =>
  Array.from({ length: width }, (_, index) => ((value >> (width - 1 - index)) & 1) as Bit);
const valueOf = (bits: readonly Bit[]): number => bits.reduce<number>((value, bit) => value * 2 + bit, 0);

const firstLetter = 'A'.charCodeAt(0);

/** Returns 64 bits, most significant first: version, length, five bits per letter, and a CRC. */
export function tl1Bits(podKey: string): Bit[] {
  if (!isPodKey(podKey)) throw new RangeError(`expected ${podKeyLength} letters A to Z`);
  const letters = [...podKey].flatMap((letter) => bitsOf(letter.charCodeAt(0) - firstLetter, 5));
  const head = [...bitsOf(version, 4), ...bitsOf(podKeyLength, 4), ...letters];
  return [...head, ...bitsOf(crc16(head), 16)];
}

/** Returns null if the CRC, version, length or a letter is invalid. */
export function tl1Key(bits: readonly Bit[]): string | null {
  if (bits.length !== tl1DataBits) return null;
  const head = bits.slice(0, headBits);
  const field = (from: number, width: number) => valueOf(bits.slice(from, from + width));
  if (crc16(head) !== field(headBits, 16) || field(0, 4) !== version || field(4, 4) !== podKeyLength) return null;
  const codes = Array.from({ length: podKeyLength }, (_, index) => field(8 + 5 * index, 5));
  const key = String.fromCharCode(...codes.map((code) => firstLetter + code));
  return isPodKey(key) ? key : null;
}

/** Every bit changes the level, so the receiver needs no clock. From black, a 0 gives gray and a 1 gives white. */
const nextLevel = (last: Level, bit: Bit): Level => ((last + 1 + bit) % 3) as Level;

export const tl1Bit = (last: Level, next: Level): Bit => ((next - last + 2) % 3 === 1 ? 1 : 0);

function frame(podKey: string): Level[] {
  let last: Level = black;
  const dataLevels = tl1Bits(podKey).map((bit) => (last = nextLevel(last, bit)));
  return [...hold, ...tl1LeadIn, ...dataLevels];
}

export const tl1: LightEncoder = { protocol: 'TL1', version, symbolMs: 200, fastSymbolMs: 66.7, repeats: 3, frame };

export type Bit = 0 | 1;

const polynomial = 0x1021;

/** CRC-16/CCITT-FALSE, most significant bit first. For '123456789' it is 0x29B1. */
export function crc16(bits: readonly Bit[]): number {
  let register = 0xffff;
  for (const bit of bits) {
    const isOut = (register >> 15) ^ bit;
    register = (register << 1) & 0xffff;
    if (isOut) register ^= polynomial;
  }
  return register;
}
