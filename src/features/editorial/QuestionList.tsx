import type { PageWords } from '../../content/pageContext';
import { Container } from '../../ui/Container';
import { Disclosure } from '../../ui/Disclosure';
import { Text } from '../../ui/Text';

/** Questions that open to their answers. */
export function QuestionList({ questions }: { questions: PageWords['questions'] }) {
  return (
    <Container $width="page">
      {questions.map(({ id, question, answer }) => (
        <Disclosure key={id} summary={question}>
          <Text tone="muted">{answer}</Text>
        </Disclosure>
      ))}
    </Container>
  );
}
