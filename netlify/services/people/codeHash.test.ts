import { describe, expect, test } from 'vitest';
import { hashCode, hashDestination, hashDeletedPerson, isSameHash } from './codeHash';
import type { Destination } from './destination';

const settings = { codePepper: 'pepper-for-tests' };
const email: Destination = { channel: 'email', value: '2135550100' };
const phone: Destination = { channel: 'phone', value: '2135550100' };

describe('D-21 hashes of destinations and codes', () => {
  test('differ for each use, channel, value, code and pepper', () => {
    const hashes = [
      hashDestination(settings, email),
      hashDestination(settings, phone),
      hashDestination(settings, { ...email, value: 'other' }),
      hashDestination({ codePepper: 'another' }, email),
      hashDeletedPerson(settings, email),
      hashCode(settings, email, '012345'),
      hashCode(settings, email, '012346'),
      hashCode(settings, phone, '012345'),
      // The boundary between two parts must not be ambiguous.
      hashCode(settings, { ...email, value: '21355501000' }, '12345'),
      hashCode(settings, email, ''),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    for (const hash of hashes) expect(hash).toMatch(/^[a-p]{8}\.[\w-]{43}$/);
  });
});

test('hashes of any length can be compared', () => {
  expect(isSameHash('abc', 'abc')).toBe(true);
  expect(isSameHash('abc', 'abd')).toBe(false);
  expect(isSameHash('abc', 'abcd')).toBe(false);
  expect(isSameHash('', 'a')).toBe(false);
});
