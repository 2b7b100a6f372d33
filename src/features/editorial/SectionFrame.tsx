import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SectionView } from '../../content/pages/sectionViews';
import { shownIn } from '../../domain/region/shownIn';
import { Container } from '../../ui/layout/Container';
import { stackingContext } from '../../ui/theme/stackingContext';
import { color, space } from '../../ui/theme/tokens';
import { untilScrolled } from '../../ui/theme/untilScrolled';

interface SectionFrameProps {
  section: Pick<SectionView, 'id' | 'tone' | 'regions'>;
  children: ReactNode;
}

/** A section with its background, shown only in its regions. */
export function SectionFrame({ section: { id, tone, regions }, children }: SectionFrameProps) {
  return (
    <Root id={id} aria-labelledby={`${id}-heading`} data-tone={tone ?? undefined} {...(regions && shownIn(regions))}>
      <Container>{children}</Container>
    </Root>
  );
}

const Root = styled.section`
  ${stackingContext}
  padding-block: calc(${space.section} / 2);
  ${untilScrolled('850px')}
  &[data-tone] {
    padding-block: calc(${space.section} * 0.75);
    margin-block: calc(${space.section} / 4);
  }
  &[data-tone='soft'] {
    background: ${color.surface};
  }
  [data-tone] + &[data-tone] {
    margin-top: calc(${space.section} / -4);
  }
`;
