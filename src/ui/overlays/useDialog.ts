import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { slowMs } from '../theme/tokens';

/** `:has(dialog:modal)` would recalculate the style of the whole page. `--bar` is the width of the hidden scrollbar. */
function markPage(isModal: boolean): void {
  const { documentElement: page } = document;
  const width = window.innerWidth - page.clientWidth;
  if (!isModal) page.style.removeProperty('--bar');
  else if (!page.hasAttribute('data-modal') && width > 0) page.style.setProperty('--bar', `${width}px`);
  page.toggleAttribute('data-modal', isModal);
}
const hasModal = () => document.querySelector('dialog[open]') !== null;

/** Opening is deferred, so that the click gets its response first. Closing is immediate: it may move the focus. */
export function useDialog(isRequested: boolean, onClose: (() => void) | undefined) {
  const isReady = useDeferredValue(isRequested);
  const isOpen = isRequested && isReady;
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  /** Stays false while `isOpen` is true in a part of the page that React has hidden. */
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
    // showModal() recalculates styles; marking the page afterwards would do so twice.
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
    // A second Esc closes a dialog without a cancel event, and may arrive after the dialog was opened again.
    onClose: (event: SyntheticEvent) => {
      if (!isOnDialog(event) || !isShown.current || ref.current?.open) return;
      if (onClose) onClose();
      else ref.current?.showModal();
    },
    onPointerDown: (event: PointerEvent) => {
      pressedBackdrop.current = isOnDialog(event);
    },
    onClick: (event: MouseEvent) => {
      if (isOnDialog(event) && pressedBackdrop.current) onClose?.();
    },
  };
  return { ref, isRendered, events };
}
