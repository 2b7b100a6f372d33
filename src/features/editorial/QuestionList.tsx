import { styled } from 'styled-components';
import type { QuestionView } from '../../content/pages/sectionViews';
import { shownIn } from '../../domain/region/shownIn';
import { LocalLink } from '../../i18n/LocalLink';
import { Container } from '../../ui/layout/Container';
import { Disclosure } from '../../ui/Disclosure';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { space } from '../../ui/theme/tokens';

interface QuestionListProps {
  heading: string;
  questions: QuestionView[];
}

export function QuestionList({ heading, questions }: QuestionListProps) {
  return (
    <Root>
      <Container>
        <Heading level={2}>{heading}</Heading>
        {questions.map(({ id, question, answer, link, regions }) => (
          <Disclosure key={id} summary={question} {...(regions && shownIn(regions))}>
            <Paragraph>{answer}</Paragraph>
            {link && (
              <TextLink as={LocalLink} to={link.path}>
                {link.label}
              </TextLink>
            )}
          </Disclosure>
        ))}
      </Container>
    </Root>
  );
}

const Root = styled.section`
  padding-block: calc(${space.section} / 2);
  > div {
    max-width: 880px;
  }
`;
