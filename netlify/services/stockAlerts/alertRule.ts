import type { LimitRule } from '../../platform/limits';

/** Enough for a shopper who asks for many pods and changes their mind about some. */
export const alertRule: LimitRule = { name: 'stock-alert-changes', points: 100, seconds: 3600 };
