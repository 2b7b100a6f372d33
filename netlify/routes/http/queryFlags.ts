import { z } from '@hono/zod-openapi';
import type { AppRequest } from './appEnv';
import { markDeprecated } from './deprecation';

const isTrue = (text: string): boolean => text !== 'false';

/** A boolean of a query: `true` or `false`. */
export const optionalFlag = () => z.enum(['true', 'false']).transform(isTrue).optional().openapi({ type: 'boolean' });

/** A boolean of a query that also takes the `1` of before queries had one spelling. */
export const optionalFlagOrOne = () =>
  z
    .enum(['true', 'false', '1'])
    .transform(isTrue)
    .optional()
    .openapi({
      type: undefined,
      enum: undefined,
      anyOf: [{ type: 'boolean' }, { type: 'string', enum: ['1'], deprecated: true, description: 'Send `true`' }],
    });

/** Marks the response if the flag was sent as `1`. */
export function markOne(c: AppRequest, name: string): void {
  if (c.req.query(name) === '1') markDeprecated(c);
}
