import type { FormEvent, ReactNode } from 'react';
import { isStreetUnverified } from '../../../domain/address/streetAddress';
import type { PickupAddress } from '../../../domain/delivery/providerSchema';
import { LoadFailure } from '../../../i18n/LoadFailure';
import { useWords } from '../../../i18n/LocaleContext';
import { changeDraft, useCheckoutDraft } from '../../../state/checkoutDraft';
import type { Delivery } from '../../../state/delivery/delivery';
import { chooseDeliveryPlace, type ChosenPlace } from '../../../state/delivery/deliveryPlace';
import { openPanel } from '../../../state/panels';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { TextField } from '../../../ui/fields/TextField';
import { Cluster } from '../../../ui/layout/Cluster';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { StepFrame, type FrameProps } from './StepFrame';
import { DriverNoteField } from '../../../i18n/DriverNoteField';

const maxUnitLength = 60;

/** Prefers the unit in the draft, which may not have been saved to the place yet. */
export function useCheckoutUnit(place: ChosenPlace): string {
  const typed = useCheckoutDraft((draft) => draft.unit);
  return typed?.placeId === place.placeId ? typed.text : place.addressTwo;
}

interface PickupStepProps extends Pick<AddressStepProps, 'frame' | 'onDone'> {
  name: string;
  counter: PickupAddress;
}

/** Shows the pickup address. The shopper's address only decides which counter is near. */
function PickupStep({ frame, name, counter, onDone }: PickupStepProps) {
  const { t } = useWords('account', 'order');
  const addressText = t('pickup.address', { street: counter.addressOne, city: counter.city, state: counter.state });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <StepFrame {...frame} title={t('pickup.place.title')} summary={addressText}>
      <Stack as="form" $gap={4} onSubmit={submit}>
        <div>
          <strong>{name}</strong>
          <Paragraph>{addressText}</Paragraph>
        </div>
        <Cluster>
          <Button type="submit">{t('checkout.continue')}</Button>
          <Button variant="secondary" onClick={() => openPanel('address')}>
            {t('checkout.address.change')}
          </Button>
        </Cluster>
      </Stack>
    </StepFrame>
  );
}

interface AddressStepProps {
  frame: FrameProps;
  delivery: Delivery;
  place: ChosenPlace;
  /** True if the address is complete enough for a driver to find the door. */
  isComplete: boolean;
  onDone: () => void;
}

export function AddressStep({ frame, delivery, place, isComplete, onDone }: AddressStepProps) {
  const { t } = useWords('account', 'order');
  const note = useCheckoutDraft((draft) => draft.note);
  const unit = useCheckoutUnit(place);
  const { address, error, provider, orderType } = delivery;
  const counter = orderType === 'pickup' ? provider?.pickup?.address : undefined;
  const addressText = address?.description ?? place.label;
  // Runs when typing ends, because each new unit triggers an address lookup.
  const saveUnit = () => {
    const addressTwo = unit.trim();
    if (addressTwo !== place.addressTwo) chooseDeliveryPlace({ ...place, addressTwo });
    changeDraft({ unit: null });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saveUnit();
    if (isComplete) onDone();
  };
  if (counter) return <PickupStep frame={frame} name={provider!.name} counter={counter} onDone={onDone} />;
  const summary: ReactNode = note ? `${addressText} · ${note}` : addressText;
  return (
    <StepFrame {...frame} title={t('checkout.address.title')} summary={summary}>
      <Stack as="form" $gap={4} onSubmit={submit}>
        <Paragraph>{addressText}</Paragraph>
        {error && !address && (
          <LoadFailure title={t('checkout.address.unknown')} query={{ error, refetch: delivery.refresh }} />
        )}
        {address && isStreetUnverified(address) && (
          <Paragraph size="small" tone="muted">
            {t(address.postalCode ? 'address.unverified' : 'address.unverified.town')}
          </Paragraph>
        )}
        {!isComplete && <Notice tone="warning">{t('checkout.address.incomplete')}</Notice>}
        <TextField
          label={t('address.unit')}
          optionalLabel={t('app.optional')}
          autoComplete="address-line2"
          maxLength={maxUnitLength}
          value={unit}
          onChange={({ target }) => changeDraft({ unit: { placeId: place.placeId, text: target.value } })}
          onBlur={saveUnit}
        />
        <DriverNoteField value={note} onChange={(text) => changeDraft({ note: text })} />
        <Paragraph size="small" tone="muted">
          {t('checkout.address.excluded')}
        </Paragraph>
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
