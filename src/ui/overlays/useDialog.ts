import { useDeferredValue, useEffect, useRef, useState, type PointerEvent, type SyntheticEvent } from 'react';
import { slowMs } from '../theme/tokens';

/** `:has(dialog:modal)` would recalculate the whole page's styles. `--bar` is the hidden scrollbar's width. */
function markPage(isModal: boolean): void {
  const { documentElement: page } = document;
  const width = window.innerWidth - page.clientWidth;
  if (!isModal) page.style.removeProperty('--bar');
  else if (!page.hasAttribute('data-modal') && width > 0) page.style.setProperty('--bar', `${width}px`);
  page.toggleAttribute('data-modal', isModal);
}
const hasModal = () => document.querySelector('dialog[open]') !== null;

/** Defers opening, so that the browser responds to the click first. Closes immediately to move the focus. */
export function useDialog(isRequested: boolean, onClose: (() => void) | undefined) {
  const isReady = useDeferredValue(isRequested);
  const isOpen = isRequested && isReady;
  const ref = useRef<HTMLDialogElement>(null);
  const startedOnBackdrop = useRef(false);
  /** False while React hides this part of the page, even if `isOpen` is true. */
  const isShown = useRef(false);
  const [isRendered, setRendered] = useState(isOpen);
  if (isOpen && !isRendered) setRendered(true);

  useEffect(() => {
    if (!isOpen) {
      const timer = setTimeout(() => setRendered(false), slowMs);
      return () => clearTimeout(timer);
    }
    const dialog = ref.current;
    const opener = document.activeElement;
    // Mark the page before showModal() recalculates styles, to avoid a second recalculation.
    markPage(true);
    dialog?.showModal();
    isShown.current = true;
    return () => {
      isShown.current = false;
      // WebKit would scroll the page to the selection of a text field in the closed dialog.
      getSelection()?.removeAllRanges();
      dialog?.close();
      markPage(hasModal());
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const isOnDialog = (event: SyntheticEvent) => event.target === event.currentTarget;
  const events = {
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key === 'Escape' && !onClose) event.preventDefault();
    },
    onCancel: (event: SyntheticEvent) => {
      if (!isOnDialog(event)) return;
      event.preventDefault();
      onClose?.();
    },
    // A second Esc closes the dialog without a cancel event. The event may arrive after the dialog was opened again.
    onClose: (event: SyntheticEvent) => {
      if (!isOnDialog(event) || !isShown.current || ref.current?.open) return;
      if (onClose) onClose();
      else ref.current?.showModal();
    },
    onPointerDown: (event: PointerEvent) => {
      startedOnBackdrop.current = isOnDialog(event);
    },
    onClick: (event: SyntheticEvent) => {
      if (isOnDialog(event) && startedOnBackdrop.current) onClose?.();
    },
  };
  return { ref, isRendered, events };
}
