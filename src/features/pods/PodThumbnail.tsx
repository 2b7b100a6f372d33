import { styled } from 'styled-components';
import { pictureBase, pictureWidths } from '../../domain/catalogue/pictureBase';
import { Picture } from '../../ui/Picture';
import { color, media, radius, tabletQuery } from '../../ui/theme/tokens';

/** A pod's picture, or an empty frame. Decorative: the title is beside it. */
export const PodThumbnail = ({ path }: { path: string | null }) => (
  <Frame>
    {path !== null && (
      <Picture base={pictureBase(path)} alt="" sizes={`${tabletQuery} 120px, 72px`} widths={pictureWidths} />
    )}
  </Frame>
);

const Frame = styled.div`
  grid-area: picture;
  align-self: start;
  width: 72px;
  aspect-ratio: 1;
  border-radius: ${radius.medium};
  background: ${color.surface};
  overflow: hidden;
  ${media.tablet} {
    width: 120px;
  }
`;
