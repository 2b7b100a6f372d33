import { styled } from 'styled-components';
import type { PagePicture } from '../../content/pages/pageContext';
import { useClientValue } from '../../state/hooks/useClientValue';
import { Picture } from '../../ui/Picture';
import { desktopQuery } from '../../ui/theme/tokens';

/**
 * A decorative picture far below the fold, cropped to its box. Its sources are not in the HTML, since they would push
 * the page's repetitions out of gzip's reach.
 */
export function ScenePicture({ picture: { base, width, height, widths } }: { picture: PagePicture }) {
  const isHydrated = useClientValue(() => true, false);
  return (
    <Frame>
      {isHydrated && (
        <Picture base={base} ratio={width / height} widths={widths} alt="" sizes={`${desktopQuery} 760px, 92vw`} />
      )}
    </Frame>
  );
}

/** As wide as its column, and as tall as the text beside it if that is taller. */
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
