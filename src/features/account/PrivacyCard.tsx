import type { ReactNode } from 'react';
import { isFeatureOn } from '../../domain/region/features';
import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { Cluster } from '../../ui/layout/Cluster';
import { Heading } from '../../ui/text/Heading';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/text/Text';
import { CardLinks } from './CardLinks';
import { DownloadData } from './DownloadData';
import { IdImages } from './IdImages';
import { SettingsCard } from './SettingsCard';
import { SignOutEverywhere } from './SignOutEverywhere';

interface PartProps {
  title: string;
  words: string;
  children: ReactNode;
}

function Part({ title, words, children }: PartProps) {
  return (
    <Stack $gap={3}>
      <Heading level={3} size="small">
        {title}
      </Heading>
      <Text tone="muted">{words}</Text>
      <Cluster>{children}</Cluster>
    </Stack>
  );
}

/** Consent, stored data and sessions. */
export function PrivacyCard({ brandName }: { brandName: string }) {
  const { t, locale } = useWords('account', 'settings');
  const region = useRegion(locale.country);
  return (
    <SettingsCard title={t('settings.privacy')}>
      <Part title={t('settings.data')} words={t('settings.data.text')}>
        <DownloadData brandName={brandName} />
      </Part>
      <IdImages isExpected={isFeatureOn('expressDelivery', region.code)} />
      <Part title={t('settings.signOut')} words={t('settings.signOut.text')}>
        <SignOutEverywhere />
      </Part>
      <CardLinks
        links={[
          { path: routePath('privacyChoices'), label: t('settings.consent') },
          { path: routePath('privacy'), label: t('consent.policy') },
        ]}
      />
    </SettingsCard>
  );
}
