import { z } from 'zod';
import { auditActions } from './auditActions';

/** Must not contain a shopper's name, address or photo. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null for drivers, webhooks and the command line. */
  staffId: z.uuid().nullable(),
  actor: z.string(),
  /** Null if an action concerns no dispensary, such as inviting an operator. */
  providerId: z.string().nullable(),
  action: z.enum(auditActions),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
  origin: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** The `before` parameter of the next page. Null on the last page. */
  next: z.string().nullable(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
