import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, text } from '../theme/tokens';

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <ErrorLine id={`${id}-error`}>
      <CircleAlert size={16} aria-hidden />
      <span>{children}</span>
    </ErrorLine>
  );
}

const ErrorLine = styled.p`
  display: flex;
  gap: 6px;
  ${text.small};
  font-weight: 500;
  color: ${color.error};

  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;
