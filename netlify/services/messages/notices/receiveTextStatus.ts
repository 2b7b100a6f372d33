import { and, eq, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { notices } from '../../../database/workTables';
import type { AppContext } from '../../context/appContext';
import { requireTwilio, type SignedFields } from './requireTwilio';

export const textStatusPath = '/v1/webhooks/twilio/status';

const statusSchema = z.object({
  MessageStatus: z.enum(['sent', 'delivered', 'undelivered', 'failed', 'read', 'canceled']),
  ErrorCode: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
});

/** Keeps the last word: reports may come late, twice and in any order. Earlier steps, such as `queued`, are ignored. */
export async function receiveTextStatus(
  context: AppContext,
  { search, ...signed }: SignedFields & { search: string },
): Promise<void> {
  requireTwilio(context, textStatusPath + search, signed);
  const id = z.uuid().safeParse(new URLSearchParams(search).get('notice'));
  const { data } = statusSchema.safeParse(signed.fields);
  if (!id.success || !data) return;
  const isOpen = or(isNull(notices.deliveryStatus), eq(notices.deliveryStatus, 'sent'));
  await context.database
    .update(notices)
    .set({ deliveryStatus: data.MessageStatus, deliveryError: data.ErrorCode ?? null })
    .where(and(eq(notices.id, id.data), eq(notices.channel, 'sms'), isOpen));
}
