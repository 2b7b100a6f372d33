import type { ReactNode } from 'react';
import { isFeatureOn } from '../../domain/region/features';
import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { Cluster } from '../../ui/layout/Cluster';
import { Heading } from '../../ui/text/Heading';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { SettingsLinks } from './SettingsLinks';
import { DownloadData } from './DownloadData';
import { IdImages } from './IdImages';
import { SettingsCard } from './SettingsCard';
import { SignOutEverywhere } from './SignOutEverywhere';

interface SectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  return (
    <Stack $gap={3}>
      <Heading level={3} size="small">
        {title}
      </Heading>
      <Paragraph tone="muted">{text}</Paragraph>
      <Cluster>{children}</Cluster>
    </Stack>
  );
}

export function PrivacyCard({ brandName }: { brandName: string }) {
  const { t, locale } = useWords('account', 'settings');
  const region = useRegion(locale.country);
  return (
    <SettingsCard title={t('settings.privacy')}>
      <Section title={t('settings.data')} text={t('settings.data.text')}>
        <DownloadData brandName={brandName} />
      </Section>
      <IdImages isAlwaysShown={isFeatureOn('expressDelivery', region.code)} />
      <Section title={t('settings.signOut')} text={t('settings.signOut.text')}>
        <SignOutEverywhere />
      </Section>
      <SettingsLinks
        links={[
          { path: routePath('privacyChoices'), label: t('settings.consent') },
          { path: routePath('privacy'), label: t('consent.policy') },
        ]}
      />
    </SettingsCard>
  );
}
