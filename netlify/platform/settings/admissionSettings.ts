import { positiveInteger } from './fields';
import type { AdmissionLimits } from '../load/admission';

export const admissionShape = {
  ORDERS_AT_ONCE: positiveInteger.default(40),
  SIGN_INS_AT_ONCE: positiveInteger.default(60),
  READS_AT_ONCE: positiveInteger.default(200),
  DATABASE_WAIT_MS: positiveInteger.max(60_000, 'expected at most 60000').default(3_000),
};

type Values = { [Name in keyof typeof admissionShape]: number };

export const admissionSettings = (values: Values): { atOnce: AdmissionLimits; waitMs: number } => ({
  atOnce: {
    reads: values.READS_AT_ONCE,
    signIn: values.SIGN_INS_AT_ONCE,
    orders: values.ORDERS_AT_ONCE,
    changes: 60,
    webhooks: 60,
  },
  waitMs: values.DATABASE_WAIT_MS,
});
