import type { ContentFolder } from '../../../src/content/contentFolders';
import { productPath } from '../../../src/domain/catalogue/productPath';
import { productSchema } from '../../../src/domain/catalogue/productSchema';
import { localePath, locales } from '../../../src/domain/region/locales';
import { regionsSelling } from '../../../src/domain/region/regions';
import { pageSchema } from '../../../src/domain/site/pageSchema';
import { routeOf, staticPath } from '../../../src/domain/site/routes';

/** The paths that show an entry, for each locale that has it. Empty for entries that are part of many pages. */
export function entryPages(folder: ContentFolder, value: unknown): string[] {
  if (folder === 'products') {
    const product = productSchema.parse(value);
    return locales
      .filter(({ country }) => regionsSelling(product, country).length > 0)
      .map((locale) => localePath(locale, productPath(product)));
  }
  if (folder !== 'pages' && folder !== 'legal') return [];
  const path = staticPath(routeOf(pageSchema.parse(value).route).path);
  return locales.map((locale) => localePath(locale, path));
}
