import { canonicalPath, isIndexed } from '../../domain/site/routing/canonicalPath';
import type { SharePicture } from './openGraphPictures';
import type { PageContext } from '../pages/pageContext';
import { pricedVariants } from './structuredDataProduct';

/** Open Graph names are in `property`, Twitter's in `name`. */
export type MetaTag = { content: string } & ({ property: string } | { name: string });

const property = (name: string, content: string | number): MetaTag => ({ property: name, content: String(content) });

const territory = (localeId: string): string => localeId.replace('-', '_');

function pictureTags({ shell }: PageContext, { path, width, height, alt }: SharePicture): MetaTag[] {
  return [
    property('og:image', shell.siteUrl + path),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', width),
    property('og:image:height', height),
    property('og:image:alt', alt),
    // Twitter falls back to the tags above for everything else.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Adds the price of the initially selected variant if the page's region shows prices. */
function productTags(page: PageContext): MetaTag[] {
  if (!page.product) return [];
  const { brand, availability } = page.product.summary;
  const [first] = pricedVariants(page);
  return [
    property('product:brand', brand),
    ...(first
      ? [
          property('product:price:amount', first.price!.toFixed(2)),
          property('product:price:currency', 'USD'),
          property('product:availability', availability === 'available' ? 'in stock' : 'out of stock'),
        ]
      : []),
  ];
}

export function openGraphTags(page: PageContext, picture: SharePicture): MetaTag[] {
  const { routeId, localeId, words, shell, alternates } = page;
  const others = alternates.filter(
    (each) => each.localeId !== localeId && isIndexed({ routeId, localeId: each.localeId }),
  );
  return [
    property('og:title', words.title),
    property('og:description', words.description),
    property('og:type', page.product ? 'product' : page.guide ? 'article' : 'website'),
    ...(isIndexed(page) ? [property('og:url', shell.siteUrl + canonicalPath(page))] : []),
    property('og:site_name', shell.name),
    property('og:locale', territory(localeId)),
    ...others.map((each) => property('og:locale:alternate', territory(each.localeId))),
    ...pictureTags(page, picture),
    ...productTags(page),
  ];
}
