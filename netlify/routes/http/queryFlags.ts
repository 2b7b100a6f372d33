import { z } from '@hono/zod-openapi';
import type { AppRequest } from './appEnv';
import { markDeprecated } from './deprecation';

const flag = z.enum(['true', 'false']).openapi({ type: 'boolean' });
const one = z.literal('1').openapi({ deprecated: true, description: 'Send `true`' });
const isTrue = (text: string): boolean => text !== 'false';

/** A boolean of a query: `true` or `false`. */
export const optionalFlag = () => flag.transform(isTrue).optional();

/** A boolean of a query that also takes the `1` of before queries had one spelling. */
export const optionalFlagOrOne = () =>
  z.union([flag, one], { error: 'expected true or false' }).transform(isTrue).optional();

/** Marks the response if the flag was sent as `1`. */
export function markOne(c: AppRequest, name: string): void {
  if (c.req.query(name) === '1') markDeprecated(c);
}
