import type { ReactNode } from 'react';
import type { Words } from '../../../domain/catalogue/productSchema';

export type Language = 'en' | 'fr';

const names: Record<Language, string> = { en: 'English', fr: 'Français' };

/** The part of Decap's preview props used here. */
export interface PreviewProps {
  entry: { getIn: (path: ['data']) => { toJS: () => unknown } };
}

/** In a draft, any field may be missing. */
export type Holes<T> = T extends object ? { [key in keyof T]?: Holes<T[key]> | null } : T;

export function inLanguage(words: Holes<Words> | null | undefined, language: Language): string {
  if (language === 'en') return words?.en ?? '';
  return words?.fr ?? (words?.en ? `[${words.en}]` : '');
}

/** Shows the drawing from content/pictures/. The site serves it in several widths instead. */
export const Picture = ({ name, alt }: { name: string; alt: string }) => (
  <img src={`/admin/pictures/${name}.svg`} alt={alt} />
);

/**
 * Shows the languages one after the other, to compare a translation with its original. Missing translations are in
 * brackets.
 */
export const InLanguages = ({
  isFrench,
  children,
}: {
  isFrench: boolean;
  children: (language: Language) => ReactNode;
}) => (
  <>
    {(isFrench ? (['en', 'fr'] as const) : (['en'] as const)).map((language) => (
      <article key={language} lang={language}>
        <p className="language">{names[language]}</p>
        {children(language)}
      </article>
    ))}
  </>
);

export const Facts = ({ facts }: { facts: [name: string, value: ReactNode][] }) => (
  <dl>
    {facts
      .filter(([, value]) => value !== '' && value !== null && value !== undefined)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
