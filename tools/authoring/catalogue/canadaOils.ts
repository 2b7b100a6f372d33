import type { Oil } from '../../../src/domain/catalogue/productSchema';
import type { BatchBook } from './batches';
import { canadaPods, type CanadaPod } from './data/canadaPods';
import { slugOf } from './plan';
import { canadianWords, makeVariant, originalId, withPictures, visibilityIn, type OilBasis } from './productParts';

const codes: Record<string, string> = {
  'drumlin-works': 'DRU',
  'maison-lisiere': 'MAL',
  'sedge-and-slate': 'SAS',
  'tamarac-nord': 'TAN',
};

function availabilityOf({ comingOn, isSoldOut }: CanadaPod): Oil['availability'] {
  if (comingOn) return 'coming-soon';
  return isSoldOut ? 'sold-out' : 'available';
}

function makeOil(pod: CanadaPod, book: BatchBook): Oil {
  const { name, brand, plantType, oilType, aromas, cbdRatio, publishedOn } = pod;
  const slug = `${brand}-${slugOf(name)}`;
  const availability = availabilityOf(pod);
  const basis: OilBasis = {
    slug,
    brand,
    code: codes[brand]!,
    nature: { plantType, oilType, aromas, cbdRatio: cbdRatio ?? null },
    jurisdictions: ['CA_ALL'],
    copies: 2,
    publishedOn,
  };
  const sizes = pod.hasFullGram ? [0.5, 1] : [0.5];
  return withPictures({
    originalId: originalId(slug),
    slug,
    title: { en: name, fr: name },
    productType: 'oil',
    brand,
    plantType,
    oilType,
    strain: { name, lineage: pod.lineage },
    tagline: canadianWords(pod.tagline),
    description: canadianWords(pod.description),
    effects: pod.effects,
    aromas,
    flavors: aromas,
    pictures: [],
    availability,
    ...(pod.comingOn ? { availabilityComingSoonDate: pod.comingOn } : {}),
    expressDeliveryProvidersCount: 0,
    visibility: visibilityIn(['CA_ALL', ...pod.provinces]),
    variants: sizes.map((grams) =>
      makeVariant(
        basis,
        {
          grams,
          title: { en: `${grams} g`, fr: `${String(grams).replace('.', ',')} g` },
          availability,
          suggestedPrice: null,
        },
        book,
      ),
    ),
    publishedOn,
  });
}

/** Makes the Canadian pods and adds their batches to the book. */
export const makeCanadaOils = (book: BatchBook): Oil[] => canadaPods.map((pod) => makeOil(pod, book));
