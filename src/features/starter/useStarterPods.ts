import { useEffect, useMemo, useState } from 'react';
import type { StarterView } from '../../content/pages/pageContext';
import type { Catalogue } from '../../domain/catalogue/files/catalogue';
import { firstAnswers, type StarterAnswers } from '../../domain/catalogue/starter/starterAnswers';
import { repriceStarters, starterPods, type StarterPod } from '../../domain/catalogue/starter/starterPods';
import type { ProviderProduct } from '../../domain/delivery/providerSchema';
import { isFeatureOn } from '../../domain/region/features';
import { defaultRegion, type Subcountry } from '../../domain/region/regions';
import { useWords } from '../../i18n/LocaleContext';
import { useFromCatalogue } from '../../state/hooks/useFromCatalogue';
import { loadOwnerRatings, useOwnerRatings, type RatingsBySlug } from '../../state/ownerRatings';
import { useRegion } from '../../state/region';

type Offers = ReadonlyMap<string, ProviderProduct>;
const noRatings: RatingsBySlug = new Map();
const parts = ['traits', 'cards-0'] as const;

interface Search {
  answers: StarterAnswers;
  region: Subcountry;
  offers: Offers | null;
  ratings: RatingsBySlug;
}

/** Null until the ids have loaded, if the server's order of sizes is another. */
function findPods(catalogue: Catalogue, { answers, region, offers, ratings }: Search): StarterPod[] | null {
  const areIdsKnown = !offers || catalogue.identifyVariants(offers.values());
  const located = catalogue.locateRatings(ratings.values());
  if (!areIdsKnown || !located || !catalogue.has('traits')) return null;
  const byPosition = new Map(located.map(([rating, { position }]) => [position, rating]));
  return starterPods(answers, {
    products: catalogue.products,
    cardAt: (position) => catalogue.card(position),
    ratingAt: (position) => byPosition.get(position) ?? null,
    region,
    offers,
  });
}

/** Ratings decide between equals, so they are not worth a longer wait. */
const maxWaitMs = 2000;

/** Waits for the ratings for a while, so that the pods do not change once these arrive. Null meanwhile. */
function useRatings(isEnabled: boolean): RatingsBySlug | null {
  const ratings = useOwnerRatings(({ bySlug }) => bySlug);
  const isFailed = useOwnerRatings((state) => state.isFailed);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    void loadOwnerRatings();
    const timer = setTimeout(() => setIsLate(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, [isEnabled]);
  return ratings ?? (isFailed || isLate ? noRatings : null);
}

const isFirst = (answers: StarterAnswers): boolean =>
  (Object.keys(firstAnswers) as (keyof StarterAnswers)[]).every((key) => answers[key] === firstAnswers[key]);

/**
 * The page has the pods for the first answers. The catalogue loads once the shopper answers differently, or if the
 * dispensary lacks one of these pods.
 */
export function useStarterPods({ picks }: StarterView, answers: StarterAnswers, offers: Offers | null) {
  const { locale } = useWords();
  const { code: region } = useRegion(locale.country);
  const isStatic = isFirst(answers) && region === defaultRegion(locale.country).code;
  const ready = useMemo(
    () => (isStatic ? repriceStarters(answers, picks, offers) : null),
    [isStatic, answers, picks, offers],
  );
  // Other regions hide the whole part.
  const isEnabled = ready === null && isFeatureOn('expressDelivery', region);
  const ratings = useRatings(isEnabled);
  const found = useFromCatalogue(
    locale.id,
    (catalogue) => ratings && findPods(catalogue, { answers, region, offers, ratings }),
    { isEnabled, preload: parts, dependencies: [answers, region, offers, ratings] },
  );
  const pods = ready ?? (isEnabled ? found.data : null);
  return {
    /** Until others are found, those that the page came with. */
    pods: pods ?? repriceStarters(firstAnswers, picks, null) ?? [],
    isPending: pods === null && !found.isFailed,
    isFailed: pods === null && found.isFailed,
    retry: found.retry,
  };
}

export type StarterPods = ReturnType<typeof useStarterPods>;
