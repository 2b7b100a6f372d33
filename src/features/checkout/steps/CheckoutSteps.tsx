import { styled } from 'styled-components';
import { formatCheckoutSlot } from '../../../i18n/time/formatSlot';
import { LoadFailure } from '../../../i18n/LoadFailure';
import { useWords } from '../../../i18n/LocaleContext';
import { useMedia } from '../../../state/hooks/useMedia';
import { useOfflineMessage } from '../../../state/notifications/useOfflineMessage';
import { Notice } from '../../../ui/feedback/Notice';
import { FormColumns } from '../../../ui/layout/FormColumns';
import { Stack } from '../../../ui/layout/Stack';
import { desktopQuery, space } from '../../../ui/theme/tokens';
import { OrderRefusal } from '../changes/OrderRefusal';
import { stepToFix } from '../changes/refusals';
import { IdStep } from '../id-photo/IdStep';
import { CheckoutProgress } from '../CheckoutProgress';
import { OrderSummary } from '../OrderSummary';
import { PlaceOrder } from '../PlaceOrder';
import { useCheckout, type Checkout, type CheckoutProps } from '../useCheckout';
import { AddressStep } from './AddressStep';
import { ContactPhone } from './ContactPhone';
import { DetailsStep } from './DetailsStep';
import { ReviewStep } from './ReviewStep';
import type { CheckoutStepId } from './steps';
import { TimeStep } from './TimeStep';
import { useContactPhone } from './useContactPhone';

type StepsProps = CheckoutProps & { checkout: Checkout };

/** Renders every step, each below the server's refusal that it can fix. */
function Steps({ user, isIdPresent, delivery, provider, place, checkout }: StepsProps) {
  const { now, order, choice, previousProvider, isComplete, steps, sending, finish } = checkout;
  const note = (
    <DispensaryNote provider={provider.name} previousProvider={previousProvider} needsIdPhoto={!isIdPresent} />
  );
  const { frameProps } = steps;
  const { totals, charges, reward } = order;
  const contact = useContactPhone(user);
  const { error } = sending;
  const { locale, t } = useWords('account', 'order');
  const slotText = choice.slot && formatCheckoutSlot(choice.slot, { locale, t, timezone: provider.timezone, now });
  const address = delivery.address?.description ?? place.label;
  const refusalAt = (id: CheckoutStepId) => error && stepToFix(error) === id && <OrderRefusal error={error} />;
  return (
    <>
      {isIdPresent && note}
      {refusalAt('details')}
      <DetailsStep frame={frameProps('details')} user={user} onDone={finish('details')} />
      {refusalAt('id')}
      <IdStep
        frame={frameProps('id')}
        providerId={provider.id}
        isPresent={isIdPresent}
        note={note}
        onDone={finish('id')}
      />
      {refusalAt('address')}
      <AddressStep frame={frameProps('address')} {...{ delivery, place, isComplete }} onDone={finish('address')} />
      {refusalAt('time')}
      <TimeStep
        frame={frameProps('time')}
        {...{ provider, choice, now }}
        placeId={place.placeId}
        orderType={delivery.orderType}
        onDone={finish('time')}
      />
      <ReviewStep
        frame={frameProps('review')}
        {...{ totals, charges, provider, reward, slotText, address }}
        orderType={delivery.orderType}
      >
        <ContactPhone contact={contact} />
        <PlaceOrder {...{ order, choice, delivery, provider, place, contact, sending, now }} />
      </ReviewStep>
    </>
  );
}

function Summary({ delivery, checkout, isBeside }: Pick<StepsProps, 'delivery' | 'checkout'> & { isBeside: boolean }) {
  return <OrderSummary {...checkout.order} {...{ delivery, isBeside }} />;
}

export function CheckoutSteps(props: CheckoutProps) {
  const { t } = useWords('account', 'order');
  const { delivery } = props;
  const offline = useOfflineMessage(t('checkout.offline'));
  const isBeside = useMedia(desktopQuery);
  const checkout = useCheckout(props);
  const summary = <Summary key="summary" {...{ delivery, checkout, isBeside }} />;
  const main = (
    <div key="steps">
      {offline && <Notice tone="warning">{offline}</Notice>}
      {delivery.failed === 'products' && !delivery.offers && (
        <LoadFailure title={t('error.products')} query={{ refetch: delivery.refresh }} />
      )}
      <Steps {...props} checkout={checkout} />
    </div>
  );
  return (
    <Stack $gap={6}>
      <CheckoutProgress current={checkout.steps.open} />
      <Layout>{isBeside ? [main, summary] : [summary, main]}</Layout>
    </Stack>
  );
}

interface DispensaryNoteProps {
  provider: string;
  /** The dispensary of the previous address; null if it is the same. */
  previousProvider: string | null;
  needsIdPhoto: boolean;
}

/** Explains that another dispensary delivers to the new address, with its own prices, slots and ID check. */
function DispensaryNote({ provider, previousProvider, needsIdPhoto }: DispensaryNoteProps) {
  const { t } = useWords('account', 'order');
  if (previousProvider === null) return null;
  return (
    <Notice tone="info" title={t('checkout.dispensary.title', { provider, before: previousProvider })}>
      {needsIdPhoto && `${t('checkout.dispensary.id')} `}
      {t('checkout.dispensary.prices', { provider })}
    </Notice>
  );
}

const Layout = styled(FormColumns)`
  row-gap: ${space[4]};
`;
