import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, motion, radius, text } from '../theme/tokens';

interface StepListProps {
  label?: string;
  steps: readonly { id: string; label: ReactNode }[];
  current: string;
}

/** On a phone, only the current step's name is visible. */
export function StepList({ label, steps, current }: StepListProps) {
  const position = steps.findIndex((step) => step.id === current);
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          data-done={index < position || undefined}
          aria-current={index === position ? 'step' : undefined}
        >
          <span>
            {index + 1}. {step.label}
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: flex;
  gap: 6px;
  min-height: 36px;

  & > li {
    flex: 1;
    min-width: 0;
    padding-top: 14px;
    ${text.small};
    color: ${color.muted};
    position: relative;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    border-top: 4px solid ${color.line};
    border-radius: ${radius.pill};
    transition: border-color ${motion.medium};
  }
  & > [data-done]::before {
    border-color: ${color.ink};
  }
  & > [aria-current] {
    flex-grow: 2;
    font-weight: 600;
    color: ${color.ink};
  }
  & > [aria-current]::before {
    border-color: ${color.light};
  }
  ${media.belowTablet} {
    & > :not([aria-current]) > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${media.forcedColors} {
    & > [aria-current]::before {
      border-color: Highlight;
    }
  }
`;
