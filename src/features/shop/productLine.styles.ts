import { styled } from 'styled-components';
import { LocalLink } from '../../i18n/LocalLink';
import { color, radius, space, text, type Hue, focusRing } from '../../ui/theme/tokens';

/** The height of the strip below a small card's picture, which keeps the controls off the pod. */
export const toolStrip = '48px';

/** Text styles shared by cards and rows. */
export const Muted = styled.span`
  ${text.small};
  color: ${color.muted};
`;

/** The name is the link, and its click target covers the whole card or row. */
export const Name = styled(LocalLink)`
  ${text.strong};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::after {
    ${focusRing};
  }
`;

export const PlantTypeLabel = styled.span<{ $hue: Hue }>`
  ${text.small};
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  color: ${color.muted};
  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${({ $hue }) => color[$hue]};
    forced-color-adjust: none;
  }
`;
