import type { Locale } from '../domain/region/locales';
import type { Page } from '../domain/site/pageSchema';
import type { PageWords } from './pageContext';
import type { Pictures } from './productSummaries';
import { resolveWords } from './resolveWords';

/** The words of a route's content file in a locale; sections of the other market are left out (D-05). */
export function pageWords(page: Page, locale: Locale, pictures: Pictures): PageWords {
  return {
    title: resolveWords(page.title, locale),
    description: resolveWords(page.description, locale),
    heading: resolveWords(page.heading, locale),
    lead: resolveWords(page.lead, locale),
    updatedOn: page.updatedOn ?? null,
    sections: page.sections
      .filter(({ onlyIn }) => !onlyIn || onlyIn === locale.country)
      .map((section) => ({
        id: section.id,
        eyebrow: section.eyebrow ? resolveWords(section.eyebrow, locale) : null,
        heading: resolveWords(section.heading, locale),
        paragraphs: section.paragraphs.map((words) => resolveWords(words, locale)),
        points: section.points.map((words) => resolveWords(words, locale)),
        picture: section.picture ? pictures[section.picture]! : null,
        link: section.link ? { label: resolveWords(section.link.label, locale), path: section.link.path } : null,
      })),
    questions: page.questions.map(({ id, question, answer }) => ({
      id,
      question: resolveWords(question, locale),
      answer: resolveWords(answer, locale),
    })),
  };
}
