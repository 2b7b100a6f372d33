import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { isStreetUnverified } from '../../domain/delivery/streetAddress';
import { errorMessage } from '../../i18n/errorMessage';
import { useAllWords } from '../../i18n/LocaleContext';
import { changeDraft, useCheckoutDraft } from '../../state/checkoutDraft';
import type { Delivery } from '../../state/delivery';
import { chooseDeliveryPlace, type ChosenPlace } from '../../state/deliveryPlace';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { Notice } from '../../ui/Notice';
import { RetryNotice } from '../../ui/RetryNotice';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import { DriverNote } from './DriverNote';
import { StepFrame } from './StepFrame';

const maxUnitLength = 60;

/** The unit number of a place: what the shopper typed last, otherwise what the place has. */
export function useUnit(place: ChosenPlace): string {
  const typed = useCheckoutDraft((draft) => draft.unit);
  return typed?.placeId === place.placeId ? typed.text : place.addressTwo;
}

interface AddressStepProps {
  frame: Omit<ComponentProps<typeof StepFrame>, 'title' | 'lead' | 'summary' | 'children'>;
  delivery: Delivery;
  place: ChosenPlace;
  /** True if the address is complete enough for a driver to find the door. */
  isComplete: boolean;
  onDone: () => void;
}

/** The address, the unit number and the note to the driver. The address itself changes in its panel. */
export function AddressStep({ frame, delivery, place, isComplete, onDone }: AddressStepProps) {
  const { t } = useAllWords();
  const note = useCheckoutDraft((draft) => draft.note);
  const unit = useUnit(place);
  const { address, error } = delivery;
  const line = address?.description ?? place.label;
  // Runs after typing ends, because each new unit is a new address to look up.
  const keepUnit = () => {
    const addressTwo = unit.trim();
    if (addressTwo !== place.addressTwo) chooseDeliveryPlace({ ...place, addressTwo });
    changeDraft({ unit: null });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keepUnit();
    if (isComplete) onDone();
  };
  const summary: ReactNode = note ? `${line} · ${note}` : line;
  return (
    <StepFrame {...frame} title={t('checkout.address.title')} summary={summary}>
      <Stack as="form" $gap={4} onSubmit={submit}>
        <Text>{line}</Text>
        {error && !address && (
          <RetryNotice retryLabel={t('app.retry')} title={t('checkout.address.unknown')} onRetry={delivery.refresh}>
            {errorMessage(error, t)}
          </RetryNotice>
        )}
        {address && isStreetUnverified(address) && (
          <Text size="small" tone="muted">
            {t('address.unverified')}
          </Text>
        )}
        {!isComplete && <Notice tone="warning">{t('checkout.address.incomplete')}</Notice>}
        <TextField
          label={t('address.unit')}
          optionalLabel={t('app.optional')}
          autoComplete="address-line2"
          maxLength={maxUnitLength}
          value={unit}
          onChange={({ target }) => changeDraft({ unit: { placeId: place.placeId, text: target.value } })}
          onBlur={keepUnit}
        />
        <DriverNote value={note} onChange={(text) => changeDraft({ note: text })} />
        <Cluster>
          <Button type="submit" disabled={!isComplete}>
            {t('checkout.continue')}
          </Button>
          <Button variant="secondary" onClick={() => openPanel('address')}>
            {t('checkout.address.change')}
          </Button>
        </Cluster>
      </Stack>
    </StepFrame>
  );
}
