import { useState } from 'react';
import { readSearch } from '../../data/page/urlSearch';
import { writeSearch } from '../../data/page/writeSearch';
import type { StoreFilter } from '../../domain/delivery/stores/storeFilter';
import { parseStoreQuery, writeStoreQuery } from '../../domain/delivery/stores/storeQuery';
import { localePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { useUrlSearch } from '../../state/navigation/urlState';

/** Keeps the search text and the brand in the URL, so that they survive reload, back navigation and sharing. */
export function useStoreSearch(brandNames: Record<string, string>) {
  const { locale } = useWords('stores');
  const path = localePath(locale, routePath('storeLocator'));
  const urlQuery = parseStoreQuery(useUrlSearch(path));
  const [typed, setTyped] = useState(urlQuery.text);
  const brandExists = urlQuery.brand !== null && Object.hasOwn(brandNames, urlQuery.brand);
  const change = (changes: Partial<StoreFilter>) => {
    if (changes.text !== undefined) setTyped(changes.text);
    const step = 'brand' in changes ? 'replace' : 'type';
    writeSearch(path, writeStoreQuery({ ...urlQuery, ...changes }, readSearch(path)), step);
  };
  return {
    // The URL trims the text, but the field must keep a trailing space while the next word is typed.
    text: typed.trim() === urlQuery.text ? typed : urlQuery.text,
    brand: brandExists ? urlQuery.brand : null,
    change,
    unknownBrand: brandExists ? null : urlQuery.brand,
  };
}
