import type { LimitRule } from '../../platform/limits';

export const alertRule: LimitRule = { name: 'stock-alert-changes', points: 100, seconds: 3600 };
