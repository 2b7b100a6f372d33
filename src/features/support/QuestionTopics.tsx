import { styled } from 'styled-components';
import type { PageWords } from '../../content/pages/sectionViews';
import { shownIn } from '../../domain/region/shownIn';
import { Heading } from '../../ui/text/Heading';
import { media, space } from '../../ui/theme/tokens';
import { ExpandableAnswer } from './ExpandableAnswer';

/** The id of a topic's heading, the target of its jump link. */
export const topicAnchor = (id: string) => `topic-${id}`;

export function QuestionTopics({ topics, questions }: Pick<PageWords, 'topics' | 'questions'>) {
  return topics.map(({ id, title, regions }) => (
    <Topic
      key={id}
      id={topicAnchor(id)}
      aria-labelledby={`${topicAnchor(id)}-heading`}
      {...(regions && shownIn(regions))}
    >
      <Heading level={2} size="section" id={`${topicAnchor(id)}-heading`}>
        {title}
      </Heading>
      <div>
        {questions
          .filter(({ topic }) => topic === id)
          .map((question) => (
            <ExpandableAnswer key={question.id} question={question} />
          ))}
      </div>
    </Topic>
  ));
}

const Topic = styled.section`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[8]};
  ${media.desktop} {
    grid-template-columns: 1fr 2fr;
    gap: ${space[16]};
    > h2 {
      position: sticky;
      top: 96px;
      align-self: start;
      ${media.shortPage} {
        position: static;
      }
    }
  }
`;
