import { featureTable, type Feature } from './features';
import { regions, type Subcountry } from './regions';

/**
 * Marks what is drawn for some regions alone. The page's HTML holds it for everybody, and a style rule hides it elsewhere
 * by the region that a script notes before the first paint: so no visitor sees another region's words flash by.
 */
export const shownIn = (codes: readonly Subcountry[]) => ({ 'data-in': codes.join(' ') });

/** Where a feature is on (D-07). */
export const shownWhereOn = (feature: Feature) => shownIn(featureTable[feature]);

/** Where a feature is off (D-07). */
export const shownWhereOff = (feature: Feature) => shownOutside(featureTable[feature]);

/** Everywhere but in some regions. */
export const shownOutside = (codes: readonly Subcountry[]) =>
  shownIn(regions.map(({ code }) => code).filter((code) => !codes.includes(code)));

/** Marks what keeps its place in every region and is seen in one alone: a list that another region replaces by its own. */
export const heldFor = (code: Subcountry) => ({ 'data-held': code });
