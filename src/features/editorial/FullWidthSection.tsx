import { styled } from 'styled-components';
import type { SectionView } from '../../content/pages/sectionViews';
import { shownIn } from '../../domain/region/shownIn';
import { Container } from '../../ui/layout/Container';
import { media, space } from '../../ui/theme/tokens';
import { SectionPicture } from './SectionPicture';
import { SectionText } from './SectionText';

export function FullWidthSection({ section }: { section: SectionView }) {
  const { id, picture, regions } = section;
  return (
    <FullWidth id={id} aria-labelledby={`${id}-heading`} data-tone="dark" {...(regions && shownIn(regions))}>
      <SectionPicture picture={picture!} sizes="100vw" />
      <Container>
        <SectionText section={section} size="large" />
      </Container>
    </FullWidth>
  );
}

/** A dark section from edge to edge: its picture lies under the text on desktops, and above it on phones. */
export const FullWidth = styled.section`
  position: relative;
  display: grid;
  margin-block: calc(${space.section} / 4);
  overflow: hidden;
  img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
    object-position: 90% 30%;
    /* Reflections fade into the text's ground. */
    ${media.belowDesktop} {
      -webkit-mask-image: linear-gradient(#000 75%, transparent);
      mask-image: linear-gradient(#000 75%, transparent);
    }
  }
  > :last-child {
    padding-block: ${space[8]} calc(${space.section} * 0.75);
  }
  [data-tone] + &,
  & + [data-tone] {
    margin-top: calc(${space.section} / -4);
  }
  ${media.desktop} {
    align-items: center;
    min-height: min(80svh, max(760px, 39vw));
    > picture,
    > [data-stage],
    img {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      aspect-ratio: auto;
    }
    > picture::after,
    > [data-stage]::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(to right, rgb(20 19 15 / 0.88) 10%, rgb(20 19 15 / 0) 50%);
    }
    > :last-child {
      position: relative;
      > div {
        max-width: 560px;
      }
    }
  }
`;
