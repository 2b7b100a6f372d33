import { styled } from 'styled-components';
import type { ShellContext } from '../../content/pages/pageContext';
import type { ItemView, QuestionView } from '../../content/pages/sectionViews';
import { highlightParts } from '../../domain/search/searchQuestions';
import { useWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { space } from '../../ui/theme/tokens';
import { ExpandableAnswer } from './ExpandableAnswer';
import { ContactOptions } from './ContactOptions';

interface MatchingQuestionsProps {
  query: string;
  found: QuestionView[];
  contactOptions: ItemView[];
  shell: Pick<ShellContext, 'contact' | 'partnerUrl'>;
}

const includesMatch = (text: string, query: string) => highlightParts(text, query).some(({ isFound }) => isFound);

/** Offers contact options if nothing matches. */
export function MatchingQuestions({ query, found, contactOptions, shell }: MatchingQuestionsProps) {
  const { t } = useWords('pages');
  if (!found.length)
    return (
      <NoResults>
        <Heading level={2} size="section">
          {t('support.none', { query })}
        </Heading>
        <Paragraph tone="muted">{t('support.noneText')}</Paragraph>
        <ContactOptions contactOptions={contactOptions} shell={shell} />
      </NoResults>
    );
  return (
    <List>
      {found.map((question, index) => (
        // The key remounts the answer for each query, so that it opens if a match is inside.
        <ExpandableAnswer
          key={`${question.id} ${query}`}
          question={question}
          query={query}
          isOpen={index === 0 || !includesMatch(question.question, query)}
        />
      ))}
    </List>
  );
}

const List = styled.div`
  max-width: 880px;
`;

const NoResults = styled.div`
  display: grid;
  gap: ${space[5]};
  max-width: 720px;
  padding-block: ${space[8]};
`;
