import { useState } from 'react';
import { readSearch } from '../../data/page/urlSearch';
import { writeSearch } from '../../data/page/writeSearch';
import type { StoreFilter } from '../../domain/delivery/stores/storeFilter';
import { parseStoreQuery, writeStoreQuery } from '../../domain/delivery/stores/storeQuery';
import { localePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { useUrlSearch } from '../../state/navigation/urlState';

/** The search text and the brand filter, kept in the page's URL so that reloading, going back and sharing keep them. */
export function useStoreSearch(brandNames: Record<string, string>) {
  const { locale } = useWords('stores');
  const path = localePath(locale, routePath('storeLocator'));
  const asked = parseStoreQuery(useUrlSearch(path));
  const [typed, setTyped] = useState(asked.text);
  const isKnown = asked.brand !== null && Object.hasOwn(brandNames, asked.brand);
  const change = (changes: Partial<StoreFilter>) => {
    if (changes.text !== undefined) setTyped(changes.text);
    const step = 'brand' in changes ? 'replace' : 'type';
    writeSearch(path, writeStoreQuery({ ...asked, ...changes }, readSearch(path)), step);
  };
  return {
    // The URL has no spaces around the text, which the field must keep while a next word is typed.
    text: typed.trim() === asked.text ? typed : asked.text,
    brand: isKnown ? asked.brand : null,
    change,
    unknownBrand: isKnown ? null : asked.brand,
  };
}
