import { styled } from 'styled-components';
import type { SectionView } from '../../content/pages/pageContext';
import { color, desktopQuery, media, radius, space } from '../../ui/theme/tokens';
import { SectionFrame } from './SectionFrame';
import { SectionPicture } from './SectionPicture';
import { SectionText } from './SectionText';

interface EditorialSectionProps {
  section: SectionView;
  isMirrored?: boolean;
  width?: 'text' | 'page';
}

export function EditorialSection({ section, isMirrored = false, width }: EditorialSectionProps) {
  const { picture } = section;
  if (!picture)
    return (
      <SectionFrame section={section} width={width}>
        <SectionText section={section} />
      </SectionFrame>
    );
  return (
    <SectionFrame section={section} width={width}>
      <Layout data-mirrored={isMirrored || undefined}>
        <SectionText section={section} isLarge />
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
