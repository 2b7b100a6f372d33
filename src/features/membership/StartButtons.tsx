import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import type { useStart } from './useStart';

interface StartButtonsProps {
  starting: ReturnType<typeof useStart>;
  isTrialAvailable: boolean;
}

/** Starts the free trial, which each shopper can use once, or the paid membership. */
export function StartButtons({ starting: { busy, start }, isTrialAvailable }: StartButtonsProps) {
  const { t } = useWords('account', 'settings');
  const props = (way: 'trial' | 'join') => ({
    isBusy: busy === way,
    busyLabel: t('membership.starting'),
    onClick: () => {
      if (!busy) start(way);
    },
  });
  if (!isTrialAvailable) return <Button {...props('join')}>{t('membership.join')}</Button>;
  return (
    <>
      <Button {...props('trial')}>{t('membership.trial.start')}</Button>
      <Button variant="secondary" {...props('join')}>
        {t('membership.join.now')}
      </Button>
    </>
  );
}
