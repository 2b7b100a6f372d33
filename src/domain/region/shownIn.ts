import { featureTable, type Feature } from './features';
import { regions, type Subcountry } from './regions';

/** The HTML contains the content of all regions. CSS hides other regions before the first paint, to avoid a flash. */
export const shownIn = (codes: readonly Subcountry[]) => ({ 'data-in': codes.join(' ') });

export const shownWhereOn = (feature: Feature) => shownIn(featureTable[feature]);

export const shownWhereOff = (feature: Feature) => shownOutside(featureTable[feature]);

export const shownOutside = (codes: readonly Subcountry[]) =>
  shownIn(regions.map(({ code }) => code).filter((code) => !codes.includes(code)));

/** Reserves space for content that another region replaces with its own. */
export const reservedFor = (code: Subcountry) => ({ 'data-held': code });
