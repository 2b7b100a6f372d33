import { styled } from 'styled-components';
import type { SectionView } from '../../content/pages/sectionViews';
import { color, desktopQuery, media, radius, space } from '../../ui/theme/tokens';
import { SectionFrame } from './SectionFrame';
import { SectionPicture } from './SectionPicture';
import { SectionText } from './SectionText';

interface EditorialSectionProps {
  section: SectionView;
  isMirrored?: boolean;
}

export function EditorialSection({ section, isMirrored = false }: EditorialSectionProps) {
  const { picture } = section;
  if (!picture)
    return (
      <SectionFrame section={section}>
        <SectionText section={section} isSplit />
      </SectionFrame>
    );
  return (
    <SectionFrame section={section}>
      <Layout data-mirrored={isMirrored || undefined}>
        <SectionText section={section} size="large" />
        <Frame>
          <SectionPicture picture={picture} sizes={`${desktopQuery} 50vw, 92vw`} />
        </Frame>
      </Layout>
    </SectionFrame>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-items: center;
  ${media.desktop} {
    gap: ${space[16]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-mirrored] > :first-child {
      order: 2;
    }
  }
`;

const Frame = styled.div`
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow: hidden;
  [data-tone='soft'] & {
    background: ${color.raised};
  }
`;
