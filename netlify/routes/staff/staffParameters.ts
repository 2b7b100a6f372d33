import { z } from '@hono/zod-openapi';

export const providerId = z
  .string()
  .min(1)
  .max(100)
  .optional()
  .openapi({ description: 'The dispensary’s id. Operators must name one; staff may leave out their own' });

export const idempotencyKey = z
  .string({ error: 'expected an Idempotency-Key header' })
  .regex(/^[\x21-\x7e]{1,200}$/, 'expected 1 to 200 printable characters without spaces')
  .openapi({ description: 'A unique key for each action. A repeated key does nothing and returns the current state.' });
