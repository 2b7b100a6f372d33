import { listStep } from '../../domain/catalogue/list/listQuery';
import type { Language, Locale } from '../../domain/region/locales';
import { metaDescription } from './metaDescription';

const pageNumberWords: Record<Language, (page: number, count: number) => string> = {
  en: (page, count) => `Page ${page} of ${count}`,
  fr: (page, count) => `Page ${page} sur ${count}`,
};

/** Page 3 of a list has its number in the title and the description, because search engines show both. */
export function listPageWords<Words extends { title: string; description: string }>(
  words: Words,
  { language }: Locale,
  { page = 1, total }: { page?: number; total: number },
): Words {
  if (page === 1) return words;
  const pageNumber = pageNumberWords[language](page, Math.ceil(total / listStep));
  return {
    ...words,
    title: `${words.title} – page ${page}`,
    description: metaDescription(pageNumber, words.description),
  };
}
