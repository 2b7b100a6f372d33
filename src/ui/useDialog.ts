import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react';

const exitTime = 420;

/**
 * By an attribute, where `:has(dialog:modal)` would restyle the whole page whenever an element comes or goes. A scrollbar that
 * takes space gives it to the dialog; `--bar` keeps the page behind as wide as it was.
 */
function markPage(isModal: boolean): void {
  const { documentElement: page } = document;
  const width = window.innerWidth - page.clientWidth;
  if (!isModal) page.style.removeProperty('--bar');
  else if (!page.hasAttribute('data-modal') && width > 0) page.style.setProperty('--bar', `${width}px`);
  page.toggleAttribute('data-modal', isModal);
}
const hasModal = () => document.querySelector('dialog[open]') !== null;

/**
 * Opens and closes a native dialog, returns the focus, and keeps its content until it has moved out. What it takes to draw it, and
 * to style the page behind it anew, is done after the press that asked for it was answered; it closes at once, since who closes
 * it may lead the focus elsewhere.
 */
export function useDialog(isWanted: boolean, onClose: (() => void) | undefined) {
  const isReady = useDeferredValue(isWanted);
  const isOpen = isWanted && isReady;
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const [isDrawn, setDrawn] = useState(isOpen);
  if (isOpen && !isDrawn) setDrawn(true);

  useEffect(() => {
    if (!isOpen) {
      const timer = setTimeout(() => setDrawn(false), exitTime);
      return () => clearTimeout(timer);
    }
    const dialog = ref.current;
    const opener = document.activeElement;
    // First the page: whatever opens a dialog measures it, and so styles the page, at once.
    markPage(true);
    dialog?.showModal();
    return () => {
      dialog?.close();
      markPage(hasModal());
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  const events = {
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key === 'Escape' && !onClose) event.preventDefault();
    },
    onCancel: (event: SyntheticEvent) => {
      if (!isOwn(event)) return;
      event.preventDefault();
      onClose?.();
    },
    // Browsers let a second Esc pass without asking: whoever owns `isOpen` still decides.
    onClose: (event: SyntheticEvent) => {
      if (!isOwn(event) || !isOpen) return;
      if (onClose) onClose();
      else ref.current?.showModal();
    },
    onPointerDown: (event: PointerEvent) => {
      pressedBackdrop.current = isOwn(event);
    },
    onClick: (event: MouseEvent) => {
      if (isOwn(event) && pressedBackdrop.current) onClose?.();
    },
  };
  return { ref, isDrawn, events };
}
