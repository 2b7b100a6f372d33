import { navigate } from 'gatsby';
import type { PageContext } from '../../content/pages/pageContext';
import { readSearch } from '../../data/page/urlSearch';
import { availableFacets, supportedListOptions, restrictListQuery } from '../../domain/catalogue/list/listOptions';
import { hasListing } from '../../domain/catalogue/list/listing';
import { parsePageParam } from '../../domain/site/routing/listPage';
import { hasListParams } from '../../domain/catalogue/list/listQuery';
import { parseListQuery, writeListQuery } from '../../domain/catalogue/list/listQueryText';
import { equivalentPath } from '../../domain/region/equivalentPage';
import { localeForLanguage, localePath, splitLocalePath, type Locale } from '../../domain/region/locales';
import { defaultRegion, type Country, type Subcountry } from '../../domain/region/regions';
import { pageRow } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { loadMessages } from '../../i18n/loadMessages';
import { countUndeliverable } from '../../state/delivery/countUndeliverable';
import { chooseRegion, saveLocale, useRegionState } from '../../state/region';
import { showToast } from '../../state/notifications/toasts';

/** Identifies the same page in other locales and regions. */
export type SwitchablePage = Pick<PageContext, 'alternates' | 'routeId' | 'localPath'>;

/** The part of the path that is not in the static page, such as an order's ids. */
function dynamicPathSuffix({ localPath }: SwitchablePage): string {
  const rest = splitLocalePath(window.location.pathname)?.rest ?? '';
  return rest.startsWith(`${localPath}/`) ? rest.slice(localPath.length) : '';
}

/** Drops filters that the list does not support in the other region, and returns to the first page. */
function listSearchForRegion(search: string, { routeId }: SwitchablePage, region: Subcountry): string {
  const { query } = parseListQuery(search);
  const offered = {
    ...restrictListQuery(query, supportedListOptions(region, availableFacets(routeId, region))),
    page: 1,
  };
  return JSON.stringify(offered) === JSON.stringify(query) ? search : writeListQuery(offered, search);
}

/** Adapts the query to another locale. Within a country, the redirect after sign-in is localized too. */
function searchForLocale(target: Locale, page: SwitchablePage, region: Subcountry): string {
  const search = readSearch(window.location.pathname);
  const hasQuery = hasListParams(search) || parsePageParam(search) > 1;
  if (hasListing(page.routeId) && hasQuery) return listSearchForRegion(search, page, region);
  const query = new URLSearchParams(search);
  const next = splitLocalePath(query.get('redirect') ?? '');
  if (next?.locale.country !== target.country) return search;
  query.set('redirect', localePath(target, next.rest));
  return `?${query}`;
}

/** Stores the chosen region or language and navigates to the same page there. `onDone` closes the menu. */
export function useRegionChoice(page: SwitchablePage, onDone: () => void) {
  const { locale, t, plural } = useWords('order');
  const goTo = async (target: Locale, region: Subcountry) => {
    saveLocale(target.id);
    const { feature } = pageRow(page.routeId);
    const path = equivalentPath({ alternates: page.alternates, feature }, { localeId: target.id, region });
    const isSame = page.alternates.some((each) => each.localeId === target.id && each.path === path);
    if (target.id === locale.id && isSame) return;
    await loadMessages(target.id);
    const pathSuffix = isSame && path !== '/' ? dynamicPathSuffix(page) : '';
    const suffix = isSame ? searchForLocale(target, page, region) + window.location.hash : '';
    await navigate(localePath(target, path) + pathSuffix + suffix);
  };
  const chooseSubcountry = async (country: Country, code: Subcountry) => {
    const previousCode = useRegionState.getState().regions[locale.country].code;
    onDone();
    if (country === locale.country && code === previousCode) return;
    chooseRegion(country, code);
    const undeliverableCount = await countUndeliverable(locale.id, code);
    await goTo(country === locale.country ? locale : localeForLanguage(country, locale.language), code);
    const changed = t('region.changed', { region: t(`region.${code}`) });
    const message = undeliverableCount ? `${changed} ${plural('region.cartChanged', undeliverableCount)}` : changed;
    showToast({ variant: 'info', message });
  };
  const chooseLanguage = (target: Locale) => {
    onDone();
    void goTo(target, useRegionState.getState().regions[target.country].code ?? defaultRegion(target.country).code);
  };
  return { chooseSubcountry, chooseLanguage };
}
