import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/fixtures/times';
import { crc16, tl1, tl1Bits, tl1Key, tl1LeadIn, type Bit } from './tl1';
import { levelColors, type Level } from './lightEncoder';
import { podKeyLength } from './podKey';
import { tl1Decode } from '../../../tests/fixtures/tl1Decode';

const runs = { numRuns: times(300, 20_000) };
const key = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: podKeyLength,
  maxLength: podKeyLength,
});
const level = fc.constantFrom<Level>(0, 1, 2);
const text = (bits: readonly Bit[]) => bits.join('');
const flipped = (bits: readonly Bit[], ...index: number[]) =>
  bits.map((bit, place) => (index.includes(place) ? 1 - bit : bit) as Bit);

test('D-25 the CRC is CRC-16/CCITT-FALSE: 0x29B1 for "123456789", 0xFFFF for empty input', () => {
  const bits = [...'123456789'].flatMap((sign) =>
    [...sign.charCodeAt(0).toString(2).padStart(8, '0')].map((bit) => Number(bit) as Bit),
  );
  expect([crc16(bits), crc16([])]).toEqual([0x29b1, 0xffff]);
});

describe('the bits of a key', () => {
  test('D-25 version 1, length 8, five bits per letter from A = 0, CRC', () => {
    const bits = text(tl1Bits('ABZYAAAA'));
    expect(bits).toHaveLength(64);
    expect(bits.slice(0, 28)).toBe(['0001', '1000', '00000', '00001', '11001', '11000'].join(''));
    expect(bits.slice(28, 48)).toBe('0'.repeat(20));
    // The expected CRC is computed independently, over the bytes 18 00 73 80 00 00.
    expect(bits.slice(48)).toBe(crcOfBytes([0x18, 0x00, 0x73, 0x80, 0x00, 0x00]).toString(2).padStart(16, '0'));
  });

  test.each(['', 'ABCDEFG', 'abcdefgh', 'ABCDEFG1', 'ABCDEFGHI'])('D-24 %j is not a key to encode', (wrong) => {
    expect(() => tl1Bits(wrong)).toThrow(RangeError);
  });

  test('D-25 letters 26 to 31, another version or another length are rejected even with a correct CRC', () => {
    const head = tl1Bits('ABCDEFGH').slice(0, 48);
    const withCrc = (bits: Bit[]) => [
      ...bits,
      ...[...crc16(bits).toString(2).padStart(16, '0')].map((bit) => Number(bit) as Bit),
    ];
    expect(tl1Key(withCrc(head))).toBe('ABCDEFGH');
    const bad = [flipped(head, 8, 9, 11), flipped(head, 2), flipped(head, 7), flipped(head, 0)];
    expect(text(bad[0]!.slice(8, 13))).toBe('11010');
    expect(bad.map((bits) => tl1Key(withCrc(bits)))).toEqual([null, null, null, null]);
    expect(tl1Key(withCrc(head).slice(1))).toBeNull();
  });

  test('D-25 every one-bit or two-bit error is detected', () => {
    const bits = tl1Bits('QWERTYUI');
    for (let first = 0; first < bits.length; first += 1)
      for (let second = first; second < bits.length; second += 1)
        expect(tl1Key(flipped(bits, first, second)), `${first} ${second}`).toBeNull();
  });
});

/** Uses a table and whole bytes, unlike the tested code. */
function crcOfBytes(bytes: number[]): number {
  const table = Array.from({ length: 256 }, (_, index) => {
    let value = index << 8;
    for (let step = 0; step < 8; step += 1) value = ((value << 1) ^ (value & 0x8000 ? 0x1021 : 0)) & 0xffff;
    return value;
  });
  return bytes.reduce((crc, byte) => ((crc << 8) ^ table[(crc >> 8) ^ byte]!) & 0xffff, 0xffff);
}

describe('the frame', () => {
  const letters = { black: 'k', gray: 'g', white: 'w' };
  const toLetters = (levels: readonly Level[]) => levels.map((each) => Object.values(letters)[each]).join('');

  test('D-25 hold, preamble, calibration, then 64 symbols', () => {
    const frame = tl1.frame('ABCDEFGH');
    expect(frame).toHaveLength(5 + 8 + 4 + 64);
    expect(toLetters(frame.slice(0, 17))).toBe(['kkkkk', 'wkwkwkwk', 'gwgk'].join(''));
    // The first byte, 0001 1000, has version and length. From black, a 0 is one step and a 1 two.
    expect(toLetters(frame.slice(17, 25))).toBe('gwkwgwkg');
    expect(levelColors).toEqual(['#000000', '#BCBCBC', '#FFFFFF']);
  });

  test('D-25 each data symbol differs from the one before it', () => {
    fc.assert(
      fc.property(key, (podKey) => {
        const data = tl1.frame(podKey).slice(5);
        expect(data.every((each, index) => each !== data[index - 1])).toBe(true);
      }),
      runs,
    );
  });
});

