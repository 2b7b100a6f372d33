import { expect, test } from 'vitest';
import { canonicalAddress, isLoopback } from './ipAddress';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:DB8:0:0::0001', '2001:db8::1'],
  ['2001:0:0:1:2:3:4:5', '2001::1:2:3:4:5'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['fe80::1%eth0', 'fe80::1'],
  ['64:ff9b::203.0.113.9', '64:ff9b::cb00:7109'],
  ['203.0.113', null],
  ['203.0.113.256', null],
  ['0313.0.113.9', null],
  ['3405803785', null],
  ['2001:db8::1::', null],
  ['[2001:db8::1]', null],
  ['localhost', null],
  ['', null],
])('%j is the address %j', (text, address) => {
  expect(canonicalAddress(text)).toBe(address);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.255.0.53', true],
  ['::1', true],
  ['[::1]', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::ffff:127.0.0.1', true],
  ['[::ffff:7f00:1]', true],
  ['::ffff:203.0.113.9', false],
  ['::ffff:0:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['::127.0.0.1', false],
  ['127::1', false],
  ['0127.0.0.1', false],
  ['127.0.0.1.shop.example', false],
  ['127.0.0.1:80', false],
  ['127.1', false],
  ['localhost.shop.example', false],
  ['0.0.0.0', false],
  ['::', false],
  ['', false],
])('%j is loopback: %j', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
