import type { Country } from './regions';

/** The minimum age, in years. */
export const legalAge: Record<Country, number> = { us: 21, ca: 19 };

/** The province whose minimum age is higher than its country's. It is not a region of its own. */
export const quebec = 'QC';
export const quebecAge = 21;

/** The minimum age in a state or province: 21 in Quebec, 19 in the rest of Canada. */
export const minimumAge = (country: Country, place: string): number =>
  country === 'ca' && place === quebec ? quebecAge : legalAge[country];
