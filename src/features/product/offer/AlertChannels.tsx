import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { AlertChannel, StockAlert } from '../../../domain/account/stockAlertSchema';
import { AlertError } from '../../../i18n/AlertError';
import { useWords } from '../../../i18n/LocaleContext';
import { turnOnPush, useCanPush } from '../../../state/notifications/pushChannel';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { space } from '../../../ui/theme/tokens';

export interface AlertChannelsProps {
  alerts: readonly StockAlert[];
  add: (channel: AlertChannel) => Promise<unknown>;
  remove: (alert: StockAlert) => Promise<unknown>;
}

/** The channels of an alert, which may have none yet. Each choice is saved at once. */
export function AlertChannels({ alerts, add, remove }: AlertChannelsProps) {
  const { t, locale } = useWords('product', 'ratings');
  const find = (channel: AlertChannel) => alerts.find((alert) => alert.channel === channel);
  const changing = useMutation<unknown, Error, AlertChannel>({
    networkMode: 'always',
    mutationFn: async (channel) => {
      const alert = find(channel);
      if (alert) return remove(alert);
      if (channel === 'push') await turnOnPush(locale.id);
      return add(channel);
    },
  });
  const canPush = useCanPush(locale.id);
  const choices = [
    { channel: 'email', label: t('alert.email') },
    { channel: 'sms', label: t('alert.sms'), hint: t('alert.sms.hint') },
    ...(canPush || find('push')
      ? [{ channel: 'push' as const, label: t('alert.push'), hint: t('alert.push.hint') }]
      : []),
  ] as const;
  const isChecked = (channel: AlertChannel) =>
    (find(channel) !== undefined) !== (changing.isPending && changing.variables === channel);
  return (
    <Group>
      <legend>{t('alert.how')}</legend>
      {choices.map(({ channel, ...field }) => (
        <CheckboxField
          key={channel}
          {...field}
          checked={isChecked(channel)}
          // Disabling it would take the focus.
          onChange={() => !changing.isPending && changing.mutate(channel)}
        />
      ))}
      {changing.error && <AlertError error={changing.error} />}
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
