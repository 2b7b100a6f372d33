import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SectionView } from '../../content/pages/sectionViews';
import { space } from '../../ui/theme/tokens';
import { SectionFrame } from './SectionFrame';
import { SectionLinks, SectionText } from './SectionText';

interface ListSectionProps {
  section: SectionView;
  children: ReactNode;
}

export function ListSection({ section, children }: ListSectionProps) {
  return (
    <SectionFrame section={section}>
      <Rows>
        <SectionText section={{ ...section, link: null, portal: null }} />
        {children}
        <SectionLinks section={section} />
      </Rows>
    </SectionFrame>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  > a {
    justify-self: start;
  }
`;
