import { productPath } from '../../../domain/catalogue/cataloguePaths';
import { isFeatureOn } from '../../../domain/region/features';
import { regions, type Country, type Region, type Subcountry } from '../../../domain/region/regions';
import type { FooterContent, Navigation, LinkTarget } from '../../../domain/editorial/pageSchema';
import { matchRoute, productRoute } from '../../../domain/site/routing/routes';
import type { Locale } from '../../../domain/region/locales';
import type { FooterLink, NavigationLink } from '../pageContext';
import type { Content } from '../../source/readContent';
import { resolveWords } from '../../source/resolveWords';

/** Returns a path under the locale, or an absolute URL of another site. */
export const targetHref = (target: LinkTarget): string =>
  'path' in target ? target.path : 'url' in target ? target.url : productPath(target.product);

interface LinkSource {
  locale: Locale;
  content: Pick<Content, 'products'>;
}

export function isLinkOffered(href: string, region: Region, { products }: LinkSource['content']): boolean {
  if (!href.startsWith('/')) return true;
  const path = href.replace(/[?#].*$/s, '');
  const route = matchRoute(path);
  if (route) return route.feature === null || isFeatureOn(route.feature, region.code);
  const product = products.find((each) => productPath(each) === path);
  return !product || (product.visibility[region.flag] && isFeatureOn(productRoute.feature, region.code));
}

const regionsOf = (country: Country): Region[] => regions.filter((region) => region.country === country);

function visibleRegionsOf(href: string, { locale, content }: LinkSource, isSelected: (code: Subcountry) => boolean) {
  const all = regionsOf(locale.country);
  const visible = all.filter((region) => isSelected(region.code) && isLinkOffered(href, region, content));
  return visible.length === all.length ? null : visible.map(({ code }) => code);
}

const audienceOf = (authentication: 'authenticated' | 'unauthenticated' | 'any'): FooterLink['who'] =>
  authentication === 'any' ? null : authentication === 'authenticated' ? 'in' : 'out';

export const footerLink = (link: FooterContent['mainLinks'][number], source: LinkSource): FooterLink => ({
  id: link.originalId,
  title: resolveWords(link.title, source.locale),
  href: link.hyperlink,
  who: audienceOf(link.authenticationVisibility),
  regions: visibleRegionsOf(link.hyperlink, source, () => true),
});

/** The number of links that fit next to the buttons in the header's row. */
const rowLength = 5;

/** The header's row shows the first links that everybody sees. */
export function navigationLinks({ items }: Navigation, source: LinkSource): NavigationLink[] {
  const links = items.map((item) => {
    const href = targetHref(item.target);
    const isSelected = (code: Subcountry) =>
      (!item.subcountryVisibility.length || item.subcountryVisibility.includes(code)) &&
      (!item.needsUnlockAppLinks || isFeatureOn('unlockAppLinks', code));
    return {
      id: item.id,
      title: resolveWords(item.title, source.locale),
      href,
      visibility: item.visibility ?? null,
      who: audienceOf(item.authenticationVisibility),
      regions: visibleRegionsOf(href, source, isSelected),
    };
  });
  const rows = regionsOf(source.locale.country).map(({ code }) => ({
    code,
    row: links
      .filter(
        ({ who, visibility, regions: visibleRegions }) =>
          who === null && visibility !== 'mobile' && (visibleRegions === null || visibleRegions.includes(code)),
      )
      .slice(0, rowLength),
  }));
  return links.map((link) => ({
    ...link,
    rowRegions: rows.filter(({ row }) => row.includes(link)).map(({ code }) => code),
  }));
}
