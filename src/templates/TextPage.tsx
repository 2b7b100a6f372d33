import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pageContext';
import { EditorialSection } from '../features/editorial/EditorialSection';
import { PageIntro } from '../features/editorial/PageIntro';
import { QuestionList } from '../features/editorial/QuestionList';
import { useLocale } from '../i18n/LocaleContext';
import { Text } from '../ui/Text';

export { PageHead as Head } from '../features/page-head/PageHead';

/** A page of words: support, partners, legal, and what a later page is for. */
export default function TextPage({ pageContext: { words } }: PageProps<object, PageContext>) {
  const { t, locale } = useLocale();
  const updated =
    words.updatedOn &&
    new Intl.DateTimeFormat(locale.id, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(words.updatedOn));
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead}>
        {updated && (
          <Text size="small" tone="muted">
            {t('app.lastUpdated', { date: updated })}
          </Text>
        )}
      </PageIntro>
      {words.questions.length > 0 && <QuestionList questions={words.questions} />}
      {words.sections.map((section, at) => (
        <EditorialSection key={section.id} section={section} isMirrored={at % 2 === 1} />
      ))}
    </>
  );
}
