import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { Text } from '../../ui/text/Text';
import { CardLinks } from './CardLinks';
import { SettingsCard } from './SettingsCard';

interface LinkCardProps {
  title: string;
  words: string;
  path: string;
  label: string;
}

function LinkCard({ title, words, path, label }: LinkCardProps) {
  return (
    <SettingsCard title={title}>
      <Text tone="muted">{words}</Text>
      <CardLinks links={[{ path, label }]} />
    </SettingsCard>
  );
}

/** Links to unlocking a pod, the shopper's pods, their favorites and support. */
export function LinkCards() {
  const { t } = useWords('account', 'settings');
  return (
    <>
      <LinkCard
        title={t('settings.unlock')}
        words={t('settings.unlock.text')}
        path={routePath('userUnlock')}
        label={t('settings.unlock.link')}
      />
      <LinkCard
        title={t('account.pods')}
        words={t('settings.pods.text')}
        path={routePath('myPods')}
        label={t('settings.pods.link')}
      />
      <LinkCard
        title={t('header.favorites')}
        words={t('settings.favorites.text')}
        path={routePath('favorites')}
        label={t('settings.favorites.link')}
      />
      <LinkCard
        title={t('settings.support')}
        words={t('settings.support.text')}
        path={routePath('support')}
        label={t('app.contactUs')}
      />
    </>
  );
}
