import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, motion, radius, space } from './theme/tokens';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, including the badge. */
  label: string;
  badge?: ReactNode;
}

export function IconButton({ label, badge, children, ...rest }: IconButtonProps) {
  return (
    <Root type="button" aria-label={label} {...rest}>
      {children}
      {badge !== undefined && badge !== null && <Count aria-hidden>{badge}</Count>}
    </Root>
  );
}

const Root = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: transparent;
  cursor: pointer;

  ${media.hover} {
    transition: background ${motion.fast};
    &:hover:enabled {
      background: color-mix(in srgb, ${color.ink} 7%, transparent);
    }
  }
  &:active:enabled {
    background: color-mix(in srgb, ${color.ink} 12%, transparent);
  }
  &:disabled {
    color: ${color.edge};
    cursor: not-allowed;
  }
  /* Forced colors would show the border, which touches that of the next icon. */
  ${media.forcedColors} {
    border: 0;
    &:disabled {
      color: GrayText;
    }
  }
`;

/** Beside the icon's upper corner rather than over it. A count of three digits still clears the next icon. */
const Count = styled.span`
  position: absolute;
  top: -1px;
  left: 29px;
  min-width: 16px;
  padding-inline: ${space[1]};
  border-radius: ${radius.pill};
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 16px;
  text-align: center;
  color: ${color.onLight};
  forced-color-adjust: none;
  background: ${color.light};
  box-shadow: 0 0 0 2px ${color.paper};
`;
