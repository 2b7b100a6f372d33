import type { LimitRule } from '../../platform/limits';

/** Each change purges public ratings from the CDN. */
export const ratingRule: LimitRule = { name: 'rating-changes', points: 60, seconds: 3600 };
