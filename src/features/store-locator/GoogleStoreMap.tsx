import { GoogleMap, OverlayViewF, OVERLAY_MOUSE_TARGET, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { googleMapsKey, onGoogleMapsAuthFailure } from '../../data/maps/googleMaps';
import { markerSize, spreadStores } from '../../data/maps/spreadPoints';
import type { Position } from '../../domain/delivery/address/distance';
import { color } from '../../ui/theme/tokens';
import { firstView, isSheetShown, type StoreMapProps } from './storeMapProps';
import { StoreMarker } from './StoreMarker';

/** How long Google's script may take, in milliseconds. */
const loadTimeoutMs = 10_000;
/** A zoom that shows a single place with its surroundings. */
const nearZoom = 11;

const options: google.maps.MapOptions = {
  // The wheel and one-finger gestures scroll the page.
  gestureHandling: 'cooperative',
  clickableIcons: false,
  fullscreenControl: false,
  mapTypeControl: false,
  streetViewControl: false,
  maxZoom: 18,
};

let language: string | undefined;

const at = ({ latitude: lat, longitude: lng }: Position) => ({ lat, lng });

const middle = (width: number, height: number) => ({ x: -width / 2, y: -height / 2 });

/** True if Google's script has loaded. Calls `onRefused` if it fails, takes too long, or the key is refused. */
function useGoogle(onRefused: () => void): boolean {
  // The script throws if it is loaded again with another language, so the first language stays until the page reloads.
  language ??= document.documentElement.lang;
  const { isLoaded, loadError } = useJsApiLoader({ googleMapsApiKey: googleMapsKey() ?? '', language });
  useEffect(() => onGoogleMapsAuthFailure(onRefused), [onRefused]);
  useEffect(() => {
    if (loadError) onRefused();
  }, [loadError, onRefused]);
  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(onRefused, loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [isLoaded, onRefused]);
  return isLoaded && !loadError;
}

function showAll(map: google.maps.Map, places: readonly Position[]): void {
  if (places.length === 0) return;
  const bounds = new google.maps.LatLngBounds();
  for (const place of places) bounds.extend(at(place));
  if (places.length > 1) return map.fitBounds(bounds, markerSize);
  map.setCenter(bounds.getCenter());
  map.setZoom(nearZoom);
}

interface GoogleStoreMapProps extends StoreMapProps {
  onRefused: () => void;
}

/** The stores on Google's map. */
export function GoogleStoreMap({ stores, chosenId, onChoose, position, words, onRefused }: GoogleStoreMapProps) {
  const isThere = useGoogle(onRefused);
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const [zoom, setZoom] = useState(4);
  const chosenHere = useRef<string | null>(null);

  useEffect(() => {
    if (map) showAll(map, firstView({ stores, position }));
  }, [map, stores, position]);
  useEffect(() => {
    const chosen = stores.find(({ id }) => id === chosenId);
    if (!map || !chosen) return;
    map.panTo(at(chosen));
    if (isSheetShown()) map.panBy(0, map.getDiv().clientHeight / 4);
    // A clicked marker is already in view; a choice in the list zooms in.
    if (chosenHere.current !== chosenId) map.setZoom(Math.max(map.getZoom() ?? 0, nearZoom));
    chosenHere.current = null;
  }, [map, stores, chosenId]);

  // Memoized, because a new object would recreate the overlay.
  const places = useMemo(() => spreadStores(stores, zoom).map(at), [stores, zoom]);
  const here = useMemo(() => position && at(position), [position]);
  if (!isThere) return null;
  return (
    <Ground role="group" aria-label={words.label}>
      <GoogleMap
        mapContainerClassName="map-ground"
        options={options}
        onLoad={setMap}
        onZoomChanged={() => setZoom(map?.getZoom() ?? zoom)}
      >
        {stores.map((store, index) => (
          <OverlayViewF
            key={store.id}
            position={places[index]!}
            mapPaneName={OVERLAY_MOUSE_TARGET}
            getPixelPositionOffset={middle}
          >
            <StoreMarker
              name={words.nameOf(store)}
              isChosen={store.id === chosenId}
              onChoose={() => {
                chosenHere.current = store.id;
                onChoose(store.id);
              }}
            />
          </OverlayViewF>
        ))}
        {here && (
          <OverlayViewF position={here} mapPaneName={OVERLAY_MOUSE_TARGET} getPixelPositionOffset={middle}>
            <Here />
          </OverlayViewF>
        )}
      </GoogleMap>
    </Ground>
  );
}

const Ground = styled.div`
  height: 100%;
  border-radius: inherit;
  overflow: hidden;
  .map-ground {
    height: 100%;
  }
`;

const Here = styled.span`
  display: block;
  width: 18px;
  height: 18px;
  border: 3px solid ${color.raised};
  border-radius: 50%;
  background: ${color.info};
`;
