import type { Country } from './regions';

export const legalAge: Record<Country, number> = { us: 21, ca: 19 };

/** Its minimum age is higher than its country's. It is not a region of its own. */
export const quebec = 'QC';
export const quebecAge = 21;

export const minimumAge = (country: Country, place: string): number =>
  country === 'ca' && place === quebec ? quebecAge : legalAge[country];
