import { expect, test } from 'vitest';
import { clientNetwork } from './clientNetwork';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:7:1::/64', '2001:db8:7::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('D-21 the address %s belongs to the network %s', (origin, network) => {
  expect(clientNetwork(origin)).toBe(network);
});
