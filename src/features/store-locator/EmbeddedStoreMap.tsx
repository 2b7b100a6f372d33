import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createEmbeddedMap, fetchMapFile, type EmbeddedMap } from '../../data/maps/embeddedMap';
import type { Position } from '../../domain/delivery/address/distance';
import { prefersReducedMotion } from '../../data/maps/prefersReducedMotion';
import { IconButton } from '../../ui/IconButton';
import { TextLink } from '../../ui/text/TextLink';
import { Credit, Frame, Ground, Line, Zoom } from './EmbeddedStoreMap.styles';
import { firstView, isSheetShown, type StoreMapProps } from './storeMapProps';
import { StoreMarker } from './StoreMarker';

/** Creates a map for the element's lifetime, and tells whether its outlines failed to load. */
function useEmbeddedMap() {
  const ground = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<EmbeddedMap | null>(null);
  const [isPlain, setIsPlain] = useState(false);
  useEffect(() => {
    const made = createEmbeddedMap(ground.current!, prefersReducedMotion());
    setMap(made);
    let isCanceled = false;
    fetchMapFile().then(
      (file) => isCanceled || made.drawOutlines(file),
      () => isCanceled || setIsPlain(true),
    );
    return () => {
      isCanceled = true;
      made.remove();
    };
  }, []);
  return { ground, map, isPlain };
}

/** The stores on the site's own map. */
export function EmbeddedStoreMap({ stores, chosenId, onChoose, position, words }: StoreMapProps) {
  const { ground, map, isPlain } = useEmbeddedMap();
  // Leaflet positions these elements, and React renders the markers into them.
  const boxes = useMemo(() => stores.map(() => document.createElement('div')), [stores]);
  const chosenHere = useRef<string | null>(null);

  const [groups, setGroups] = useState<ReadonlyMap<string, readonly Position[]>>(new Map());

  useEffect(() => {
    map?.onGroups(setGroups);
    map?.placeStores(stores, boxes);
  }, [map, stores, boxes]);
  useEffect(() => {
    map?.markPosition(position);
    map?.showAll(firstView({ stores, position }));
  }, [map, stores, position]);
  useEffect(() => {
    map?.keepSeparate(chosenId);
    const chosen = stores.find(({ id }) => id === chosenId);
    if (!map || !chosen) return;
    // A clicked marker stays under the pointer; a choice in the list moves the map to the store.
    if (chosenHere.current === chosenId) map.panIntoView(chosen, isSheetShown());
    else map.goTo(chosen, isSheetShown());
    chosenHere.current = null;
  }, [map, stores, chosenId]);

  return (
    <Frame>
      <Ground ref={ground} role="group" aria-label={words.label} />
      {stores.map((store, index) => {
        const shared = groups.get(store.id) ?? [];
        const isCluster = shared.length > 1;
        const choose = () => {
          if (isCluster) return map?.openGroup(shared);
          chosenHere.current = store.id;
          onChoose(store.id);
        };
        const marker = (
          <StoreMarker
            name={isCluster ? words.clusterOf(shared.length, store) : words.nameOf(store)}
            count={isCluster ? shared.length : undefined}
            isChosen={store.id === chosenId}
            onChoose={choose}
            onFocus={() => map?.panIntoView(store, false)}
          />
        );
        return createPortal(marker, boxes[index]!, store.id);
      })}
      <Zoom>
        <IconButton label={words.zoomIn} onClick={() => map?.zoomBy(1)}>
          <Plus size={20} aria-hidden />
        </IconButton>
        <IconButton label={words.zoomOut} onClick={() => map?.zoomBy(-1)}>
          <Minus size={20} aria-hidden />
        </IconButton>
      </Zoom>
      {isPlain && <Line role="status">{words.plain}</Line>}
      {/* Required by the license of the town names. */}
      <Credit>
        {words.credit} <TextLink href="https://www.geonames.org/">GeoNames</TextLink>,{' '}
        <TextLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</TextLink>
      </Credit>
    </Frame>
  );
}
