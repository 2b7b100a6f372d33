import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { PageSections } from '../features/editorial/PageSections';
import { QuestionList } from '../features/editorial/QuestionList';
import { useWords } from '../i18n/LocaleContext';

export { PageHead as Head } from '../features/page-head/PageHead';

export default function Partners({ pageContext: { words } }: PageProps<object, PageContext>) {
  const { t } = useWords('pages');
  // The call to action comes last, after the questions and answers.
  const isCall = ({ kind }: (typeof words.sections)[number]) => kind === 'call';
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <PageSections sections={words.sections.filter((section) => !isCall(section))} />
      <QuestionList heading={t('pages.questions')} questions={words.questions} />
      <PageSections sections={words.sections.filter(isCall)} />
    </>
  );
}
