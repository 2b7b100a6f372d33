import { styled } from 'styled-components';
import { useMapWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/announcements';
import { color, media, text } from '../../ui/theme/tokens';
import { StoreCard } from './StoreCard';
import type { StoreOpening } from './storeOpening';
import { StoreMap } from './StoreMap';
import type { StoreMapProps } from './storeMapProps';
import type { ListedStore } from './StoreResults';
import { useStoreMapWords } from './useStoreMapWords';

interface MapSideProps extends Omit<StoreMapProps, 'words'> {
  /** The list's entry of the chosen store. */
  chosen: ListedStore | undefined;
  doorOf: (store: ListedStore['store']) => StoreOpening;
}

/** The map, and on small screens the card of the store chosen on it. */
export function MapSide({ chosen, doorOf, onChoose, ...map }: MapSideProps) {
  const { t } = useMapWords();
  const words = useStoreMapWords();
  const choose = (id: string) => {
    onChoose(id);
    const { name, addressOne, city } = map.stores.find((store) => store.id === id)!;
    announce(`${name}, ${addressOne}, ${city}`);
  };
  return (
    <>
      <StoreMap {...map} words={words} onChoose={choose} />
      <Hint>
        {t('storeLocator.map.hint')} <span>{t('storeLocator.map.fingers')}</span>
      </Hint>
      {chosen && (
        <ChosenCard>
          <StoreCard as="div" {...chosen} door={doorOf(chosen.store)} />
        </ChosenCard>
      )}
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

/** On desktops the list beside the map already shows the store. */
const ChosenCard = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
