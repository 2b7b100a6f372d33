import { useId } from 'react';
import { styled } from 'styled-components';
import type { InboxNotification } from '../../domain/notification/notification';
import { Picture } from '../../ui/Picture';
import { color, radius } from '../../ui/theme/tokens';

/** The battery's light, drawn inline so that it needs no request. */
function LightMark() {
  const glow = useId();
  return (
    <svg viewBox="0 0 72 72" aria-hidden data-tone="dark">
      <radialGradient id={glow}>
        <stop offset="0.3" stopColor={color.light} stopOpacity="0.6" />
        <stop offset="1" stopColor={color.light} stopOpacity="0" />
      </radialGradient>
      <circle cx="36" cy="36" r="32" fill={`url(#${glow})`} />
      <circle cx="36" cy="36" r="10" fill={color.light} />
    </svg>
  );
}

/** The notification's picture or the default drawing. Decorative: the text beside it says everything. */
export const NotificationPicture = ({ picture }: Pick<InboxNotification, 'picture'>) => (
  <Tile>
    {picture ? (
      <Picture base={picture.base} widths={picture.widths} ratio={picture.width / picture.height} alt="" sizes="96px" />
    ) : (
      <LightMark />
    )}
  </Tile>
);

const Tile = styled.div`
  width: 72px;
  height: 72px;
  border-radius: ${radius.medium};
  background: ${color.surface};
  overflow: hidden;
  picture {
    display: contents;
  }
  img,
  svg {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
