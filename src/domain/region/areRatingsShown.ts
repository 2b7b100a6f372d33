import type { Country } from './regions';

/** Canadian law forbids testimonials about cannabis. */
export const areRatingsShown = (country: Country): boolean => country === 'us';
