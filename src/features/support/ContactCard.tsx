import { styled } from 'styled-components';
import type { ShellContext } from '../../content/pages/pageContext';
import type { SectionView } from '../../content/pages/sectionViews';
import { Container } from '../../ui/layout/Container';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, media, radius, space } from '../../ui/theme/tokens';
import { ContactOptions } from './ContactOptions';

interface ContactCardProps {
  section: SectionView;
  shell: Pick<ShellContext, 'contact' | 'partnerUrl'>;
}

export function ContactCard({ section: { id, heading, paragraphs, points, items }, shell }: ContactCardProps) {
  return (
    <Root id={id} aria-labelledby={`${id}-heading`}>
      <Container>
        <Card>
          <TextBlock>
            <Heading level={2} size="title" id={`${id}-heading`}>
              {heading}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph} tone="muted">
                {paragraph}
              </Paragraph>
            ))}
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </TextBlock>
          <ContactOptions contactOptions={items} shell={shell} />
        </Card>
      </Container>
    </Root>
  );
}

const Root = styled.section`
  padding-block: calc(${space.section} / 2) ${space.section};
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  padding: clamp(24px, 5vw, 72px);
  border-radius: ${radius.large};
  background: ${color.lightSoft};
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[16]};
  }
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  ul {
    display: grid;
    gap: ${space[2]};
    padding-inline-start: 1.25em;
    list-style: disc;
  }
`;
