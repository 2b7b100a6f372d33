import {
  landingPath,
  landingRegion,
  landingSearch,
  isOnLanding,
  podsOnLanding,
  type Landing,
  type LandingValue,
} from '../../domain/catalogue/landingSchema';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { isFeatureOn } from '../../domain/region/features';
import { type LocaleId } from '../../domain/region/locales';
import { regions } from '../../domain/region/regions';
import { routePath } from '../../domain/site/routing/routes';
import { resolveWords } from '../source/resolveWords';
import type { PageLink } from './pageContext';
import { entryPage, type LocaleSource, type SitePage } from './sitePage';

/** The number of pods that a landing page shows per region. The list has all of them. */
const perRegion = 8;
/** The number of pods that a state's landing page shows. */
const perState = 48;

/** Removes prices in states that hide them. */
const pricedIn = (state: NonNullable<ReturnType<typeof landingRegion>>, pods: ProductSummary[]): ProductSummary[] =>
  isFeatureOn('priceDisplay', state)
    ? pods
    : pods.map((pod) => ({ ...pod, variants: pod.variants.map((variant) => ({ ...variant, price: null })) }));

/** Shows equally many pods of each region, so that every shopper finds some. */
function visiblePods(value: LandingValue, pods: ProductSummary[]): ProductSummary[] {
  const state = landingRegion(value);
  if (state) return pricedIn(state, pods.slice(0, perState));
  const visible = new Set(
    regions.flatMap(({ code }) => pods.filter((pod) => pod.regions.includes(code)).slice(0, perRegion)),
  );
  return pods.filter((pod) => visible.has(pod));
}

const isOffered = ({ value }: Landing, catalogue: readonly ProductSummary[]) =>
  catalogue.some((product) => isOnLanding(value, product));

/** Sorted as in the content. Omits landing pages that the country does not sell pods for. */
export const landingLinks = ({ locale, content, catalogue }: LocaleSource): PageLink[] =>
  content.landings
    .filter((landing) => isOffered(landing, catalogue))
    .map(({ heading, value }) => ({ label: resolveWords(heading, locale), path: landingPath(value) }));

export function landingPages(
  source: LocaleSource,
  byLocale: ReadonlyMap<LocaleId, readonly ProductSummary[]>,
): SitePage[] {
  const { locale, content, catalogue } = source;
  const links = landingLinks(source);
  return content.landings
    .filter((landing) => isOffered(landing, catalogue))
    .map((landing) => {
      const { value, title, description, heading, lead, about } = landing;
      const path = landingPath(value);
      const pods = podsOnLanding(value, catalogue);
      return entryPage(source, {
        routeId: 'landing',
        path,
        words: {
          title: resolveWords(title, locale),
          description: resolveWords(description, locale),
          heading: resolveWords(heading, locale),
          lead: resolveWords(lead, locale),
        },
        alternates: [...byLocale]
          .filter(([, other]) => isOffered(landing, other))
          .map(([localeId]) => ({ localeId, path })),
        listing: { products: visiblePods(value, pods), total: pods.length },
        landing: {
          heading: resolveWords(about.heading, locale),
          paragraphs: about.paragraphs.map((each) => resolveWords(each, locale)),
          region: landingRegion(value),
          // No filters in Canada, whose default region does not support them.
          list: routePath('pods') + (locale.country === 'us' ? landingSearch(value) : ''),
        },
        links: links.filter((link) => link.path !== path),
      });
    });
}
