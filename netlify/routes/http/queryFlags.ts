import { z } from '@hono/zod-openapi';
import type { AppRequest } from './appEnv';
import { markDeprecated } from './deprecation';

const flag = z.enum(['true', 'false']).openapi({ type: 'boolean' });
const one = z.literal('1').openapi({ deprecated: true, description: 'Send `true`' });
const isTrue = (text: string): boolean => text !== 'false';

/** A boolean query parameter: `true` or `false`. */
export const optionalFlag = () => flag.transform(isTrue).optional();

/** A boolean query parameter that also accepts the deprecated `1`. */
export const optionalFlagOrOne = () =>
  z.union([flag, one], { error: 'expected true or false' }).transform(isTrue).optional();

/** Marks the response if the flag was sent as `1`. */
export function markOne(c: AppRequest, name: string): void {
  if (c.req.query(name) === '1') markDeprecated(c);
}
