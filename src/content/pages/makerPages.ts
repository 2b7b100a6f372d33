import { makerPath, podsByMaker } from '../../domain/catalogue/cataloguePaths';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { type Language, type LocaleId } from '../../domain/region/locales';
import { resolveWords } from '../source/resolveWords';
import { metaDescription } from './metaDescription';
import { entryPage, type LocaleSource, type SitePage } from './sitePage';

const titleOf: Record<Language, (maker: string) => string> = {
  en: (maker) => `${maker} vape pods and lab reports`,
  fr: (maker) => `Capsules ${maker} et rapports d’analyse`,
};

/** Lists all pods of a maker that the country sells, so that crawlers reach each. */
export function makerPages(
  source: LocaleSource,
  byLocale: ReadonlyMap<LocaleId, readonly ProductSummary[]>,
): SitePage[] {
  const { locale, content, catalogue } = source;
  return [...content.brands.values()].flatMap(({ slug, name, story }) => {
    const products = podsByMaker(slug, catalogue);
    if (!products.length) return [];
    const path = makerPath(slug);
    const lead = resolveWords(story, locale);
    const title = titleOf[locale.language](name);
    return entryPage(source, {
      routeId: 'maker',
      path,
      words: { title, description: metaDescription(title, lead), heading: name, lead },
      alternates: [...byLocale]
        .filter(([, other]) => podsByMaker(slug, other).length > 0)
        .map(([localeId]) => ({ localeId, path })),
      listing: { products, total: products.length },
    });
  });
}
