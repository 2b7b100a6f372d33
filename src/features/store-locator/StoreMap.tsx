import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { googleMapsKey } from '../../data/maps/googleMaps';
import { Button } from '../../ui/Button';
import { Text } from '../../ui/text/Text';
import { color, radius, space } from '../../ui/theme/tokens';
import type { StoreMapProps } from './storeMapProps';
import { useHasBeenVisible } from './useHasBeenVisible';

type Maker = 'google' | 'embedded';
type Drawing = ComponentType<StoreMapProps & { onRefused: () => void }>;

const load: Record<Maker, () => Promise<Drawing>> = {
  google: async () => (await import('./GoogleStoreMap')).GoogleStoreMap,
  embedded: async () => (await import('./EmbeddedStoreMap')).EmbeddedStoreMap,
};

/** The map component, loaded on demand. Falls back from Google's map to the site's own if Google is unavailable. */
function useDrawing(isWanted: boolean) {
  const [maker, setMaker] = useState<Maker>(() => (googleMapsKey() ? 'google' : 'embedded'));
  const [drawing, setDrawing] = useState<{ maker: Maker; Drawing: Drawing } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const onRefused = useCallback(() => setMaker('embedded'), []);
  useEffect(() => {
    if (!isWanted || hasFailed) return;
    let isCanceled = false;
    load[maker]().then(
      (Drawing) => isCanceled || setDrawing({ maker, Drawing }),
      () => isCanceled || (maker === 'google' ? onRefused() : setHasFailed(true)),
    );
    return () => {
      isCanceled = true;
    };
  }, [isWanted, hasFailed, maker, onRefused]);
  return {
    Drawing: drawing?.maker === maker ? drawing.Drawing : null,
    isSimpler: maker === 'embedded' && googleMapsKey() !== null,
    hasFailed,
    retry: () => setHasFailed(false),
    onRefused,
  };
}

/** The map of stores; nothing of it loads before it becomes visible. */
export function StoreMap(props: StoreMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { Drawing, isSimpler, hasFailed, retry, onRefused } = useDrawing(useHasBeenVisible(frame));
  const { words } = props;
  return (
    <>
      <Frame ref={frame}>
        {Drawing && <Drawing {...props} onRefused={onRefused} />}
        {hasFailed && (
          <Failure role="alert">
            <Text>{words.failed}</Text>
            <Button variant="secondary" size="small" onClick={retry}>
              {words.retry}
            </Button>
          </Failure>
        )}
      </Frame>
      {isSimpler && (
        <Text size="small" tone="muted" role="status">
          {words.simpler}
        </Text>
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
