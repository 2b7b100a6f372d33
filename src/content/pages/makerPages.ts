import { makerPath, podsByMaker } from '../../domain/catalogue/cataloguePaths';
import { listStep } from '../../domain/catalogue/list/listQuery';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { type Language, type LocaleId } from '../../domain/region/locales';
import { regionsOfAll } from '../../domain/region/regions';
import { listPagePath } from '../../domain/site/routing/listPage';
import { resolveWords } from '../source/resolveWords';
import { listPageWords } from './listPageWords';
import { metaDescription } from './metaDescription';
import { entryPage, type LocaleSource, type SitePage } from './sitePage';

const titleOf: Record<Language, (maker: string) => string> = {
  en: (maker) => `${maker} vape pods and lab reports`,
  fr: (maker) => `Capsules ${maker} et rapports d’analyse`,
};

const pageCount = (products: readonly ProductSummary[]): number => Math.ceil(products.length / listStep);

/** Lists all pods of a maker that the country sells, so that crawlers reach each. */
export function makerPages(
  source: LocaleSource,
  byLocale: ReadonlyMap<LocaleId, readonly ProductSummary[]>,
): SitePage[] {
  const { locale, content, catalogue } = source;
  return [...content.brands.values()].flatMap(({ slug, name, story }) => {
    const products = podsByMaker(slug, catalogue);
    const total = products.length;
    const counts = new Map([...byLocale].map(([id, other]) => [id, pageCount(podsByMaker(slug, other))]));
    const lead = resolveWords(story, locale);
    const title = titleOf[locale.language](name);
    const words = { title, description: metaDescription(title, lead), heading: name, lead };
    return Array.from({ length: pageCount(products) }, (_, index) => {
      const page = index + 1;
      const path = listPagePath(makerPath(slug), page);
      return entryPage(source, {
        routeId: 'maker',
        path,
        words: listPageWords(words, locale, { page, total }),
        alternates: [...byLocale]
          .filter(([localeId]) => counts.get(localeId)! >= page)
          .map(([localeId]) => ({ localeId, path })),
        listing: {
          products: products.slice(index * listStep, page * listStep),
          total,
          ...(total > listStep && { regions: regionsOfAll(products) }),
        },
      });
    });
  });
}
