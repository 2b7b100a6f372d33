import type { Order } from './orderSchema';

interface CalendarWords {
  program: string;
  title: string;
  notes: string;
  link: string;
}

/** RFC 5545: a line has at most 75 octets, including the space that starts a continuation line. */
const lineOctets = 75;
const alarmMinutes = 30;

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (char) => `\\${char}`).replace(/\r\n|\r|\n/g, String.raw`\n`);

function octetsOf(char: string): number {
  const code = char.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

function foldLine(line: string): string {
  let text = '';
  let octetsLeft = lineOctets;
  // Iterating by code points splits no character.
  for (const char of line) {
    if (octetsOf(char) > octetsLeft) {
      text += '\r\n ';
      octetsLeft = lineOctets - 1;
    }
    text += char;
    octetsLeft -= octetsOf(char);
  }
  return text;
}

const formatStamp = (instant: string): string => instant.replace(/\.\d+/, '').replace(/[-:]/g, '');

/** Follows RFC 5545. The UID is the order's id, so importing a newer file replaces the entry. */
export function orderCalendar(order: Order, { program, title, notes, link }: CalendarWords, now: Date): string {
  const { slot, events, status } = order;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(program)}//Orders//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${order.orderLogId}`,
    `SEQUENCE:${Math.max(events.length - 1, 0)}`,
    `DTSTAMP:${formatStamp(now.toISOString())}`,
    `DTSTART:${formatStamp(slot.start)}`,
    `DTEND:${formatStamp(slot.end)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(order.deliveryAddress.description)}`,
    `DESCRIPTION:${escapeText(notes)}`,
    `URL:${link}`,
    `STATUS:${status === 'PLACED' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-PT${alarmMinutes}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