describe('reading a frame back', () => {
  test('D-25 works for every key, shown once or three times, at any symbol length', () => {
    fc.assert(
      fc.property(key, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }), (podKey, held, repeats) => {
        const shown = Array.from({ length: repeats }, () => tl1.frame(podKey)).flat();
        expect(tl1Decode(shown.flatMap((each) => Array.from({ length: held }, () => each)))).toBe(podKey);
      }),
      runs,
    );
  });

  test('D-25 works from any position in the first frame, because a complete one follows', () => {
    fc.assert(
      fc.property(key, fc.nat({ max: 80 }), (podKey, from) => {
        const frame = tl1.frame(podKey);
        expect(tl1Decode([...frame.slice(from), ...frame])).toBe(podKey);
      }),
      runs,
    );
  });

  test('D-25 with one symbol misread or lost it gives that key or none', () => {
    const frame = tl1.frame('LIGHTPOD');
    for (let index = 0; index < frame.length; index += 1) {
      for (const other of [0, 1, 2] as const) expect([null, 'LIGHTPOD']).toContain(tl1Decode(frame.with(index, other)));
      expect([null, 'LIGHTPOD']).toContain(tl1Decode(frame.toSpliced(index, 1)));
    }
    expect(tl1Decode(frame.with(40, ((frame[40]! + 1) % 3) as Level))).toBeNull();
  });

  test('D-25 anything but a frame gives no key', () => {
    const shorter = fc.array(level, { maxLength: tl1LeadIn.length + 63, size: 'max' });
    fc.assert(
      fc.property(shorter, (stream) => tl1Decode(stream) === null),
      runs,
    );
    expect(tl1Decode(tl1.frame('ABCDEFGH').slice(0, -1))).toBeNull();
  });

  test('D-25 noise after a correct lead-in never gives a key', () => {
    const noise = fc.array(level, { minLength: 64, maxLength: 200, size: 'max' });
    fc.assert(
      fc.property(noise, (stream) => tl1Decode([...tl1LeadIn, ...stream]) === null),
      runs,
    );
  });
});

describe('D-31 flashes', () => {
  const luminance = [0, 0.5, 1];

  /** The maximum number of flashes within one second, by WCAG's definition of a general flash. */
  function maxFlashes(levels: readonly Level[], symbolMs: number): number {
    const span = Math.floor(1000 / symbolMs) + 1;
    const windows = levels.map((_, from) => {
      const luminances = levels.slice(from, from + span + 1).map((each) => luminance[each]!);
      const directions = luminances.slice(1).flatMap((next, index) => {
        const isChange = Math.abs(next - luminances[index]!) >= 0.1 && Math.min(next, luminances[index]!) < 0.8;
        return isChange ? [Math.sign(next - luminances[index]!)] : [];
      });
      const turns = directions.filter((direction, index) => direction !== directions[index - 1]);
      return Math.floor(turns.length / 2);
    });
    return Math.max(...windows);
  }

  const sequence = (podKey: string) => Array.from({ length: tl1.repeats }, () => tl1.frame(podKey)).flat();

  test('D-31 D-25 at 200 ms no second of the sequence of any key flashes more than three times', () => {
    fc.assert(
      fc.property(key, (podKey) => maxFlashes(sequence(podKey), tl1.symbolMs) <= 3),
      { numRuns: times(100, 5_000) },
    );
  });

  test('D-31 the counter detects a violation: black and white three times as fast flash more than three times', () => {
    expect(maxFlashes(sequence('ABCDEFGH'), tl1.fastSymbolMs)).toBeGreaterThan(3);
    expect(maxFlashes([0, 2, 0, 2, 0, 2, 0, 2, 0], 125)).toBe(4);
    expect(maxFlashes([0, 1, 2, 0], 200)).toBe(1);
  });

  test('D-25 a frame takes about sixteen seconds', () => {
    expect((tl1.frame('ABCDEFGH').length * tl1.symbolMs) / 1000).toBeCloseTo(16.2);
  });
});
