import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildAddress, buildOrder } from '../../../tests/fixtures/builders/buildShop';
import { parseCalendar } from '../../../tests/fixtures/parseCalendar';
import { orderCalendar } from './orderCalendar';

const words = {
  program: 'Lumapod',
  title: 'XPRESS delivery',
  notes: 'Have your ID ready.',
  link: 'https://site.test/us/en/delivery/order/provider-1/details-1',
};
const now = new Date('2026-11-03T18:30:15.250Z');

describe('S2-74 the calendar file of an order', () => {
  test('is one event in UTC, with address, notes, link and an alarm', () => {
    const { calendar, event, alarm } = parseCalendar(orderCalendar(buildOrder(), words, now));
    expect(calendar).toMatchObject({ VERSION: '2.0', PRODID: '-//Lumapod//Orders//EN', METHOD: 'PUBLISH' });
    expect(event).toEqual({
      UID: 'abcdef0123456789',
      SEQUENCE: '0',
      DTSTAMP: '20261103T183015Z',
      DTSTART: '20261103T220000Z',
      DTEND: '20261103T230000Z',
      SUMMARY: 'XPRESS delivery',
      LOCATION: '12 Elm St, Oakland, CA 94601',
      DESCRIPTION: 'Have your ID ready.',
      URL: words.link,
      STATUS: 'TENTATIVE',
      TRANSP: 'TRANSPARENT',
    });
    expect(alarm).toEqual({ ACTION: 'DISPLAY', DESCRIPTION: 'XPRESS delivery', TRIGGER: '-PT30M' });
  });

  test('replaces the older entry once the order has moved on', () => {
    const accepted = { status: 'ACCEPTED', at: '2026-11-03T18:10:00.000Z', reason: null } as const;
    const order = buildOrder({ status: 'ACCEPTED', events: [...buildOrder().events, accepted] });
    expect(parseCalendar(orderCalendar(order, words, now)).event).toMatchObject({
      UID: 'abcdef0123456789',
      SEQUENCE: '1',
      STATUS: 'CONFIRMED',
    });
  });

  test('RFC 5545: any text round-trips, on lines of at most 75 octets', () => {
    const sign = fc.oneof(
      { weight: 9, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: fc.constantFrom('\n', '\\', ',', ';') },
    );
    const text = fc.string({ unit: sign, maxLength: 200, size: 'max' });
    fc.assert(
      fc.property(text, text, (title, notes) => {
        const order = buildOrder({ deliveryAddress: buildAddress({ description: title }) });
        const file = orderCalendar(order, { ...words, title, notes }, now);
        const { event, lines } = parseCalendar(file);
        expect(event).toMatchObject({ SUMMARY: title, LOCATION: title, DESCRIPTION: notes });
        expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['a', 1],
    ['\u007f', 1],
    ['\u0080', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\uffff', 3],
    ['\u{10000}', 4],
  ])('RFC 5545: a line is folded where %j, of %i octets, would not fit, and not before', (sign, octets) => {
    const linesOf = (title: string): string[] => {
      const { lines } = parseCalendar(orderCalendar(buildOrder(), { ...words, title }, now));
      const lineIndex = lines.findIndex((line) => line.startsWith('SUMMARY:'));
      return lines.slice(
        lineIndex,
        lines.findIndex((line) => line.startsWith('LOCATION:')),
      );
    };
    const fitting = 'a'.repeat(75 - 'SUMMARY:'.length - octets);
    expect(linesOf(fitting + sign)).toEqual([`SUMMARY:${fitting}${sign}`]);
    expect(linesOf(`${fitting}a${sign}`)).toEqual([`SUMMARY:${fitting}a`, ` ${sign}`]);
    const next = 'b'.repeat(74 - octets);
    expect(linesOf(`${fitting}a${sign}${next}c`)).toEqual([`SUMMARY:${fitting}a`, ` ${sign}${next}`, ' c']);
  });
});
