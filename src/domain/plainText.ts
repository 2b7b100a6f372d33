import { z } from 'zod';

// A NUL or half a character is refused by the database, and control characters can hide what a person reads.
const line = /^[^\p{Cc}\p{Cs}]*$/u;
const lines = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

/** Typed text of one line, such as a name: 'Ada', not 'Ada\u0000'. */
export const plainLine = () => z.string().regex(line, 'expected text on one line, without control characters');

/** Typed text that may have several lines, such as a note to the driver. */
export const plainText = () => z.string().regex(lines, 'expected text without control characters');
