import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import type { useStartMembership } from './useStartMembership';

interface StartButtonsProps {
  starting: ReturnType<typeof useStartMembership>;
  isTrialAvailable: boolean;
}

/** Each shopper can use the free trial once. */
export function StartButtons({ starting: { busy, start }, isTrialAvailable }: StartButtonsProps) {
  const { t } = useWords('account', 'settings');
  const buttonProps = (kind: 'trial' | 'join') => ({
    isBusy: busy === kind,
    busyLabel: t('membership.starting'),
    onClick: () => {
      if (!busy) start(kind);
    },
  });
  if (!isTrialAvailable) return <Button {...buttonProps('join')}>{t('membership.join')}</Button>;
  return (
    <>
      <Button {...buttonProps('trial')}>{t('membership.trial.start')}</Button>
      <Button variant="secondary" {...buttonProps('join')}>
        {t('membership.join.now')}
      </Button>
    </>
  );
}
