import { expect, test } from 'vitest';
import { expandCodes } from './expandCodes';

test.each([
  ['CA-CIN-2602-125', 'batch'],
  ['CAN-TAN-2608-926', 'batch'],
  ['lot can tan 2608 926', 'lot batch'],
  ['cacin2602125', 'batch'],
  ['CA–CIN–2602–125', 'batch'],
  ['cin-2602-125', 'batch'],
  ['CAN-TAN-26', 'batch'],
  ['order k7rm4wxt', 'order my order'],
  ['M5H 2N2', 'M5H2N2'],
  ['90012-1234', '90012'],
  ['doesn’t charge', 'not charge'],
  ['wont charge', 'not charge'],
  ['thc-a', 'thca'],
  ['live resin', 'live resin'],
  ['half-gram', 'half-gram'],
  ['pre-roll', 'pre-roll'],
])('%j is read as %j', (text, read) => expect(expandCodes(text).trim().replace(/\s+/g, ' ')).toBe(read));
