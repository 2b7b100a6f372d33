import { count } from '../count';
import type { AdmissionLimits } from './admission';

export const loadShape = {
  ORDERS_AT_ONCE: count.default(40),
  SIGN_INS_AT_ONCE: count.default(60),
  READS_AT_ONCE: count.default(200),
  DATABASE_WAIT_MS: count.max(60_000, 'expected at most 60000').default(3_000),
};

type Values = { [Name in keyof typeof loadShape]: number };

/** The concurrency limit of each class, and how long a request may wait for the database. */
export const loadOf = (values: Values): { atOnce: AdmissionLimits; waitMs: number } => ({
  atOnce: {
    reads: values.READS_AT_ONCE,
    signIn: values.SIGN_INS_AT_ONCE,
    orders: values.ORDERS_AT_ONCE,
    changes: 60,
    webhooks: 60,
  },
  waitMs: values.DATABASE_WAIT_MS,
});
