import type { Words } from '../../../domain/catalogue/productSchema';
import type { Page } from '../../../domain/site/pageSchema';
import { InLanguages, inLanguage, Picture, type Holes, type Language, type PreviewProps } from './previewParts';

type Draft = Omit<Holes<Page>, 'sections' | 'questions'> & {
  sections?: Holes<Page['sections'][number]>[];
  questions?: Holes<Page['questions'][number]>[];
};

const list = <T,>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

function Section({ section, language }: { section: Holes<Page['sections'][number]>; language: Language }) {
  const items = list<{ heading?: Holes<Words>; text?: Holes<Words>; picture?: string }>(section.items);
  return (
    <section>
      {section.eyebrow && <p className="eyebrow">{inLanguage(section.eyebrow, language)}</p>}
      <h2>{inLanguage(section.heading, language)}</h2>
      {list<Holes<Words>>(section.paragraphs).map((words, at) => (
        <p key={at}>{inLanguage(words, language)}</p>
      ))}
      <ul>
        {list<Holes<Words>>(section.points).map((words, at) => (
          <li key={at}>{inLanguage(words, language)}</li>
        ))}
      </ul>
      {items.map((item, at) => (
        <div key={at}>
          <h3>{inLanguage(item.heading, language)}</h3>
          <p>{inLanguage(item.text, language)}</p>
        </div>
      ))}
      {section.picture && <Picture name={section.picture} alt="" />}
      {section.link?.label && <p>→ {inLanguage(section.link.label, language)}</p>}
    </section>
  );
}

/** A page's words in both languages. Sections for one market name it. */
export function PagePreview({ entry }: PreviewProps) {
  const draft = entry.getIn(['data']).toJS() as Draft;
  return (
    <InLanguages isFrench>
      {(language) => (
        <>
          <h1>{inLanguage(draft.heading, language)}</h1>
          <p className="lead">{inLanguage(draft.lead, language)}</p>
          {list<Holes<Page['sections'][number]>>(draft.sections)
            .filter(({ onlyIn }) => !(language === 'fr' && onlyIn === 'us'))
            .map((section, at) => (
              <Section key={at} section={section} language={language} />
            ))}
          {list<Holes<Page['questions'][number]>>(draft.questions).map((each, at) => (
            <div key={at}>
              <h3>{inLanguage(each.question, language)}</h3>
              <p>{inLanguage(each.answer, language)}</p>
            </div>
          ))}
        </>
      )}
    </InLanguages>
  );
}
