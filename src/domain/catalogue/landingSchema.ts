import { z } from 'zod';
import { offeredRegions, type Subcountry } from '../region/regions';
import { extractionPath, landingSlug, plantPath } from './productPath';
import { localizedTextSchema } from './productSchema';
import type { ProductSummary } from './productSummary';
import { oilTypes, plantTypes, type OilType, type PlantType } from './vocabulary';

/** The states with a page of their own, in the words of their addresses. Canada's menu has no single province. */
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

/** The subject of a landing page: a plant type, an extraction, or a state. */
export type LandingValue = PlantType | OilType | State;

export const landingValues = [...plantTypes, ...oilTypes, ...stateCodes] as [LandingValue, ...LandingValue[]];

/** The region of a state's page; null for a plant type or an extraction. */
export const landingRegion = (value: LandingValue): State | null => (isPlant(value) || isOil(value) ? null : value);

const slugOf = (value: LandingValue): string => (isPlant(value) || isOil(value) ? landingSlug(value) : states[value]);

/** The path of a landing page under its locale: 'Live Resin' → '/shop/extractions/live-resin'. */
export function landingPath(value: LandingValue): string {
  if (isPlant(value)) return plantPath(value);
  return isOil(value) ? extractionPath(value) : `/shop/states/${states[value]}`;
}

/** The list's query for the same pods: 'Live Resin' → '?method=Live+Resin'. A state's list depends on the region alone. */
export function landingSearch(value: LandingValue): string {
  if (landingRegion(value)) return '';
  return `?${new URLSearchParams({ [isPlant(value) ? 'plant' : 'method']: value })}`;
}

/** The pods of a catalogue that a landing page is about. */
export const podsOnLanding = (value: LandingValue, catalogue: readonly ProductSummary[]): ProductSummary[] =>
  catalogue.filter(({ productType, plantType, oilType, regions }) => {
    if (productType !== 'oil') return false;
    const region = landingRegion(value);
    return region ? regions.includes(region) : plantType === value || oilType === value;
  });

/** The texts of a page about the pods of one plant type, extraction or state, in content/landings/. */
export const landingSchema = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    value: z.enum(landingValues),
    title: localizedTextSchema,
    description: localizedTextSchema,
    heading: localizedTextSchema,
    lead: localizedTextSchema,
    /** Below the pods: what the plant type or extraction is, or how the state sells pods. */
    about: z.strictObject({ heading: localizedTextSchema, paragraphs: z.array(localizedTextSchema).min(1) }),
  })
  .superRefine(({ slug, value }, context) => {
    const expected = slugOf(value);
    if (slug !== expected)
      context.addIssue({ code: 'custom', path: ['slug'], message: `expected ${expected}, got ${slug}` });
  });
export type Landing = z.infer<typeof landingSchema>;

/** The values that need a page, because every pod's page links to its own: plant types and extractions. */
export const requiredLandingValues: readonly LandingValue[] = [...plantTypes, ...oilTypes];
