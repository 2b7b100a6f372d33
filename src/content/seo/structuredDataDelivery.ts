import type { Service } from 'schema-dts';
import { canonicalPath } from '../../domain/site/routing/canonicalPath';
import type { PageContext } from '../pages/pageContext';
import type { CityView } from '../pages/locationViews';

/** The seller is the dispensary, not the site. */
export const deliveryServices = (page: PageContext, { name, services }: CityView): Service[] =>
  services.map((service) => ({
    '@type': 'Service',
    '@id': `${page.shell.siteUrl}${canonicalPath(page)}#${service.id}`,
    name: page.words.heading,
    serviceType: 'Cannabis delivery',
    provider: { '@type': 'Organization', name: service.name, identifier: service.licence },
    areaServed: {
      '@type': 'City',
      name,
      containedInPlace: { '@type': 'State', name: 'California' },
    },
  }));
