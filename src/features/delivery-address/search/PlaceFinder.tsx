import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState, type RefObject } from 'react';
import type { PlaceSuggestion } from '../../../domain/delivery/address/addressSchema';
import { useWords } from '../../../i18n/LocaleContext';
import type { ChosenPlace } from '../../../state/delivery/deliveryPlace';
import { useOnline } from '../../../state/hooks/useOnline';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { AddressSearch } from './AddressSearch';
import { useAnnouncement } from '../useAnnouncement';
import { PostalCodeQuestion } from '../PostalCodeQuestion';
import { useLocation } from './useLocation';
import { Verdict } from '../Verdict';

export type FoundBy = 'suggestion' | 'location';

interface PlaceFinderProps {
  label: string;
  /** Also suggests towns and postal codes. */
  types?: 'any';
  inputRef?: RefObject<HTMLInputElement | null>;
  onFind: (place: ChosenPlace, by: FoundBy) => void;
}

/** Finds a place by name or by the browser's location. */
export function PlaceFinder({ label, types, inputRef, onFind }: PlaceFinderProps) {
  const { t } = useWords('account', 'order');
  const isOnline = useOnline();
  const [searches, setSearches] = useState(0);
  /** The chosen suggestion, while its postal code is requested. */
  const [asking, setAsking] = useState<{ suggestion: PlaceSuggestion; unit: string } | null>(null);
  const { isLocating, isOutside, locate, drop } = useLocation((place) => {
    // The typed text does not describe the browser's location, so the key resets the search.
    setSearches((count) => count + 1);
    setAsking(null);
    onFind(place, 'location');
  });
  const choose = ({ mainText, placeId }: PlaceSuggestion, unit: string) => {
    setAsking(null);
    onFind({ placeId, addressTwo: unit, label: mainText }, 'suggestion');
  };
  const outside = isOutside ? t('expressDelivery.outsideMarkets') : null;
  useAnnouncement(outside);
  return (
    <>
      {!isOnline && <Notice tone="warning">{t('address.offline')}</Notice>}
      <AddressSearch
        key={searches}
        label={label}
        types={types}
        inputRef={inputRef}
        onChoose={(suggestion, unit) => {
          drop();
          if (suggestion.needsPostalCode) setAsking({ suggestion, unit });
          else choose(suggestion, unit);
        }}
      />
      {asking && (
        <PostalCodeQuestion
          key={asking.suggestion.placeId}
          suggestion={asking.suggestion}
          onFind={(suggestion) => choose(suggestion, asking.unit)}
        />
      )}
      <Button
        variant="secondary"
        isWide
        icon={<LocateFixed size={18} aria-hidden />}
        isBusy={isLocating}
        busyLabel={t('address.locating')}
        onClick={locate}
      >
        {t('address.useLocation')}
      </Button>
      {outside && <Verdict tone="info">{outside}</Verdict>}
    </>
  );
}
