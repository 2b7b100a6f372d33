import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { IconButton } from '../../ui/IconButton';
import { color, media, radius, shadow, space, text } from '../../ui/theme/tokens';
import { StoreCard } from './StoreCard';
import type { StoreOpening } from './storeOpening';
import { StoreMap } from './StoreMap';
import type { StoreMapProps } from './storeMapProps';
import type { ListedStore } from './StoreResults';
import { useStoreMapWords } from './useStoreMapWords';

interface MapPaneProps extends Omit<StoreMapProps, 'words'> {
  chosen: ListedStore | undefined;
  getOpening: (store: ListedStore['store']) => StoreOpening;
  onClose: () => void;
}

/** On small screens, a sheet over the map shows the chosen store's card. */
export function MapPane({ chosen, getOpening, onChoose, onClose, ...map }: MapPaneProps) {
  const { t } = useWords('stores', 'map');
  const words = useStoreMapWords();
  const choose = (id: string) => {
    onChoose(id);
    const { name, addressOne, city } = map.stores.find((store) => store.id === id)!;
    announce(`${name}, ${addressOne}, ${city}`);
  };
  return (
    <>
      <Stage>
        <StoreMap {...map} words={words} onChoose={choose} />
        {chosen && (
          <Sheet role="group" aria-label={chosen.store.name} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
            <StoreCard as="div" {...chosen} opening={getOpening(chosen.store)} />
            <Close label={t('app.close')} onClick={onClose}>
              <X size={18} aria-hidden />
            </Close>
          </Sheet>
        )}
      </Stage>
      <Hint>
        {t('storeLocator.map.hint')} <span>{t('storeLocator.map.fingers')}</span>
      </Hint>
    </>
  );
}

const Hint = styled.p`
  ${text.small};
  color: ${color.muted};
  > span {
    display: none;
  }
  @media (pointer: coarse) {
    > span {
      display: inline;
    }
  }
  ${media.desktop} {
    @media (pointer: fine) {
      display: none;
    }
  }
`;

const Stage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  min-height: 0;
`;

/** Stacks above the map's attribution. Hidden on desktops, where the list shows the store. */
const Sheet = styled.div`
  position: absolute;
  z-index: 1;
  inset: auto ${space[2]} 28px;
  max-height: 55%;
  padding-inline: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${media.desktop} {
    display: none;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Close = styled(IconButton)`
  position: absolute;
  top: ${space[1]};
  right: ${space[1]};
`;
