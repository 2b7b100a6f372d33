import { styled } from 'styled-components';
import type { QuestionView } from '../../../content/pages/sectionViews';
import { routePath } from '../../../domain/site/routing/routes';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { Disclosure } from '../../../ui/Disclosure';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { TextLink } from '../../../ui/text/TextLink';
import { media, space } from '../../../ui/theme/tokens';

/** Anchors on the support page. */
const answerIds = ['warranty', 'claim', 'clean-battery', 'safe-storage', 'disposal'] as const;

export function DeviceCare({ questions }: { questions: QuestionView[] }) {
  const { t } = useWords('details', 'device');
  const support = routePath('support');
  return (
    <Columns>
      <Section>
        <Heading level={2}>{t('device.care')}</Heading>
        <Paragraph>{t('device.care.text')}</Paragraph>
        <ul>
          {answerIds.map((id) => (
            <li key={id}>
              <TextLink as={LocalLink} to={`${support}#${id}`}>
                {t(`device.care.${id}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>
      {questions.length > 0 && (
        <Section>
          <Heading level={2}>{t('device.questions')}</Heading>
          <div>
            {questions.map(({ id, question, answer }) => (
              <Disclosure key={id} summary={question}>
                {answer}
              </Disclosure>
            ))}
          </div>
          <p>
            <TextLink as={LocalLink} to={support}>
              {t('device.questions.all')}
            </TextLink>
          </p>
        </Section>
      )}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]} ${space[16]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const Section = styled(Stack).attrs({ as: 'section' })`
  li {
    padding-block: ${space[2]};
  }
`;
