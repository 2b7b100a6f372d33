import type { OilType, PlantType } from './vocabulary';

/** A vocabulary's value in an address: 'Live Resin' → 'live-resin'. */
export const landingSlug = (value: string): string => value.toLowerCase().replaceAll(' ', '-');

/** The path of a plant type's page under its locale. */
export const plantPath = (value: PlantType): string => `/shop/plants/${landingSlug(value)}`;

/** The path of an extraction's page under its locale. */
export const extractionPath = (value: OilType): string => `/shop/extractions/${landingSlug(value)}`;
