import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { listedProducts } from '../../../domain/catalogue/list/listing';
import type { City } from '../../../domain/delivery/citySchema';
import { citiesWithDelivery, cityPath, cityServices, hasCityPage } from '../../../domain/delivery/deliveryCities';
import { isFeatureOn } from '../../../domain/region/features';
import { localePath } from '../../../domain/region/locales';
import { defaultRegion } from '../../../domain/region/regions';
import { routePath } from '../../../domain/site/routing/routes';
import type { CitiesOfDispensary, CityView } from '../locationViews';
import { parentPage } from '../parentPage';
import { alternatesIn, entryPage, type LocaleSource, type SitePage } from '../sitePage';

type Source = Pick<LocaleSource, 'locale' | 'content'>;

/** Three full rows on a desktop. */
const menuLength = 12;

/** Pods that dispensaries deliver, those of the most dispensaries first, then in the shop's order. */
function menuIn(region: City['region'], catalogue: readonly ProductSummary[]): ProductSummary[] {
  const pods = listedProducts(catalogue, 'discover', region).filter(
    ({ expressDeliveryProvidersCount: count }) => count > 0,
  );
  return pods
    .toSorted((a, b) => b.expressDeliveryProvidersCount - a.expressDeliveryProvidersCount)
    .slice(0, menuLength);
}

/** Groups the country's cities by the dispensary that serves most of each. Lists every dispensary, for its terms. */
export function cityGroups({ locale, content }: Source): CitiesOfDispensary[] {
  if (!isFeatureOn('expressDelivery', defaultRegion(locale.country).code)) return [];
  const cities = citiesWithDelivery(locale.country, content.cities, content.dispensaries).map((city) => ({
    link: { name: city.name, path: hasCityPage(city) ? cityPath(city.slug) : null },
    by: cityServices(city, content.dispensaries).map(({ dispensary }) => dispensary.id),
  }));
  return content.dispensaries.map(({ id, name, licence, minimum, fee, leadMinutes, firstDay }) => {
    const own = cities.filter(({ by: [first] }) => first === id);
    const served = own.length ? own : cities.filter(({ by }) => by.includes(id));
    const terms = { id, licence, minimum, fee, leadMinutes, firstDay };
    return { dispensary: name, ...terms, cities: served.map(({ link }) => link) };
  });
}

function viewOf({ name, slug, region, postalCodes, about, neighborhoods }: City, source: LocaleSource): CityView {
  const path = cityPath(slug);
  const services = cityServices({ postalCodes }, source.content.dispensaries);
  const group = cityGroups(source).find(({ id }) => id === services[0]!.dispensary.id)!;
  return {
    name,
    services: services.map((service) => ({ ...service.dispensary, postalCodes: service.postalCodes })),
    others: group.cities.filter((city) => city.path !== path),
    about: about ?? [],
    neighborhoods: neighborhoods ?? [],
    menu: menuIn(region, source.catalogue),
  };
}

/** English only, because no region with French has delivery. */
function wordsOf({ name, services }: CityView) {
  const sellers = services.map((service) => service.name).join(' and ');
  const isOne = services.length === 1;
  return {
    title: `Vape pod delivery in ${name}`,
    description: `${sellers} ${isOne ? 'delivers' : 'deliver'} pods and batteries in ${name}, CA. See the menu, neighborhoods, ZIP codes, license, minimum, fee and windows.`,
    heading: `Delivery in ${name}`,
    lead: isOne
      ? `${sellers}, a licensed dispensary, brings pods and batteries to your door in ${name}.`
      : `Licensed dispensaries bring pods and batteries to your door in ${name}: ${sellers}.`,
  };
}

export const cityPages = (source: LocaleSource): SitePage[] =>
  citiesWithDelivery(source.locale.country, source.content.cities, source.content.dispensaries)
    .filter(hasCityPage)
    .map((city) => {
      const path = cityPath(city.slug);
      const view = viewOf(city, source);
      return entryPage(source, {
        routeId: 'city',
        path,
        words: wordsOf(view),
        alternates: alternatesIn(city.region, path),
        parent: parentPage('xpress', source),
        city: view,
      });
    });

/** Leads the addresses of cities without a page, which may have had one, to the page that lists all cities. */
export const cityRedirects = (source: Source): { from: string; to: string }[] =>
  citiesWithDelivery(source.locale.country, source.content.cities, source.content.dispensaries)
    .filter((city) => !hasCityPage(city))
    .map(({ slug }) => ({
      from: localePath(source.locale, cityPath(slug)),
      to: localePath(source.locale, routePath('xpress')),
    }));
