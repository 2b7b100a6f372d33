import { useMutation, useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { ApiError } from '../../../data/apiError';
import { enableAlerts, readAlerts } from '../../../data/push/orderAlerts';
import type { AlertChannel, StockAlert } from '../../../domain/account/stockAlertSchema';
import { useWords } from '../../../i18n/LocaleContext';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { space } from '../../../ui/theme/tokens';
import { AlertError } from './AlertError';

/** Rejected by the browser or its user, so no alert would arrive. */
class PushOffError extends Error {}

export interface AlertChannelsProps {
  alerts: readonly StockAlert[];
  add: (channel: AlertChannel) => Promise<unknown>;
  remove: (alert: StockAlert) => Promise<unknown>;
}

/** The channels of an alert that exists. Each choice is saved at once. */
export function AlertChannels({ alerts, add, remove }: AlertChannelsProps) {
  const { t, locale } = useWords('product', 'ratings');
  // Reading the state also restores a subscription that the browser has lost.
  const { data: pushState } = useQuery({
    queryKey: ['pushState', locale.id],
    queryFn: () => readAlerts(locale.id),
    staleTime: 0,
    retry: false,
  });
  const changing = useMutation<unknown, ApiError | PushOffError, AlertChannel>({
    networkMode: 'always',
    mutationFn: async (channel) => {
      const alert = alerts.find((each) => each.channel === channel);
      if (alert) return remove(alert);
      if (channel === 'push' && (await enableAlerts(locale.id)) !== 'on') throw new PushOffError();
      return add(channel);
    },
  });
  const canPush = pushState === 'on' || pushState === 'off' || alerts.some(({ channel }) => channel === 'push');
  const choices = [
    { channel: 'email', label: t('alert.email') },
    { channel: 'sms', label: t('alert.sms'), hint: t('alert.sms.hint') },
    ...(canPush ? [{ channel: 'push' as const, label: t('alert.push'), hint: t('alert.push.hint') }] : []),
  ] as const;
  return (
    <Group>
      <legend>{t('alert.how')}</legend>
      {choices.map(({ channel, ...field }) => (
        <CheckboxField
          key={channel}
          {...field}
          checked={
            alerts.some((alert) => alert.channel === channel) !== (changing.variables === channel && changing.isPending)
          }
          disabled={changing.isPending}
          onChange={() => changing.mutate(channel)}
        />
      ))}
      {changing.error && <AlertError error={changing.error instanceof PushOffError ? null : changing.error} />}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${space[1]};
  }
`;
