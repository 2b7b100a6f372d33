import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { fetchAddressAt } from '../../data/delivery/deliveryCalls';
import { currentPosition } from '../../data/delivery/geolocation';
import { useAllWords } from '../../i18n/LocaleContext';
import type { ChosenPlace } from '../../state/deliveryPlace';
import { Button } from '../../ui/Button';
import { AddressSearch } from './AddressSearch';

interface PlaceFinderProps {
  label: string;
  /** Lets towns and postal codes in (S5-19). */
  types?: 'any';
  onFind: (place: Omit<ChosenPlace, 'addressTwo'>) => void;
}

/** S2-54, S2-56: a place by its name, or the one where the browser is. */
export function PlaceFinder({ label, types, onFind }: PlaceFinderProps) {
  const { t } = useAllWords();
  const [isLocating, setIsLocating] = useState(false);
  const locate = async () => {
    setIsLocating(true);
    const position = await currentPosition();
    const address = position && (await fetchAddressAt(position.lat, position.lng).catch(() => null));
    // S8-20: without a position the button just stops turning.
    setIsLocating(false);
    if (address) onFind({ placeId: address.placeId, label: address.description });
  };
  return (
    <>
      <AddressSearch
        label={label}
        types={types}
        onChoose={({ placeId, mainText }) => onFind({ placeId, label: mainText })}
      />
      <Button
        variant="secondary"
        icon={<LocateFixed size={18} aria-hidden />}
        isBusy={isLocating}
        busyLabel={t('address.locating')}
        onClick={() => void locate()}
      >
        {t('address.useLocation')}
      </Button>
    </>
  );
}
