import { featureTable, type Feature } from './features';
import { regions, type Subcountry } from './regions';

/**
 * Marks content that only some regions show. The HTML contains it for everyone; CSS hides it elsewhere, based on the
 * region that a script sets before the first paint. This avoids a flash of another region's content.
 */
export const shownIn = (codes: readonly Subcountry[]) => ({ 'data-in': codes.join(' ') });

/** Shows content in the regions where a feature is on. */
export const shownWhereOn = (feature: Feature) => shownIn(featureTable[feature]);

/** Shows content in the regions where a feature is off. */
export const shownWhereOff = (feature: Feature) => shownOutside(featureTable[feature]);

/** Shows content everywhere except in some regions. */
export const shownOutside = (codes: readonly Subcountry[]) =>
  shownIn(regions.map(({ code }) => code).filter((code) => !codes.includes(code)));

/**
 * Marks content that takes up space in every region but is visible in only one, such as a list that another region
 * replaces with its own.
 */
export const reservedFor = (code: Subcountry) => ({ 'data-held': code });
