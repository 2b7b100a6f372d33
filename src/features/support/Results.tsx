import { styled } from 'styled-components';
import type { ItemView, QuestionView, ShellContext } from '../../content/pages/pageContext';
import { highlightParts } from '../../domain/search/searchQuestions';
import { useWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/text/Heading';
import { Text } from '../../ui/text/Text';
import { space } from '../../ui/theme/tokens';
import { Answer } from './Answer';
import { ContactWays } from './ContactWays';

interface ResultsProps {
  query: string;
  found: QuestionView[];
  ways: ItemView[];
  shell: Pick<ShellContext, 'contact' | 'partnerUrl'>;
}

const isIn = (text: string, query: string) => highlightParts(text, query).some(({ isFound }) => isFound);

/** The answers that match the search, or how to ask a person. */
export function Results({ query, found, ways, shell }: ResultsProps) {
  const { t } = useWords('pages');
  if (!found.length)
    return (
      <None>
        <Heading level={2} size="section">
          {t('support.none', { query })}
        </Heading>
        <Text tone="muted">{t('support.noneText')}</Text>
        <ContactWays ways={ways} shell={shell} />
      </None>
    );
  return (
    <List>
      {found.map((question, at) => (
        // The key remounts the answer for each query, so that it opens if a match is inside.
        <Answer
          key={`${question.id} ${query}`}
          question={question}
          query={query}
          isOpen={at === 0 || !isIn(question.question, query)}
        />
      ))}
    </List>
  );
}

const List = styled.div`
  max-width: 880px;
`;

const None = styled.div`
  display: grid;
  gap: ${space[5]};
  max-width: 720px;
  padding-block: ${space[8]};
`;
