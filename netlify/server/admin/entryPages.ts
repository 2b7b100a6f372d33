import { pathOfEntry, type PageFolder } from '../../../src/editor/entries/draftPage';
import { buildTime } from '../../../src/content/source/buildTime';
import { validateFile } from '../../../src/content/source/validateFile';
import type { Product } from '../../../src/domain/catalogue/productSchema';
import type { City } from '../../../src/domain/delivery/citySchema';
import type { Store } from '../../../src/domain/delivery/stores/storeSchema';
import { isFeatureOn } from '../../../src/domain/region/features';
import { localePath, locales } from '../../../src/domain/region/locales';
import { regionOf, regionsSelling, type Country } from '../../../src/domain/region/regions';
import { scheduleState, type Scheduled } from '../../../src/domain/time/moment';
import type { ContentPath } from './contentPaths';

type IsIn = (value: unknown, country: Country) => boolean;

const everywhere: IsIn = () => true;

const foldersWithPages: Partial<Record<ContentPath['folder'], IsIn>> = {
  products: (value, country) => regionsSelling(value as Product, country).length > 0,
  stores: (value, country) => regionOf((value as Store).region).country === country,
  cities: (value, country) => {
    const { region } = value as City;
    return regionOf(region).country === country && isFeatureOn('expressDelivery', region);
  },
  guides: everywhere,
  pages: everywhere,
  legal: everywhere,
};

/** The entry's pages in each of its locales. Empty for entries on many pages and for unpublished ones. */
export function entryPages({ folder, file }: ContentPath, text: string): string[] {
  const isIn = foldersWithPages[folder];
  if (!isIn) return [];
  const now = buildTime(process.env);
  const checked = validateFile(file, JSON.parse(text), now);
  if (!('value' in checked) || scheduleState(checked.value as Scheduled, now) !== 'due') return [];
  const path = pathOfEntry({ folder: folder as PageFolder, value: checked.value });
  return locales.filter(({ country }) => isIn(checked.value, country)).map((locale) => localePath(locale, path));
}
