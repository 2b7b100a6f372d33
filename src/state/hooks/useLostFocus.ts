import { useEffect, useRef } from 'react';
import { focusIfLost } from '../../data/page/focusContent';

/** Focuses the element with this id when a change of `view` has removed the focused element. */
export function useLostFocus(view: string, id: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view) focusIfLost(id);
    shown.current = view;
  }, [view, id]);
}
