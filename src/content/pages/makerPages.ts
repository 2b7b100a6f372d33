import { makerPath, podsByMaker } from '../../domain/catalogue/cataloguePaths';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { localePath, type Language, type LocaleId } from '../../domain/region/locales';
import { makerRoute } from '../../domain/site/routing/routes';
import { resolveWords } from '../source/resolveWords';
import { metaDescription } from './metaDescription';
import { emptySections, type LocaleSource, type SitePage } from './sitePage';

const titleOf: Record<Language, (maker: string) => string> = {
  en: (maker) => `${maker} vape pods and lab reports`,
  fr: (maker) => `Capsules ${maker} et rapports d’analyse`,
};

/** Lists all pods of a maker that the country sells, so that crawlers reach each. */
export function makerPages(
  { locale, content, catalogue, shell }: LocaleSource,
  byLocale: ReadonlyMap<LocaleId, readonly ProductSummary[]>,
): SitePage[] {
  return [...content.brands.values()].flatMap(({ slug, name, story }) => {
    const products = podsByMaker(slug, catalogue);
    if (!products.length) return [];
    const path = makerPath(slug);
    const lead = resolveWords(story, locale);
    const title = titleOf[locale.language](name);
    return [
      {
        path: localePath(locale, path),
        template: makerRoute.template,
        context: {
          localeId: locale.id,
          routeId: 'maker' as const,
          localPath: path,
          words: {
            title,
            description: metaDescription(title, lead),
            heading: name,
            lead,
            ...emptySections,
          },
          shell,
          alternates: [...byLocale]
            .filter(([, other]) => podsByMaker(slug, other).length > 0)
            .map(([localeId]) => ({ localeId, path })),
          listing: { products, total: products.length },
        },
      },
    ];
  });
}
