import { useState } from 'react';

/** What is looked for: a text, and a brand, which a link to the page may have asked for. */
export function useWish(brandNames: Record<string, string>, askedBrand: string | null) {
  const isKnown = askedBrand !== null && Object.hasOwn(brandNames, askedBrand);
  const [text, setText] = useState('');
  const [brand, setBrand] = useState(isKnown ? askedBrand : null);
  return { text, setText, brand, setBrand, unknownBrand: isKnown ? null : askedBrand || null };
}
