import { styled } from 'styled-components';
import { color, media, radius, shadow, space, text, focusRingInside } from '../../../ui/theme/tokens';

export const Root = styled.div`
  position: relative;
`;

/** Overlays the content below, to avoid layout shifts while typing. */
export const Popup = styled.div`
  position: absolute;
  z-index: 2;
  top: calc(100% + ${space[1]});
  inset-inline: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  overflow: hidden; /* Clips the square corners of a classic scrollbar. */
`;

export const Options = styled.ul`
  position: relative;
  max-height: min(344px, 45dvh);
  padding: ${space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The dialog scrolls instead. */
  ${media.shortDialog} {
    max-height: none;
  }
`;

export const OptionRow = styled.li`
  display: grid;
  align-content: center;
  min-height: 52px;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  cursor: pointer;
  strong {
    ${text.label};
    font-weight: 600;
  }
  span {
    ${text.small};
    color: ${color.muted};
  }
  &[aria-selected='true'] {
    ${focusRingInside};
    background: ${color.surface};
  }
`;

export const PopupLine = styled.div`
  padding: ${space[3]} ${space[4]};
  ${text.small};
  color: ${color.muted};
  ul:not([hidden]) + & {
    border-top: 1px solid ${color.line};
  }
`;

export const Retry = styled.div`
  margin-top: ${space[2]};
`;
