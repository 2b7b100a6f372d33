import type { Locale } from '../domain/region/locales';

/**
 * Formats the share of THC on a label with one decimal at most: '8.6', '8,6' in French, '75'. Lab results have two. Uses
 * no `Intl.NumberFormat`, whose first use takes longer on a phone than rendering a card.
 */
export const formatPotency = (percent: number, { language }: Pick<Locale, 'language'>): string => {
  const rounded = String(Math.round(percent * 10) / 10);
  return language === 'fr' ? rounded.replace('.', ',') : rounded;
};
