import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { Paragraph } from '../../ui/text/Paragraph';
import { SettingsLinks } from './SettingsLinks';
import { SettingsCard } from './SettingsCard';

interface LinkCardProps {
  title: string;
  text: string;
  path: string;
  label: string;
}

function LinkCard({ title, text, path, label }: LinkCardProps) {
  return (
    <SettingsCard title={title}>
      <Paragraph tone="muted">{text}</Paragraph>
      <SettingsLinks links={[{ path, label }]} />
    </SettingsCard>
  );
}

export function LinkCards() {
  const { t } = useWords('account', 'settings');
  return (
    <>
      <LinkCard
        title={t('settings.unlock')}
        text={t('settings.unlock.text')}
        path={routePath('userUnlock')}
        label={t('settings.unlock.link')}
      />
      <LinkCard
        title={t('account.pods')}
        text={t('settings.pods.text')}
        path={routePath('myPods')}
        label={t('settings.pods.link')}
      />
      <LinkCard
        title={t('header.favorites')}
        text={t('settings.favorites.text')}
        path={routePath('favorites')}
        label={t('settings.favorites.link')}
      />
      <LinkCard
        title={t('settings.support')}
        text={t('settings.support.text')}
        path={routePath('support')}
        label={t('app.contactUs')}
      />
    </>
  );
}
