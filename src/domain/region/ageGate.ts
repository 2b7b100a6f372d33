import type { Country } from './regions';

export const legalAge: Record<Country, number> = { us: 21, ca: 19 };

/** Québec has a higher minimum age than the rest of Canada, but is not a region of its own. */
export const quebecCode = 'QC';
export const quebecAge = 21;

export const minimumAge = (country: Country, place: string): number =>
  country === 'ca' && place === quebecCode ? quebecAge : legalAge[country];
