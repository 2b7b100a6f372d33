import { z } from '@hono/zod-openapi';
import { timeInputSchema } from '../../../src/domain/time/timeInputSchema';
import type { AppContext } from '../../services/context/appContext';
import { providerScope } from '../../services/staff/members/providerScope';
import type { AppRequest } from '../http/appEnv';

export const providerId = z
  .string()
  .min(1)
  .max(100)
  .optional()
  .openapi({ description: 'The dispensary’s id. Operators must name one; staff may leave out their own' });

/** Who is signed in, and the dispensary that a call with the parameter `providerId` is about. */
export async function staffScope(context: AppContext, c: AppRequest) {
  const signedIn = c.get('signedInStaff');
  return { signedIn, providerId: await providerScope(context, signedIn, c.req.query('providerId')) };
}

export const ifMatch = z.string().max(200).optional().openapi({
  description:
    'The version that the change is based on, from `versions`, in quotes; a list if the change has several parts. If another one is current, nothing is saved, and the call fails with 412. Without the header, the change is saved over any version',
  example: '"tJ6zRn2oQ0mV1yq9B3kc4w"',
});

/** Returns null if any version will do. */
export const parseIfMatch = (header: string | undefined): string[] | null =>
  header === undefined || header.trim() === '*'
    ? null
    : header.split(',').map((tag) => tag.trim().replace(/^"(.*)"$/, '$1'));

export const idempotencyKey = z
  .string({ error: 'expected an Idempotency-Key header' })
  .regex(/^[\x21-\x7e]{1,200}$/, 'expected 1 to 200 printable characters without spaces')
  .openapi({ description: 'A unique key for each action. A repeated key does nothing and returns the current state.' });

/** The headers of actions that an offline device may send later. */
export const actionHeaders = z.object({
  'idempotency-key': idempotencyKey,
  'done-at': timeInputSchema.optional().openapi({
    description:
      'When the action was done, by the server’s clock as the client knows it. Defaults to the arrival, which also counts for a time that is ahead or more than 24 hours ago. A time before the previous event of the order counts as that event’s. The log keeps both times.',
    example: '2026-12-02T05:58:00.000Z',
  }),
});

type ActionHeaders = z.output<typeof actionHeaders>;

export const parseActionHeaders = ({ 'idempotency-key': key, 'done-at': doneAt }: ActionHeaders) => ({
  key,
  doneAt: doneAt === undefined ? null : new Date(doneAt),
});
