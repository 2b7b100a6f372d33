import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateUser } from '../../data/account/accountCalls';
import { userQuery } from '../../data/account/accountQueries';
import type { ApiError } from '../../data/apiError';
import { replaceCached } from '../../data/replaceCached';
import { formatPhoneNumber } from '../../domain/account/phoneNumber';
import type { User } from '../../domain/account/userSchema';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { Badge } from '../../ui/text/Badge';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { DetailRow } from './DetailRow';

/** Shows the unverified phone number that checkout saved for drivers. */
export function DeliveryPhoneRow({ user }: { user: User }) {
  const { t } = useWords('account', 'settings');
  const queries = useQueryClient();
  const removing = useMutation<User, ApiError>({
    networkMode: 'always',
    mutationFn: () => updateUser({ contactPhone: null }),
    onSuccess: async (saved) => {
      await replaceCached(queries, userQuery().queryKey, saved);
      announce(t('settings.deliveryPhone.removed'));
    },
  });
  if (!user.contactPhone) return null;
  const remove = (
    <Button
      variant="secondary"
      size="small"
      isBusy={removing.isPending}
      busyLabel={t('settings.deliveryPhone.removing')}
      onClick={() => removing.mutate()}
    >
      {t('settings.deliveryPhone.remove')}
    </Button>
  );
  return (
    <DetailRow label={t('settings.deliveryPhone')} action={remove}>
      <span>{formatPhoneNumber(user.contactPhone)}</span>
      <Badge tone="warning">{t('settings.unverified')}</Badge>
      {removing.error && <Notice tone="error">{errorMessage(removing.error, t)}</Notice>}
    </DetailRow>
  );
}
