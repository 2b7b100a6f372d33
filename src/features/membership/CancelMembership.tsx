import { useState } from 'react';
import { cancelMembership } from '../../data/account/membershipCalls';
import type { Membership } from '../../domain/account/membershipSchema';
import { isMember } from '../../domain/account/membershipStatus';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Modal } from '../../ui/overlays/Modal';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { formatDay } from './formatDay';
import { MembershipError } from './MembershipError';
import { useMembershipChange } from './useMembershipChange';

interface CancelMembershipProps {
  membership: Membership;
  onChanged: () => void;
}

/** The membership ends with the paid period. */
export function CancelMembership({ membership, onChanged }: CancelMembershipProps) {
  const { locale, t } = useWords('account', 'settings');
  const [isOpen, setIsOpen] = useState(false);
  const lastDay = ({ periodEnd }: Membership) => (periodEnd ? formatDay(periodEnd, locale) : '');
  const cancelling = useMembershipChange({
    request: cancelMembership,
    announcement: (changed) => t('membership.cancel.done', { date: lastDay(changed) }),
    onChanged: () => {
      setIsOpen(false);
      onChanged();
    },
  });
  const open = () => {
    cancelling.reset();
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const footer = (
    <Cluster>
      <Button isBusy={cancelling.isPending} busyLabel={t('membership.cancel.busy')} onClick={() => cancelling.mutate()}>
        {t('membership.cancel')}
      </Button>
      <Button variant="secondary" onClick={close}>
        {t('membership.cancel.keep')}
      </Button>
    </Cluster>
  );
  const title = t('membership.cancel.question');
  return (
    <>
      {isMember(membership.status) && !membership.isEnding && (
        <Button variant="secondary" size="small" onClick={open}>
          {t('membership.cancel')}
        </Button>
      )}
      <Modal isOpen={isOpen} onClose={close} closeLabel={t('app.close')} title={title} footer={footer}>
        <Stack>
          <Paragraph>{t('membership.cancel.warning', { date: lastDay(membership) })}</Paragraph>
          {isOpen && cancelling.error && <MembershipError error={cancelling.error} />}
        </Stack>
      </Modal>
    </>
  );
}
