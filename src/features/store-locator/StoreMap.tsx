import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { googleMapsKey } from '../../data/maps/googleMaps';
import { Button } from '../../ui/Button';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, radius, space } from '../../ui/theme/tokens';
import type { StoreMapProps } from './storeMapProps';
import { useHasBeenVisible } from './useHasBeenVisible';

type MapProvider = 'google' | 'embedded';
type MapComponent = ComponentType<StoreMapProps & { onUnavailable: () => void }>;

const load: Record<MapProvider, () => Promise<MapComponent>> = {
  google: async () => (await import('./GoogleStoreMap')).GoogleStoreMap,
  embedded: async () => (await import('./EmbeddedStoreMap')).EmbeddedStoreMap,
};

/** Loads a map on demand. Falls back to the site's own map if Google's is unavailable. */
function useMapComponent(isVisible: boolean) {
  const [provider, setProvider] = useState<MapProvider>(() => (googleMapsKey() ? 'google' : 'embedded'));
  const [loaded, setLoaded] = useState<{ provider: MapProvider; MapComponent: MapComponent } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const onUnavailable = useCallback(() => setProvider('embedded'), []);
  useEffect(() => {
    if (!isVisible || hasFailed) return;
    let isCanceled = false;
    load[provider]().then(
      (MapComponent) => isCanceled || setLoaded({ provider, MapComponent }),
      () => isCanceled || (provider === 'google' ? onUnavailable() : setHasFailed(true)),
    );
    return () => {
      isCanceled = true;
    };
  }, [isVisible, hasFailed, provider, onUnavailable]);
  return {
    MapComponent: loaded?.provider === provider ? loaded.MapComponent : null,
    isFallback: provider === 'embedded' && googleMapsKey() !== null,
    hasFailed,
    retry: () => setHasFailed(false),
    onUnavailable,
  };
}

/** Loads no map code before the frame becomes visible. */
export function StoreMap(props: StoreMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { MapComponent, isFallback, hasFailed, retry, onUnavailable } = useMapComponent(useHasBeenVisible(frame));
  const { words } = props;
  return (
    <>
      <Frame ref={frame}>
        {MapComponent && <MapComponent {...props} onUnavailable={onUnavailable} />}
        {hasFailed && (
          <Failure role="alert">
            <Paragraph>{words.failed}</Paragraph>
            <Button variant="secondary" size="small" onClick={retry}>
              {words.retry}
            </Button>
          </Failure>
        )}
      </Frame>
      {isFallback && (
        <Paragraph size="small" tone="muted" role="status">
          {words.simpler}
        </Paragraph>
      )}
    </>
  );
}

const Frame = styled.div`
  flex: 1;
  min-height: 0;
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const Failure = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  height: 100%;
`;
