import { GoogleMap, OverlayViewF, OVERLAY_MOUSE_TARGET, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { googleMapsKey, onGoogleMapsAuthFailure } from '../../data/maps/googleMaps';
import { markerSize, spreadStores } from '../../data/maps/spreadPoints';
import type { Position } from '../../domain/address/distance';
import { color } from '../../ui/theme/tokens';
import { initialView, isSheetShown, type StoreMapProps } from './storeMapProps';
import { StoreMarker } from './StoreMarker';

const loadTimeoutMs = 10_000;
/** The zoom level for a single place. */
const nearZoom = 11;

const options: google.maps.MapOptions = {
  // Wheel and one-finger gestures scroll the page.
  gestureHandling: 'cooperative',
  clickableIcons: false,
  fullscreenControl: false,
  mapTypeControl: false,
  streetViewControl: false,
  maxZoom: 18,
};

let language: string | undefined;

const toLatLng = ({ latitude: lat, longitude: lng }: Position) => ({ lat, lng });

const centerOffset = (width: number, height: number) => ({ x: -width / 2, y: -height / 2 });

/** Returns true once Google's script has loaded. Calls `onUnavailable` after an error, a timeout or a rejected key. */
function useGoogle(onUnavailable: () => void): boolean {
  // Google's script throws if it is loaded again in another language, so the first language stays until a reload.
  language ??= document.documentElement.lang;
  const { isLoaded, loadError } = useJsApiLoader({ googleMapsApiKey: googleMapsKey() ?? '', language });
  useEffect(() => onGoogleMapsAuthFailure(onUnavailable), [onUnavailable]);
  useEffect(() => {
    if (loadError) onUnavailable();
  }, [loadError, onUnavailable]);
  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(onUnavailable, loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [isLoaded, onUnavailable]);
  return isLoaded && !loadError;
}

function fitPositions(map: google.maps.Map, positions: readonly Position[]): void {
  if (positions.length === 0) return;
  const bounds = new google.maps.LatLngBounds();
  for (const position of positions) bounds.extend(toLatLng(position));
  if (positions.length > 1) return map.fitBounds(bounds, markerSize);
  map.setCenter(bounds.getCenter());
  map.setZoom(nearZoom);
}

interface GoogleStoreMapProps extends StoreMapProps {
  onUnavailable: () => void;
}

export function GoogleStoreMap({ stores, chosenId, onChoose, position, words, onUnavailable }: GoogleStoreMapProps) {
  const isLoaded = useGoogle(onUnavailable);
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const [zoom, setZoom] = useState(4);
  const choiceFromMap = useRef<string | null>(null);

  useEffect(() => {
    if (map) fitPositions(map, initialView({ stores, position }));
  }, [map, stores, position]);
  useEffect(() => {
    const chosen = stores.find(({ id }) => id === chosenId);
    if (!map || !chosen) return;
    map.panTo(toLatLng(chosen));
    if (isSheetShown()) map.panBy(0, map.getDiv().clientHeight / 4);
    // A clicked marker is already in view, so only a choice in the list zooms in.
    if (choiceFromMap.current !== chosenId) map.setZoom(Math.max(map.getZoom() ?? 0, nearZoom));
    choiceFromMap.current = null;
  }, [map, stores, chosenId]);

  // A new position object would recreate the overlay.
  const markerPositions = useMemo(() => spreadStores(stores, zoom).map(toLatLng), [stores, zoom]);
  const shopperPosition = useMemo(() => position && toLatLng(position), [position]);
  if (!isLoaded) return null;
  return (
    <MapContainer role="group" aria-label={words.label}>
      <GoogleMap
        mapContainerClassName="map-ground"
        options={options}
        onLoad={setMap}
        onZoomChanged={() => setZoom(map?.getZoom() ?? zoom)}
      >
        {stores.map((store, index) => (
          <OverlayViewF
            key={store.id}
            position={markerPositions[index]!}
            mapPaneName={OVERLAY_MOUSE_TARGET}
            getPixelPositionOffset={centerOffset}
          >
            <StoreMarker
              name={words.markerName(store)}
              isChosen={store.id === chosenId}
              onChoose={() => {
                choiceFromMap.current = store.id;
                onChoose(store.id);
              }}
            />
          </OverlayViewF>
        ))}
        {shopperPosition && (
          <OverlayViewF
            position={shopperPosition}
            mapPaneName={OVERLAY_MOUSE_TARGET}
            getPixelPositionOffset={centerOffset}
          >
            <ShopperMarker />
          </OverlayViewF>
        )}
      </GoogleMap>
    </MapContainer>
  );
}

const MapContainer = styled.div`
  height: 100%;
  border-radius: inherit;
  overflow: hidden;
  .map-ground {
    height: 100%;
  }
`;

const ShopperMarker = styled.span`
  display: block;
  width: 18px;
  height: 18px;
  border: 3px solid ${color.raised};
  border-radius: 50%;
  background: ${color.info};
`;
