import { useWords } from '../../../i18n/LocaleContext';
import { Notice } from '../../../ui/feedback/Notice';
import { RadioCards } from '../../../ui/fields/RadioCards';
import { Stack } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/text/Text';
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
      <Text>{t('light.brightness')}</Text>
      <Notice tone="warning" title={t('light.flashing')}>
        {t('light.sensitive')}
      </Notice>
      {prefersReducedMotion ? (
        <Text tone="muted">{t('light.calm')}</Text>
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
