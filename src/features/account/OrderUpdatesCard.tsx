import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../data/apiError';
import { orderUpdatesQuery, saveOrderUpdates } from '../../data/account/accountQueries';
import { replaceCached } from '../../data/replaceCached';
import type { OrderUpdates, OrderUpdatesState } from '../../domain/account/orderUpdatesSchema';
import type { User } from '../../domain/account/userSchema';
import { errorMessage } from '../../i18n/errorMessage';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { Notice } from '../../ui/feedback/Notice';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { CheckboxField } from '../../ui/fields/CheckboxField';
import { Paragraph } from '../../ui/text/Paragraph';
import { SettingsCard } from './SettingsCard';

/** Saves each change. The checkbox shows the new choice while it is saved, and reverts on failure. */
function useSaveOrderUpdates() {
  const { t } = useWords('account', 'settings');
  const queries = useQueryClient();
  const { queryKey } = orderUpdatesQuery();
  return useMutation<OrderUpdatesState, ApiError, OrderUpdates>({
    networkMode: 'always',
    mutationFn: saveOrderUpdates,
    onSuccess: async (saved) => {
      await replaceCached(queries, queryKey, saved);
      announce(t('settings.updates.saved'));
    },
  });
}

export function OrderUpdatesCard({ user }: { user: User }) {
  const { t } = useWords('account', 'settings');
  const query = useQuery(orderUpdatesQuery());
  const { data, error } = query;
  const saving = useSaveOrderUpdates();
  const choices = saving.isPending ? saving.variables : data;
  const rows = [
    { channel: 'email', isVerified: user.emailVerified, label: t('settings.updates.email') },
    { channel: 'sms', isVerified: user.phoneNumberVerified, label: t('settings.updates.sms') },
  ] as const;
  return (
    <SettingsCard title={t('settings.updates')}>
      <Paragraph tone="muted">{t('settings.updates.text')}</Paragraph>
      {!choices && !error && <Skeleton $height="88px" />}
      {!choices && error && <LoadFailure title={t('settings.error')} query={query} />}
      {choices && (
        <div>
          {rows.map(({ channel, isVerified, label }) => (
            <CheckboxField
              key={channel}
              label={label}
              hint={isVerified ? data?.refusals[channel] : t('settings.updates.unverified')}
              checked={isVerified && choices[channel]}
              disabled={!isVerified}
              // Disabling it while it saves would take the focus.
              onChange={({ target }) =>
                !saving.isPending &&
                saving.mutate({ email: choices.email, sms: choices.sms, [channel]: target.checked })
              }
            />
          ))}
        </div>
      )}
      {saving.error && <Notice tone="error">{errorMessage(saving.error, t)}</Notice>}
    </SettingsCard>
  );
}
