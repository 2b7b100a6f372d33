import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../../ui/theme/tokens';

interface DetailRowProps {
  label: string;
  action: ReactNode;
  children: ReactNode;
}

/** A row of a <dl>: a stored value, and the control that edits it. */
export function DetailRow({ label, action, children }: DetailRowProps) {
  return (
    <Row>
      <dt>{label}</dt>
      <Value>{children}</Value>
      <dd>{action}</dd>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[3]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  dt {
    ${text.small};
    color: ${color.muted};
    width: 100%;
  }
`;

const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
