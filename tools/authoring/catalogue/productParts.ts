import { createHash } from 'node:crypto';
import type { Oil, Product, Variant, Words } from '../../../src/domain/catalogue/productSchema';
import { regions, type Subcountry } from '../../../src/domain/region/regions';
import type { Jurisdiction } from '../../../src/domain/laboratory/jurisdictions';
import type { BatchBook } from './batches';
import { potencyOf, type OilNature } from './potency';
import { randomOf, round } from './random';

/** An id such as a content system would assign. It stays the same unless the slug changes. */
export const originalId = (slug: string): string => createHash('sha256').update(slug).digest('hex').slice(0, 16);

/** Visibility flags for each region where the product is sold. */
export const visibilityIn = (sold: readonly Subcountry[]): Product['visibility'] =>
  Object.fromEntries(regions.map(({ code, flag }) => [flag, sold.includes(code)])) as Product['visibility'];

const spellings: [RegExp, string][] = [
  [/\b([Ff])lavor/g, '$1lavour'],
  [/\b([Cc])olor/g, '$1olour'],
  [/\b([Vv])apor\b/g, '$1apour'],
  [/\b([Ss])avory/g, '$1avoury'],
  [/\bpercent\b/g, 'per cent'],
];

/** Words that Canada shows too, with Canadian spelling where it differs. */
export function canadianWords({ en, fr }: { en: string; fr: string }): Words {
  const enCa = spellings.reduce((text, [american, canadian]) => text.replace(american, canadian), en);
  return enCa === en ? { en, fr } : { en, enCa, fr };
}

export interface OilBasis {
  slug: string;
  brand: string;
  code: string;
  nature: OilNature;
  jurisdictions: Jurisdiction[];
  copies: number;
  publishedOn: string;
}

interface VariantTerms {
  grams: number;
  title: Words;
  availability: Variant['availability'];
  suggestedPrice: number | null;
}

/** Makes a variant and adds its batches to the book. */
export function makeVariant(basis: OilBasis, terms: VariantTerms, book: BatchBook): Variant {
  const { grams, title, availability, suggestedPrice } = terms;
  const id = `${basis.slug}-${grams * 1000}mg`;
  const potency = potencyOf(basis.nature, randomOf(`potency ${id}`));
  return {
    id,
    title,
    grams,
    thcGrams: round((potency.totalThc / 100) * grams, 4),
    coaReport: { weightText: `${grams} g` },
    availability,
    suggestedPrice,
    batchIds: book.order({ ...basis, variantId: id, potency }),
  };
}

/** Names the pod's pictures: one of each of its sizes, the first variant's first, then its brand's pack. */
export function withPictures(oil: Oil): Oil {
  const { slug, brand, plantType, variants } = oil;
  const pods = variants.map((_, at) => (at === 0 ? `pod-${slug}` : `pod-${slug}-full`));
  return { ...oil, pictures: [...pods, `pack-${brand}-${plantType.toLowerCase()}`] };
}
