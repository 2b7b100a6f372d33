export type Bit = 0 | 1;

const polynomial = 0x1021;

/** CRC-16/CCITT-FALSE over bits, most significant first. For the bits of '123456789' it is 0x29B1. */
export function crc16(bits: readonly Bit[]): number {
  let register = 0xffff;
  for (const bit of bits) {
    const isOut = (register >> 15) ^ bit;
    register = (register << 1) & 0xffff;
    if (isOut) register ^= polynomial;
  }
  return register;
}
