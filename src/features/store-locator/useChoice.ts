import { useEffect, useRef, useState } from 'react';
import type { StoreView } from './StoreTools';

/** Which store the list and the map have chosen, and which of the two a small screen shows. */
export function useChoice() {
  const [view, setView] = useState<StoreView>('list');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const mapSide = useRef<HTMLDivElement>(null);
  const isLed = useRef(false);
  useEffect(() => {
    // Where the map takes the place of the list, the button that led to it is gone, and the focus with it.
    if (isLed.current && list.current?.offsetParent === null) mapSide.current?.focus();
    isLed.current = false;
  });
  const show = (id: string) => {
    isLed.current = true;
    setChosenId(id);
    setView('map');
  };
  return { view, setView, chosenId, setChosenId, show, list, mapSide };
}
