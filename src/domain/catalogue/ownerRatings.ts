import type { Country } from '../region/regions';

/** Canadian law forbids testimonials about cannabis. */
export const areRatingsShown = (country: Country): boolean => country === 'us';

/** Fewer ratings say little, and could identify a person. */
export const minRatings = 5;

export const minMentions = 2;

/** 3 of 8 → 38. */
export const percentOfRatings = (count: number, ratings: { count: number }): number =>
  Math.round((100 * count) / ratings.count);

/** Ranks by the average as shown, then by the number of ratings. */
export const ratingRank = ({ average, count }: { average: number; count: number }): number =>
  average + Math.min(count, 99_999) / 1e6;
