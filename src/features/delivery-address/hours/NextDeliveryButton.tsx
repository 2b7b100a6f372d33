import Clock from 'lucide-react/icons/clock';
import { styled } from 'styled-components';
import { nextSlot } from '../../../domain/delivery/deliverySchedule';
import { formatSlot, formatSlotStart } from '../../../i18n/time/formatSlot';
import { useWords } from '../../../i18n/LocaleContext';
import { openPanel } from '../../../state/panels';
import { asIsland } from '../../../state/QueryIsland';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { radius } from '../../../ui/theme/tokens';
import { PillButton } from '../PillButton';
import { useProvider } from '../useProvider';
import { useScheduleClock } from '../../../state/delivery/useScheduleClock';

export const NextDeliveryButton = asIsland(NextDelivery);

function NextDelivery() {
  const { locale, t } = useWords('order');
  const { provider, isLoading } = useProvider();
  const now = useScheduleClock(provider);
  if (isLoading) return <Waiting $width="148px" $height="44px" aria-hidden />;
  // The address panel explains errors and addresses without delivery.
  if (!provider) return null;
  const words = { locale, t, timezone: provider.timezone, now };
  const slot = nextSlot(provider, now);
  return (
    <PillButton
      icon={Clock}
      label={slot ? t('header.nextDelivery', { slot: formatSlot(slot, words) }) : undefined}
      onClick={() => openPanel('hours')}
    >
      {slot ? formatSlotStart(slot, words) : t('header.noDeliveryToday')}
    </PillButton>
  );
}

const Waiting = styled(Skeleton)`
  border-radius: ${radius.pill};
`;
