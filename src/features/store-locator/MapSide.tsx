import { styled } from 'styled-components';
import { useMapWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/announcements';
import { color, media, text } from '../../ui/theme/tokens';
import { StoreCard } from './StoreCard';
import type { StoreDoor } from './storeDoor';
import { StoreMap } from './StoreMap';
import type { StoreMapProps } from './storeMapProps';
import type { ListedStore } from './StoreResults';
import { useStoreMapWords } from './useStoreMapWords';

interface MapSideProps extends Omit<StoreMapProps, 'words'> {
  /** The chosen store as the list has it. */
  chosen: ListedStore | undefined;
  doorOf: (store: ListedStore['store']) => StoreDoor;
}

/** S2-78: the map, and on a small screen the card of the store that is chosen on it. */
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

/** The list has it already where both are seen. */
const ChosenCard = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
