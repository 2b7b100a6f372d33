import { z } from 'zod';

// A NUL or half a character is refused by the database, and control characters can hide what a person reads.
// Without flags, and with whole pairs named: the API's description holds patterns that have none, read as `u` or not.
// oxlint-disable-next-line no-control-regex
const line = /^(?:[^\x00-\x1f\x7f-\x9f\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/;
// oxlint-disable-next-line no-control-regex
const lines = /^(?:[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/;

/** Typed text of one line, such as a name: 'Ada', not 'Ada\u0000'. */
export const plainLine = () => z.string().regex(line, 'expected text on one line, without control characters');

/** Typed text that may have several lines, such as a note to the driver. */
export const plainText = () => z.string().regex(lines, 'expected text without control characters');
