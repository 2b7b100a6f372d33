import { useWords } from '../../../i18n/LocaleContext';
import { Disclosure } from '../../../ui/Disclosure';
import { Answers } from '../Answers';
import { PointList } from '../PointList';
import { StepPage } from '../StepPage';

interface RainbowStepProps {
  onYes: () => void;
  onAgain: () => void;
}

const help = ['flat', 'bright', 'clean', 'slow'] as const;

/** Asks whether the battery showed the rainbow, which means that it has read the light. */
export function RainbowStep({ onYes, onAgain }: RainbowStepProps) {
  const { t } = useWords('account', 'pods');
  return (
    <StepPage id="rainbow" title={t('unlock.rainbow.title')} lead={t('unlock.rainbow.lead')}>
      <Answers yes={t('unlock.rainbow.yes')} helpTitle={t('unlock.rainbow.help')} {...{ onYes, onAgain }}>
        <PointList points={help.map((id) => t(`unlock.rainbow.help.${id}`))} />
        <Disclosure summary={t('unlock.rainbow.battery')}>{t('unlock.rainbow.battery.text')}</Disclosure>
      </Answers>
    </StepPage>
  );
}
