import { useEffect, useRef, useState } from 'react';
import type { User } from '../../domain/account/userSchema';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { Button } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { DetailRow } from './DetailRow';
import { NameForm } from './NameForm';

export function NameRow({ user }: { user: User }) {
  const { t } = useWords('account', 'settings');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The form has unmounted, so its focus is lost.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => setOpen(false);
  const saved = () => {
    announce(t('settings.name.saved'));
    close();
  };
  if (isOpen)
    return (
      <div>
        <VisuallyHidden as="dt">{t('settings.name')}</VisuallyHidden>
        <dd>
          <NameForm user={user} onSaved={saved} onCancel={close} />
        </dd>
      </div>
    );
  const name = [user.givenName, user.familyName].filter(Boolean).join(' ');
  const change = (
    <Button ref={button} variant="secondary" size="small" onClick={() => setOpen(true)}>
      {t('settings.name.change')}
    </Button>
  );
  return (
    <DetailRow label={t('settings.name')} action={change}>
      {name || t('settings.none')}
    </DetailRow>
  );
}
