import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { embeddedMap, type EmbeddedMap } from '../../data/maps/embeddedMap';
import { fetchMapFile } from '../../data/maps/fetchMapFile';
import { prefersReducedMotion } from '../../data/maps/prefersReducedMotion';
import { IconButton } from '../../ui/IconButton';
import { TextLink } from '../../ui/TextLink';
import { Credit, Frame, Ground, Line, Zoom } from './EmbeddedStoreMap.styles';
import { firstView, type StoreMapProps } from './storeMapProps';
import { StoreMarker } from './StoreMarker';

/** Creates a map for the element's lifetime, and tells whether its outlines failed to load. */
function useEmbeddedMap() {
  const ground = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<EmbeddedMap | null>(null);
  const [isPlain, setIsPlain] = useState(false);
  useEffect(() => {
    const made = embeddedMap(ground.current!, prefersReducedMotion());
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

  useEffect(() => {
    map?.placeStores(stores, boxes);
  }, [map, stores, boxes]);
  useEffect(() => {
    map?.markPosition(position);
    map?.showAll(firstView({ stores, position }));
  }, [map, stores, position]);
  useEffect(() => {
    const chosen = stores.find(({ id }) => id === chosenId);
    if (!map || !chosen) return;
    // A clicked marker stays under the pointer; a choice in the list moves the map to the store.
    if (chosenHere.current === chosenId) map.bringIntoView(chosen);
    else map.goTo(chosen);
    chosenHere.current = null;
  }, [map, stores, chosenId]);

  return (
    <Frame>
      <Ground ref={ground} role="group" aria-label={words.label} />
      {stores.map((store, index) => {
        const choose = () => {
          chosenHere.current = store.id;
          onChoose(store.id);
        };
        const marker = (
          <StoreMarker
            name={words.nameOf(store)}
            isChosen={store.id === chosenId}
            onChoose={choose}
            onFocus={() => map?.bringIntoView(store)}
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
