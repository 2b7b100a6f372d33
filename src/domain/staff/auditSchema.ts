import { z } from 'zod';
import { auditActions } from './auditActions';

/** Never holds a shopper's name, address or photo. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null for drivers, webhooks and the command line. */
  staffId: z.uuid().nullable(),
  actor: z.string(),
  /** Null for operators' own actions, such as inviting another. */
  providerId: z.string().nullable(),
  action: z.enum(auditActions),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
  origin: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** `before` of the next page; null at the end. */
  next: z.string().nullable(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
