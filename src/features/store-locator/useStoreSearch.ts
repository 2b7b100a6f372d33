import { useState } from 'react';
import { readSearch } from '../../data/page/address';
import { writeSearch } from '../../data/page/writeAddress';
import type { StoreFilter } from '../../domain/delivery/stores/storeFilter';
import { parseStoreQuery, writeStoreQuery } from '../../domain/delivery/stores/storeQuery';
import { localePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routes';
import { useWords } from '../../i18n/LocaleContext';

/** The search text and the brand filter, kept in the page's URL so that reloading, going back and sharing keep them. */
export function useStoreSearch(brandNames: Record<string, string>) {
  const { locale } = useWords('stores');
  const path = localePath(locale, routePath('storeLocator'));
  const [asked] = useState(() => parseStoreQuery(readSearch(path)));
  const isKnown = asked.brand !== null && Object.hasOwn(brandNames, asked.brand);
  const [filter, setFilter] = useState<StoreFilter>({ ...asked, brand: isKnown ? asked.brand : null });
  const change = (changes: Partial<StoreFilter>) => {
    const next = { ...filter, ...changes };
    setFilter(next);
    const step = 'brand' in changes ? 'replace' : 'type';
    writeSearch(path, writeStoreQuery(next, readSearch(path)), step);
  };
  return { ...filter, change, unknownBrand: isKnown ? null : asked.brand };
}
