import { useWords } from '../../../i18n/LocaleContext';
import { Notice } from '../../../ui/feedback/Notice';
import { RadioCards } from '../../../ui/fields/RadioCards';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { usePrefersReducedMotion } from './usePrefersReducedMotion';

interface LightOptionsProps {
  isFast: boolean;
  onChange: (isFast: boolean) => void;
}

export function LightOptions({ isFast, onChange }: LightOptionsProps) {
  const { t } = useWords('account', 'pods');
  const prefersReducedMotion = usePrefersReducedMotion();
  return (
    <Stack $gap={5}>
      <Paragraph>{t('light.brightness')}</Paragraph>
      <Notice tone="warning" title={t('light.flashing')}>
        {t('light.sensitive')}
      </Notice>
      {prefersReducedMotion ? (
        <Paragraph tone="muted">{t('light.calm')}</Paragraph>
      ) : (
        <RadioCards
          legend={t('light.speed')}
          name="light-speed"
          value={isFast ? 'fast' : 'steady'}
          options={[
            { value: 'steady', label: t('light.steady'), detail: t('light.steadyDetail') },
            { value: 'fast', label: t('light.fast'), detail: t('light.fastWarning') },
          ]}
          onChange={(speed) => onChange(speed === 'fast')}
        />
      )}
    </Stack>
  );
}
