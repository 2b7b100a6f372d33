import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../../content/pages/pageContext';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { Container } from '../../ui/layout/Container';
import { Breadcrumbs } from '../../ui/text/Breadcrumbs';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { space } from '../../ui/theme/tokens';

interface EntryFrameProps {
  page: Pick<PageContext, 'words' | 'parent'>;
  intro?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

export function EntryFrame({ page: { words, parent }, intro, below, children }: EntryFrameProps) {
  const { t } = useWords();
  return (
    <Page>
      <Container>
        <TextBlock>
          {parent && (
            <Breadcrumbs
              label={t('app.breadcrumb')}
              items={[
                { label: parent.label, link: <LocalLink to={parent.path}>{parent.label}</LocalLink> },
                { label: words.heading, link: words.heading },
              ]}
            />
          )}
          <Heading level={1}>{words.heading}</Heading>
          <Paragraph size="lead" tone="muted">
            {words.lead}
          </Paragraph>
          {intro}
        </TextBlock>
      </Container>
      {below}
      <Body>{children}</Body>
    </Page>
  );
}

const Page = styled.div`
  padding-block: ${space[4]} ${space.section};
`;

const TextBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-width: 720px;
`;

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[12]};
  padding-top: ${space[10]};
`;
