import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createEmbeddedMap, fetchMapFile, type EmbeddedMap } from '../../data/maps/embeddedMap';
import type { Position } from '../../domain/address/distance';
import { prefersReducedMotion } from '../../data/maps/prefersReducedMotion';
import { IconButton } from '../../ui/IconButton';
import { TextLink } from '../../ui/text/TextLink';
import { Credit, Frame, MapContainer, StatusLine, Zoom } from './EmbeddedStoreMap.styles';
import { initialView, isSheetShown, type StoreMapProps } from './storeMapProps';
import { StoreMarker } from './StoreMarker';

/** Creates a Leaflet map for the component's lifetime. `hasNoOutlines` is true if the map file failed to load. */
function useEmbeddedMap() {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<EmbeddedMap | null>(null);
  const [hasNoOutlines, setHasNoOutlines] = useState(false);
  useEffect(() => {
    const created = createEmbeddedMap(container.current!, prefersReducedMotion());
    setMap(created);
    let isCanceled = false;
    fetchMapFile().then(
      (file) => isCanceled || created.drawOutlines(file),
      () => isCanceled || setHasNoOutlines(true),
    );
    return () => {
      isCanceled = true;
      created.remove();
    };
  }, []);
  return { container, map, hasNoOutlines };
}

/** The site's own map, for when Google's is unavailable. */
export function EmbeddedStoreMap({ stores, chosenId, onChoose, position, words }: StoreMapProps) {
  const { container, map, hasNoOutlines } = useEmbeddedMap();
  // Leaflet positions these elements, and React portals render the markers into them.
  const markerElements = useMemo(() => stores.map(() => document.createElement('div')), [stores]);
  const choiceFromMap = useRef<string | null>(null);

  const [groups, setGroups] = useState<ReadonlyMap<string, readonly Position[]>>(new Map());

  useEffect(() => {
    map?.onGroups(setGroups);
    map?.placeStores(stores, markerElements);
  }, [map, stores, markerElements]);
  useEffect(() => {
    map?.markPosition(position);
    map?.showAll(initialView({ stores, position }));
  }, [map, stores, position]);
  useEffect(() => {
    map?.keepSeparate(chosenId);
    const chosen = stores.find(({ id }) => id === chosenId);
    if (!map || !chosen) return;
    // Keep a clicked marker under the pointer, but center on a store that was chosen in the list.
    if (choiceFromMap.current === chosenId) map.panIntoView(chosen, isSheetShown());
    else map.goTo(chosen, isSheetShown());
    choiceFromMap.current = null;
  }, [map, stores, chosenId]);

  return (
    <Frame>
      <MapContainer ref={container} role="group" aria-label={words.label} />
      {stores.map((store, index) => {
        const group = groups.get(store.id) ?? [];
        const isCluster = group.length > 1;
        const choose = () => {
          if (isCluster) return map?.openGroup(group);
          choiceFromMap.current = store.id;
          onChoose(store.id);
        };
        const marker = (
          <StoreMarker
            name={isCluster ? words.clusterName(group.length, store) : words.markerName(store)}
            count={isCluster ? group.length : undefined}
            isChosen={store.id === chosenId}
            onChoose={choose}
            onFocus={() => map?.panIntoView(store, false)}
          />
        );
        return createPortal(marker, markerElements[index]!, store.id);
      })}
      <Zoom>
        <IconButton label={words.zoomIn} onClick={() => map?.zoomBy(1)}>
          <Plus size={20} aria-hidden />
        </IconButton>
        <IconButton label={words.zoomOut} onClick={() => map?.zoomBy(-1)}>
          <Minus size={20} aria-hidden />
        </IconButton>
      </Zoom>
      {hasNoOutlines && <StatusLine role="status">{words.plain}</StatusLine>}
      {/* Required by the license of the town names. */}
      <Credit>
        {words.credit} <TextLink href="https://www.geonames.org/">GeoNames</TextLink>,{' '}
        <TextLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</TextLink>
      </Credit>
    </Frame>
  );
}
