import type { Oil } from '../../../src/domain/catalogue/productSchema';
import type { BatchBook } from './batches';
import { addDays, authoringDate } from './calendar';
import { Copywriter } from './copywriter';
import { maxPriceDollars, gramFactor, methods } from './data/chemistry';
import { makers } from './data/makers';
import { planUsPods, type PlannedPod } from './plan';
import { makeVariant, originalId, withPictures, visibilityIn, type OilBasis } from './productParts';
import { between, pick, randomOf, shuffle, type Random } from './random';

const comingSoonShare = 0.05;
const soldOutShare = 0.04;

type Standing = Pick<Oil, 'availability' | 'availabilityComingSoonDate'>;

/** Chooses which pods are coming soon and which are sold out. All others are on sale. */
function standings(pods: readonly PlannedPod[]): Map<string, Standing> {
  const random = randomOf('standings');
  const slugs = shuffle(
    random,
    pods.map(({ slug }) => slug),
  );
  const coming = Math.round(pods.length * comingSoonShare);
  const out = Math.round(pods.length * soldOutShare);
  const announced = slugs.slice(0, coming).map((slug): [string, Standing] => [
    slug,
    {
      availability: 'coming-soon',
      // Far enough ahead that the content check does not remind editors of it.
      availabilityComingSoonDate: addDays(authoringDate, between(random, [60, 200])),
    },
  ]);
  const gone = slugs
    .slice(coming, coming + out)
    .map((slug): [string, Standing] => [slug, { availability: 'sold-out' }]);
  return new Map([...announced, ...gone]);
}

/** Rounded to half dollars. */
function priceOf({ oilType }: PlannedPod, grams: number, random: Random): number {
  const half = between(random, methods[oilType].price) + pick(random, [0, 0, 0.5]);
  return Math.min(grams === 1 ? Math.round(half * gramFactor * 2) / 2 : half, maxPriceDollars);
}

function publishedOn(standing: Standing, random: Random): string {
  if (standing.availability === 'coming-soon') return addDays(authoringDate, -between(random, [45, 75]));
  // Half of the range is less than a year old.
  return addDays(authoringDate, -between(random, random() < 0.5 ? [6, 360] : [360, 1200]));
}

function countProviders({ territories }: PlannedPod, { availability }: Standing, random: Random): number {
  if (!territories.includes('CA') || availability === 'coming-soon') return 0;
  return pick(random, [0, 1, 1, 2, 2, 2, 3, 3]);
}

function makeVariants(
  pod: PlannedPod,
  basis: OilBasis,
  { standing, book }: { standing: Standing; book: BatchBook },
): Oil['variants'] {
  const random = randomOf(`variants ${pod.slug}`);
  const sizes = random() < 0.34 ? [0.5, 1] : [0.5];
  const isLastSizeOut = sizes.length > 1 && random() < 0.12;
  return sizes.map((grams, at) => {
    const isOut = isLastSizeOut && at > 0 && standing.availability === 'available';
    return makeVariant(
      basis,
      {
        grams,
        title: { en: `${grams} g` },
        availability: isOut ? 'sold-out' : standing.availability,
        suggestedPrice: priceOf(pod, grams, randomOf(`price ${pod.slug}`)),
      },
      book,
    );
  });
}

function makePod(
  pod: PlannedPod,
  standing: Standing,
  { copywriter, book }: { copywriter: Copywriter; book: BatchBook },
): Oil {
  const { slug, brand, strain, oilType, territories } = pod;
  const random = randomOf(`pod ${slug}`);
  const { tagline, description, flavors } = copywriter.write(pod);
  const published = publishedOn(standing, random);
  const basis: OilBasis = {
    slug,
    brand,
    code: makers[brand]!.code,
    nature: { ...strain, oilType },
    jurisdictions: territories,
    copies: territories.length === 1 && random() < 0.3 ? 2 : 1,
    publishedOn: published,
  };
  return withPictures({
    originalId: originalId(slug),
    slug,
    title: { en: strain.name },
    productType: 'oil',
    brand,
    plantType: strain.plantType,
    oilType,
    strain: { name: strain.name, lineage: strain.parents ? strain.parents.join(' × ') : null },
    tagline: { en: tagline },
    description: { en: description },
    effects: strain.effects,
    aromas: strain.aromas,
    flavors,
    pictures: [],
    ...standing,
    expressDeliveryProvidersCount: countProviders(pod, standing, random),
    visibility: visibilityIn(territories),
    variants: makeVariants(pod, basis, { standing, book }),
    publishedOn: published,
  });
}

/** Makes the US pods and adds their batches to the book. */
export function makeUsPods(book: BatchBook): Oil[] {
  const pods = planUsPods();
  const standingOf = standings(pods);
  const copywriter = new Copywriter();
  return pods.map((pod) =>
    makePod(pod, standingOf.get(pod.slug) ?? { availability: 'available' }, { copywriter, book }),
  );
}
