import { useDeferredValue, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../../content/pages/pageContext';
import type { PageWords } from '../../content/pages/sectionViews';
import { setUrlParameter } from '../../data/page/urlParameter';
import { searchQuestions } from '../../domain/search/searchQuestions';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { Container } from '../../ui/layout/Container';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, space, text, media, radius } from '../../ui/theme/tokens';
import { QuestionTopics, topicAnchor } from './QuestionTopics';
import { MatchingQuestions } from './MatchingQuestions';
import { QuestionSearch } from './QuestionSearch';
import { shownIn } from '../../domain/region/shownIn';

interface SupportAnswersProps extends Pick<PageContext, 'words' | 'shell'> {
  /** The URL's `?q=`; `hash` is the part after `#`. */
  urlQuery: string;
  hash: string;
}

export function SupportAnswers({ words, shell, urlQuery, hash }: SupportAnswersProps) {
  const { plural, locale } = useWords('pages');
  const region = useRegion(locale.country);
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? urlQuery;
  // Deferred, so that typing is not slowed down by the results.
  const query = useDeferredValue(value.trim());
  const regionQuestions = words.questions.filter(({ regions }) => !regions || regions.includes(region.code));
  const found = query ? searchQuestions(query, regionQuestions) : [];
  useOpenAnswer(hash);
  useEffect(() => {
    if (typed !== null) setUrlParameter('q', query);
  }, [typed, query]);
  return (
    <>
      <Top>
        <Container>
          <Heading level={1}>{words.heading}</Heading>
          <Paragraph size="lead" tone="muted">
            {words.lead}
          </Paragraph>
          <QuestionSearch value={value} onChange={setTyped} />
          <Count role="status">{query && plural('support.found', found.length)}</Count>
          {!query && <TopicLinks topics={words.topics} />}
        </Container>
      </Top>
      <Container>
        {query ? (
          <MatchingQuestions
            query={query}
            found={found}
            contactOptions={words.sections.find(({ kind }) => kind === 'contact')?.items ?? []}
            shell={shell}
          />
        ) : (
          <QuestionTopics topics={words.topics} questions={words.questions} />
        )}
      </Container>
    </>
  );
}

const Top = styled.div`
  margin-bottom: ${space[8]};
  padding-block: clamp(40px, 7vw, 96px) clamp(32px, 4vw, 56px);
  background: ${color.surface};
  > div {
    display: grid;
    gap: ${space[4]};
  }
`;

const Count = styled.p`
  ${text.label};
`;

/** Opens the answer that the URL's hash names, because older browsers do not open a closed <details> for it. */
function useOpenAnswer(hash: string): void {
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const closed = target?.closest('details:not([open])');
    if (!closed) return;
    closed.setAttribute('open', '');
    target?.scrollIntoView();
  }, [hash]);
}

function TopicLinks({ topics }: Pick<PageWords, 'topics'>) {
  const { t } = useWords('pages');
  return (
    <nav aria-label={t('support.topics')}>
      <List>
        {topics.map(({ id, title, regions }) => (
          <li key={id} {...(regions && shownIn(regions))}>
            <a href={`#${topicAnchor(id)}`}>{title}</a>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 8px 18px;
    border: 1px solid ${color.edge};
    border-radius: ${radius.pill};
    ${text.label};
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      border-color: ${color.ink};
    }
  }
`;
