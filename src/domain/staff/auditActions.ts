// Apart from the schemas: the console lists them, and zod would be in its scripts.
/** Actions of staff, drivers, webhooks and the command line. */
export const auditActions = [
  'staff.signIn',
  'staff.invite',
  'staff.remove',
  'order.move',
  'order.eta',
  'order.viewId',
  'order.confirmId',
  'stock.set',
  'price.set',
  'stock.import',
  'product.add',
  'product.remove',
  'hours.set',
  'exception.set',
  'exception.remove',
  'service.set',
  'service.pause',
  'service.resume',
  'zones.set',
  'provider.create',
  'secret.rotate',
  'webhook.set',
  'run.create',
  'run.revoke',
] as const;
export type AuditAction = (typeof auditActions)[number];
