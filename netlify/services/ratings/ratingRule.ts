import type { LimitRule } from '../../platform/limits';

/** Each change of a rating purges what everybody sees of it, so one account may not make many. */
export const ratingRule: LimitRule = { name: 'rating-changes', points: 60, seconds: 3600 };
