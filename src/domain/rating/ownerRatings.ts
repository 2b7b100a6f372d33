import type { Country } from '../region/regions';

/** Canada's law forbids testimonials about cannabis. */
export const areRatingsShown = (country: Country): boolean => country === 'us';

/** Below this number of owners nothing is shown: a few scores say little, and could point to a person. */
export const minOwners = 5;

/** A tag or an effect is shown once this many owners chose it. */
export const minMentions = 2;

/** The share of a count among all ratings, in whole percent: 3 of 8 → 38. */
export const percentOfRatings = (count: number, ratings: { count: number }): number =>
  Math.round((100 * count) / ratings.count);

/** Orders products by their owners' ratings: the average as it is shown, then the number of ratings. */
export const ratingRank = ({ average, count }: { average: number; count: number }): number =>
  average + Math.min(count, 99_999) / 1e6;
