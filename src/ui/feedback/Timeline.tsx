import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { color, shadow, space, text } from '../theme/tokens';

export interface TimelineStep {
  id: string;
  title: ReactNode;
  detail?: ReactNode;
  state: 'done' | 'current' | 'next' | 'failed';
  stateLabel?: string;
}

export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol>
      {steps.map(({ id, title, detail, state, stateLabel }) => (
        <Step key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Mark aria-hidden>
            {state === 'done' && <Check size={14} strokeWidth={3} />}
            {state === 'failed' && <X size={14} strokeWidth={3} />}
          </Mark>
          <TextBlock>
            <strong>{title}</strong>
            {stateLabel && <VisuallyHidden>{stateLabel}</VisuallyHidden>}
            {detail && <span>{detail}</span>}
          </TextBlock>
        </Step>
      ))}
    </ol>
  );
}

const Mark = styled.span`
  position: relative;
  z-index: 1;
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1.5px solid ${color.edge};
  border-radius: 50%;
  background: ${color.paper};
`;

const TextBlock = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  padding-bottom: ${space[6]};

  & > strong {
    ${text.strong};
  }
  & > span:last-child:not(:only-child) {
    ${text.small};
    color: ${color.muted};
  }
`;

const Step = styled.li`
  position: relative;
  display: flex;
  gap: ${space[4]};

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 24px;
    bottom: 0;
    left: 11px;
    border-left: 2px solid ${color.line};
  }
  &[data-state='done']::before {
    border-color: ${color.ink};
  }
  &[data-state='done'] > ${Mark} {
    border-color: ${color.ink};
    color: ${color.paper};
    forced-color-adjust: none;
    background: ${color.ink};
  }
  &[data-state='current'] > ${Mark} {
    border: 6px solid ${color.light};
    box-shadow: ${shadow.glow};
  }
  &[data-state='failed'] > ${Mark} {
    border-color: ${color.error};
    color: ${color.paper};
    forced-color-adjust: none;
    background: ${color.error};
  }
  &[data-state='next'] strong {
    font-weight: 400;
    color: ${color.muted};
  }
`;
