import { useWords } from '../../../i18n/LocaleContext';
import { Disclosure } from '../../../ui/Disclosure';
import { YesNoButtons } from '../YesNoButtons';
import { PointList } from '../PointList';
import { StepPage } from '../StepPage';
import { RingLight } from './RingLight';

interface RainbowStepProps {
  onYes: () => void;
  onRepeatLight: () => void;
}

const helpIds = ['flat', 'bright', 'clean', 'slow'] as const;

/** Asks whether the battery showed the rainbow, which means that it has read the light. */
export function RainbowStep({ onYes, onRepeatLight }: RainbowStepProps) {
  const { t } = useWords('account', 'pods');
  return (
    <StepPage
      id="rainbow"
      title={t('unlock.rainbow.title')}
      lead={t('unlock.rainbow.lead')}
      picture={<RingLight shown="rainbow" />}
    >
      <YesNoButtons
        yesLabel={t('unlock.rainbow.yes')}
        helpTitle={t('unlock.rainbow.help')}
        {...{ onYes, onRepeatLight }}
      >
        <PointList points={helpIds.map((id) => t(`unlock.rainbow.help.${id}`))} />
        <Disclosure summary={t('unlock.rainbow.battery')}>{t('unlock.rainbow.battery.text')}</Disclosure>
      </YesNoButtons>
    </StepPage>
  );
}
