import { styled } from 'styled-components';
import type { PagePicture } from '../../content/pages/sectionViews';
import { useClientValue } from '../../state/hooks/useClientValue';
import { Picture } from '../../ui/Picture';
import { desktopQuery, vastQuery } from '../../ui/theme/tokens';

interface LatePictureProps {
  picture: PagePicture;
  sizes: string;
}

/**
 * A decorative picture below the fold. It renders only after hydration: its long srcset would separate the page's
 * repeated markup by more than gzip's window and compress worse.
 */
export function LatePicture({ picture: { base, width, height, widths }, sizes }: LatePictureProps) {
  const isHydrated = useClientValue(() => true, false);
  return isHydrated && <Picture base={base} ratio={width / height} widths={widths} alt="" sizes={sizes} />;
}

export const ScenePicture = ({ picture }: { picture: PagePicture }) => (
  <Frame>
    <LatePicture picture={picture} sizes={`${vastQuery} 40vw, ${desktopQuery} 760px, 92vw`} />
  </Frame>
);

const Frame = styled.div`
  position: relative;
  align-self: stretch;
  width: 100%;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  img {
    position: absolute;
    inset: 0;
    height: 100%;
    object-fit: cover;
  }
`;
