import { useState } from 'react';

/** The search text and the brand filter, which the URL can preset. */
export function useStoreSearch(brandNames: Record<string, string>, askedBrand: string | null) {
  const isKnown = askedBrand !== null && Object.hasOwn(brandNames, askedBrand);
  const [text, setText] = useState('');
  const [brand, setBrand] = useState(isKnown ? askedBrand : null);
  return { text, setText, brand, setBrand, unknownBrand: isKnown ? null : askedBrand || null };
}
