import { useEffect, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { color, radius, shadow, space } from '../theme/tokens';

interface DropdownSheetProps {
  root: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Closes on Esc, a click elsewhere or when the focus leaves. */
export function DropdownSheet({ root, label, onClose, children }: DropdownSheetProps) {
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) onClose();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      root.current?.querySelector('button')?.focus();
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => stop.abort();
  }, [root, onClose]);
  return (
    <Sheet role="group" aria-label={label}>
      {children}
    </Sheet>
  );
}

const Sheet = styled.div`
  position: absolute;
  z-index: 1;
  top: calc(100% + ${space[2]});
  inset-inline-end: 0;
  width: 352px;
  max-height: calc(100dvh - 96px);
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  color: ${color.ink};
  background: ${color.paper};
  box-shadow: ${shadow.high};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
