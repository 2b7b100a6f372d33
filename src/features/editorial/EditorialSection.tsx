import { styled } from 'styled-components';
import type { SectionView } from '../../content/pageContext';
import { LocalLink } from '../../i18n/LocalLink';
import { ButtonLink } from '../../ui/ButtonLink';
import { Container } from '../../ui/Container';
import { Eyebrow } from '../../ui/Eyebrow';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture';
import { Text } from '../../ui/Text';
import { color, media, radius, space } from '../../ui/theme/tokens';

interface EditorialSectionProps {
  section: SectionView;
  /** On a wide screen the picture stands on the other side. */
  isMirrored?: boolean;
}

/** Words with a large picture beside them. */
export function EditorialSection({ section, isMirrored = false }: EditorialSectionProps) {
  const { picture, link } = section;
  return (
    <Root id={section.id} aria-labelledby={`${section.id}-heading`}>
      <Container $width="page">
        <Layout $isMirrored={isMirrored} $hasPicture={picture !== null}>
          <Words>
            {section.eyebrow && <Eyebrow>{section.eyebrow}</Eyebrow>}
            <Heading level={2} size={picture ? 'title' : 'section'} id={`${section.id}-heading`}>
              {section.heading}
            </Heading>
            {section.paragraphs.map((paragraph) => (
              <Text key={paragraph} size={picture ? 'lead' : 'body'} tone="muted">
                {paragraph}
              </Text>
            ))}
            {section.points.length > 0 && (
              <Points>
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </Points>
            )}
            {link && (
              <ButtonLink as={LocalLink} to={link.path} $variant="secondary">
                {link.label}
              </ButtonLink>
            )}
          </Words>
          {picture && (
            <Frame>
              <Picture
                base={picture.base}
                ratio={picture.width / picture.height}
                widths={picture.widths}
                alt=""
                sizes="(min-width:1024px) 560px, 92vw"
              />
            </Frame>
          )}
        </Layout>
      </Container>
    </Root>
  );
}

const Root = styled.section`
  padding-block: calc(${space.section} / 2);
`;

const Layout = styled.div<{ $isMirrored: boolean; $hasPicture: boolean }>`
  display: grid;
  gap: ${space[8]};
  align-items: center;
  max-width: ${({ $hasPicture }) => ($hasPicture ? 'none' : '720px')};
  ${media.desktop} {
    gap: ${space[16]};
    grid-template-columns: ${({ $hasPicture }) => ($hasPicture ? '1fr 1fr' : '1fr')};
    > :first-child {
      order: ${({ $isMirrored }) => ($isMirrored ? 2 : 0)};
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
`;

const Points = styled.ul`
  display: grid;
  gap: ${space[2]};
  li {
    padding-inline-start: ${space[6]};
    position: relative;
    &::before {
      content: '';
      position: absolute;
      left: 2px;
      top: 0.62em;
      width: 8px;
      height: 8px;
      border-radius: 50%;
      background: ${color.light};
    }
  }
`;

const Frame = styled.div`
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow: hidden;
  img {
    width: 100%;
    height: auto;
  }
`;
