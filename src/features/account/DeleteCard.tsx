import { useState } from 'react';
import type { User } from '../../domain/account/userSchema';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Paragraph } from '../../ui/text/Paragraph';
import { DeleteDialog } from './DeleteDialog';
import { SettingsCard } from './SettingsCard';

export function DeleteCard({ user }: { user: User }) {
  const { t } = useWords('account', 'settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsCard title={t('settings.delete')}>
      <Paragraph tone="muted">{t('settings.delete.text')}</Paragraph>
      <Cluster>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {t('settings.delete.open')}
        </Button>
      </Cluster>
      <DeleteDialog user={user} isOpen={isOpen} onClose={() => setOpen(false)} />
    </SettingsCard>
  );
}
