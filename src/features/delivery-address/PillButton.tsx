import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { color, media, radius, space, text } from '../../ui/theme/tokens';

interface PillButtonProps {
  icon: LucideIcon;
  /** The accessible name, if the visible text is abbreviated. */
  label?: string;
  onClick: () => void;
  children: string;
}

export function PillButton({ icon: Icon, label, onClick, children }: PillButtonProps) {
  return (
    <Root type="button" aria-label={label} onClick={onClick}>
      <Icon size={18} aria-hidden />
      <span>{children}</span>
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  min-width: 44px;
  max-width: 100%;
  padding-inline: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: transparent;
  ${text.label};
  cursor: pointer;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
    }
  }
`;
