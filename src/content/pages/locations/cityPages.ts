import type { City } from '../../../domain/delivery/citySchema';
import { citiesWithDelivery, cityPath, cityServices } from '../../../domain/delivery/deliveryCities';
import type { CitiesOfDispensary, CityView } from '../locationViews';
import { parentPage } from '../parentPage';
import { alternatesIn, entryPage, type LocaleSource, type SitePage } from '../sitePage';

type Source = Pick<LocaleSource, 'locale' | 'content'>;

/** Groups the country's cities by the dispensary that serves most of each. */
export function cityGroups({ locale, content }: Source): CitiesOfDispensary[] {
  const cities = citiesWithDelivery(locale.country, content.cities, content.dispensaries).map((city) => ({
    name: city.name,
    path: cityPath(city.slug),
    by: cityServices(city, content.dispensaries)[0]!.dispensary.id,
  }));
  return content.dispensaries
    .map(({ id, name, licence }) => ({
      dispensary: name,
      licence,
      cities: cities.filter(({ by }) => by === id).map(({ by: _, ...link }) => link),
    }))
    .filter((group) => group.cities.length > 0);
}

function viewOf({ name, slug, postalCodes }: City, source: Source): CityView {
  const path = cityPath(slug);
  const group = cityGroups(source).find(({ cities }) => cities.some((city) => city.path === path))!;
  return {
    name,
    services: cityServices({ postalCodes }, source.content.dispensaries).map((service) => ({
      ...service.dispensary,
      postalCodes: service.postalCodes,
    })),
    others: group.cities.filter((city) => city.path !== path),
  };
}

/** English only, because no region with French has delivery. */
function wordsOf({ name, services }: CityView) {
  const sellers = services.map((service) => service.name).join(' and ');
  const isOne = services.length === 1;
  return {
    title: `Vape pod delivery in ${name}`,
    description: `${sellers} ${isOne ? 'delivers' : 'deliver'} pods and batteries in ${name}, CA. See ZIP codes, license, minimum, fee, windows and how it works.`,
    heading: `Delivery in ${name}`,
    lead: isOne
      ? `${sellers}, a licensed dispensary, brings pods and batteries to your door in ${name}.`
      : `Licensed dispensaries bring pods and batteries to your door in ${name}: ${sellers}.`,
  };
}

export const cityPages = (source: LocaleSource): SitePage[] =>
  citiesWithDelivery(source.locale.country, source.content.cities, source.content.dispensaries).map((city) => {
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
