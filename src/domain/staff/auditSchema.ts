import { z } from 'zod';
import { auditActions } from './auditActions';

/** One line of the audit log. It never holds a shopper's name, address or photo. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null for drivers, webhooks and the command line. */
  staffId: z.uuid().nullable(),
  /** An email address, 'driver Sam', 'webhook' or 'command line'. */
  actor: z.string(),
  /** Null for operators' own actions, such as inviting another operator. */
  providerId: z.string().nullable(),
  action: z.enum(auditActions),
  /** An order number, a product variant, an email address … */
  subject: z.string(),
  /** Values before and after. */
  detail: z.record(z.string(), z.unknown()),
  /** Client IP address. Empty for the command line. */
  origin: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** One page of the log, newest first. */
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** The `before` of the next page. Null at the end. */
  next: z.string().nullable(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
