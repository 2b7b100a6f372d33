import { z } from 'zod';
import { visibleText } from './visibleText';

// PostgreSQL rejects NUL and unpaired surrogates, and control characters can hide text from the reader. The patterns
// have no flags and spell out surrogate pairs: the OpenAPI document includes them without flags.
// oxlint-disable-next-line no-control-regex
const line = /^(?:[^\x00-\x1f\x7f-\x9f\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/;
// oxlint-disable-next-line no-control-regex
const lines = /^(?:[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/;

/** Removes direction marks. Text without visible characters becomes empty. */
const typedText = () => z.string().overwrite(visibleText);

export const plainLine = () => typedText().regex(line, 'expected text on one line, without control characters');

export const plainText = () => typedText().regex(lines, 'expected text without control characters');
