import type { ReactNode } from 'react';
import type { Words } from '../../../domain/catalogue/productSchema';

export type Language = 'en' | 'fr';

const names: Record<Language, string> = { en: 'English', fr: 'Français' };

/** What Decap hands to a preview. */
export interface PreviewProps {
  entry: { getIn: (path: ['data']) => { toJS: () => unknown } };
}

/** A draft has holes wherever somebody has not typed yet. */
export type Holes<T> = T extends object ? { [key in keyof T]?: Holes<T[key]> | null } : T;

export function inLanguage(words: Holes<Words> | null | undefined, language: Language): string {
  if (language === 'en') return words?.en ?? '';
  return words?.fr ?? (words?.en ? `[${words.en}]` : '');
}

/** Drawings as they are in content/pictures/; the site shows them as photographs do, in several widths. */
export const Picture = ({ name, alt }: { name: string; alt: string }) => (
  <img src={`/admin/pictures/${name}.svg`} alt={alt} />
);

/** One after the other, so that a translation is read beside its original; in brackets what is not translated. */
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
