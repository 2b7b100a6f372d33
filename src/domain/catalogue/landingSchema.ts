import { z } from 'zod';
import { offeredRegions, type Subcountry } from '../region/regions';
import { extractionPath, landingSlug, plantPath } from './cataloguePaths';
import { localizedTextSchema } from './productSchema';
import type { ProductSummary } from './productSummary';
import { oilTypes, plantTypes, type OilType, type PlantType } from './vocabulary';

/** Canada has no entries, because its menu does not list provinces. */
const states = {
  CA: 'california',
  OH: 'ohio',
  MO: 'missouri',
  WA: 'washington',
  CO: 'colorado',
  NM: 'new-mexico',
} as const satisfies Partial<Record<Subcountry, string>>;
type State = keyof typeof states;
const stateCodes = offeredRegions('us').flatMap(({ code }) => (code in states ? [code as State] : []));

const isPlant = (value: string): value is PlantType => (plantTypes as readonly string[]).includes(value);
const isOil = (value: string): value is OilType => (oilTypes as readonly string[]).includes(value);

export type LandingValue = PlantType | OilType | State;

export const landingValues = [...plantTypes, ...oilTypes, ...stateCodes] as [LandingValue, ...LandingValue[]];

/** Null for plant types and extractions, which are not limited to a region. */
export const landingRegion = (value: LandingValue): State | null => (isPlant(value) || isOil(value) ? null : value);

const slugOf = (value: LandingValue): string => (isPlant(value) || isOil(value) ? landingSlug(value) : states[value]);

/** 'Live Resin' → '/shop/extractions/live-resin'. */
export function landingPath(value: LandingValue): string {
  if (isPlant(value)) return plantPath(value);
  return isOil(value) ? extractionPath(value) : `/shop/states/${states[value]}`;
}

/** 'Live Resin' → '?method=Live+Resin'. A state needs no filter, because the region already selects its pods. */
export function landingSearch(value: LandingValue): string {
  if (landingRegion(value)) return '';
  return `?${new URLSearchParams({ [isPlant(value) ? 'plant' : 'method']: value })}`;
}

export function isOnLanding(
  value: LandingValue,
  { productType, plantType, oilType, regions }: ProductSummary,
): boolean {
  if (productType !== 'oil') return false;
  const region = landingRegion(value);
  return region ? regions.includes(region) : plantType === value || oilType === value;
}

export const podsOnLanding = (value: LandingValue, catalogue: readonly ProductSummary[]): ProductSummary[] =>
  catalogue.filter((product) => isOnLanding(value, product));

export const landingSchema = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    value: z.enum(landingValues),
    title: localizedTextSchema,
    description: localizedTextSchema,
    heading: localizedTextSchema,
    lead: localizedTextSchema,
    /** Shown below the pods: explains the plant type or extraction, or how the state sells pods. */
    about: z.strictObject({ heading: localizedTextSchema, paragraphs: z.array(localizedTextSchema).min(1) }),
  })
  .superRefine(({ slug, value }, context) => {
    const expected = slugOf(value);
    if (slug !== expected)
      context.addIssue({ code: 'custom', path: ['slug'], message: `expected ${expected}, got ${slug}` });
  });
export type Landing = z.infer<typeof landingSchema>;

/** Every pod's page links to these landing pages. */
export const requiredLandingValues: readonly LandingValue[] = [...plantTypes, ...oilTypes];
