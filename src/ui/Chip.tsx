import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, media, motion, radius, text } from './theme/tokens';

interface ChipProps extends ComponentProps<'button'> {
  /** If set, the chip is a toggle. */
  isSelected?: boolean;
  /** If set, a click removes the chip, and `removeLabel` is its name. */
  onRemove?: () => void;
  removeLabel?: string;
}

export function Chip({ isSelected, onRemove, removeLabel, children, ...rest }: ChipProps) {
  return (
    <Root
      type="button"
      aria-pressed={isSelected}
      aria-label={onRemove ? removeLabel : undefined}
      onClick={onRemove}
      {...rest}
    >
      {children}
      {onRemove && <X size={16} aria-hidden />}
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 18px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  ${text.label};
  white-space: nowrap;
  background: transparent;
  cursor: pointer;

  & > svg {
    flex: none;
    margin-right: -4px;
  }
  ${media.hover} {
    transition:
      background ${motion.fast},
      color ${motion.fast};
    &:hover {
      border-color: ${color.ink};
    }
  }
  &[aria-pressed='true'] {
    border-color: ${color.ink};
    color: ${color.paper};
    forced-color-adjust: none;
    background: ${color.ink};
  }
  &[aria-pressed='true']::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.spark};
  }
  ${media.forcedColors} {
    &[aria-pressed='true'] {
      border: 3px solid Highlight;
    }
  }
`;
