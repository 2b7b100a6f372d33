import { styled } from 'styled-components';
import type { QuestionView } from '../../content/pages/sectionViews';
import { shownIn } from '../../domain/region/shownIn';
import { LocalLink } from '../../i18n/LocalLink';
import { Disclosure } from '../../ui/Disclosure';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { color, space } from '../../ui/theme/tokens';
import { highlightParts } from '../../domain/search/searchQuestions';

interface ExpandableAnswerProps {
  question: QuestionView;
  /** The search text to highlight; '' for none. */
  query?: string;
  isOpen?: boolean;
}

export function ExpandableAnswer({
  question: { id, question, answer, link, regions },
  query = '',
  isOpen,
}: ExpandableAnswerProps) {
  const highlight = (text: string) => (query ? <Highlighted text={text} query={query} /> : text);
  return (
    <Disclosure summary={<span>{highlight(question)}</span>} open={isOpen} {...(regions && shownIn(regions))}>
      {/* The id is on the content, because browsers open the <details> around a link's target. */}
      <Body id={id}>
        <Paragraph>{highlight(answer)}</Paragraph>
        {link && (
          <TextLink as={LocalLink} to={link.path} {...(link.regions && shownIn(link.regions))}>
            {link.label}
          </TextLink>
        )}
      </Body>
    </Disclosure>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  max-width: 68ch;
  /* Keeps the question above the answer visible when scrolling to it. */
  scroll-margin-top: 78px;
  a {
    color: ${color.ink};
  }
`;

interface HighlightedProps {
  text: string;
  query: string;
}

const Highlighted = ({ text, query }: HighlightedProps) =>
  // Parts have no key other than their index.
  highlightParts(text, query).map((part, index) => (part.isFound ? <Mark key={index}>{part.text}</Mark> : part.text));

const Mark = styled.mark`
  color: inherit;
  background: linear-gradient(transparent 55%, color-mix(in srgb, ${color.light} 55%, transparent) 0);
`;
