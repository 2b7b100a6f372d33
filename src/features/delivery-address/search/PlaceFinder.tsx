import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState, type RefObject } from 'react';
import type { PlaceSuggestion } from '../../../domain/address/addressSchema';
import { useWords } from '../../../i18n/LocaleContext';
import type { ChosenPlace } from '../../../state/delivery/deliveryPlace';
import { useOnline } from '../../../state/hooks/useOnline';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { AddressSearch } from './AddressSearch';
import { useAnnouncement } from '../useAnnouncement';
import { PostalCodeQuestion } from '../PostalCodeQuestion';
import { useLocation } from './useLocation';
import { InlineNotice } from '../InlineNotice';

export type PlaceSource = 'suggestion' | 'location';

interface PlaceFinderProps {
  label: string;
  /** Also suggests towns and postal codes. */
  types?: 'any';
  inputRef?: RefObject<HTMLInputElement | null>;
  onFind: (place: ChosenPlace, by: PlaceSource) => void;
}

export function PlaceFinder({ label, types, inputRef, onFind }: PlaceFinderProps) {
  const { t } = useWords('account', 'order');
  const isOnline = useOnline();
  const [searches, setSearches] = useState(0);
  /** Holds the chosen suggestion while the shopper enters its postal code. */
  const [pendingChoice, setPendingChoice] = useState<{ suggestion: PlaceSuggestion; unit: string } | null>(null);
  const { isLocating, isOutside, locate, cancel } = useLocation((place) => {
    // A new key clears the typed text, which does not describe the browser's location.
    setSearches((count) => count + 1);
    setPendingChoice(null);
    onFind(place, 'location');
  });
  const choose = ({ mainText, placeId }: PlaceSuggestion, unit: string) => {
    setPendingChoice(null);
    onFind({ placeId, addressTwo: unit, label: mainText }, 'suggestion');
  };
  const outsideText = isOutside ? t('expressDelivery.outsideMarkets') : null;
  useAnnouncement(outsideText);
  return (
    <>
      {!isOnline && <Notice tone="warning">{t('address.offline')}</Notice>}
      <AddressSearch
        key={searches}
        label={label}
        types={types}
        inputRef={inputRef}
        onChoose={(suggestion, unit) => {
          cancel();
          if (suggestion.needsPostalCode) setPendingChoice({ suggestion, unit });
          else choose(suggestion, unit);
        }}
      />
      {pendingChoice && (
        <PostalCodeQuestion
          key={pendingChoice.suggestion.placeId}
          suggestion={pendingChoice.suggestion}
          onFind={(suggestion) => choose(suggestion, pendingChoice.unit)}
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
      {outsideText && <InlineNotice tone="info">{outsideText}</InlineNotice>}
    </>
  );
}
