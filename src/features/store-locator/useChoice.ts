import { useEffect, useRef, useState } from 'react';
import type { StoreView } from './StoreTools';

/** The store chosen in the list or on the map, and which of the two a small screen shows. */
export function useChoice() {
  const [view, setView] = useState<StoreView>('list');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const mapSide = useRef<HTMLDivElement>(null);
  const mustFocusMap = useRef(false);
  useEffect(() => {
    // If the map replaced the list, the clicked button is hidden, so focus moves to the map.
    if (mustFocusMap.current && list.current?.offsetParent === null) mapSide.current?.focus();
    mustFocusMap.current = false;
  });
  const show = (id: string) => {
    mustFocusMap.current = true;
    setChosenId(id);
    setView('map');
  };
  return { view, setView, chosenId, setChosenId, show, list, mapSide };
}
