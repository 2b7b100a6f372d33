import { useEffect, useRef } from 'react';
import { useWords } from '../../i18n/LocaleContext';
import { loadNotifications, markNotificationsRead, useInboxItems } from '../../state/notifications/notificationsInbox';
import { closePanel } from '../../state/panels';
import { Panel } from '../../ui/overlays/Panel';
import { EmptyInbox } from './EmptyInbox';
import { NotificationList } from './NotificationList';
import { InboxPlaceholder } from './InboxPlaceholder';

/** In CSS pixels, as the specification sets it. */
const panelWidth = 420;

export function NotificationPanel() {
  const { locale, t } = useWords('account');
  const { items, isFailed } = useInboxItems(locale);
  const shownIds = useRef<string[]>([]);

  useEffect(() => void loadNotifications(locale.id), [locale.id]);
  useEffect(() => {
    shownIds.current = items?.map(({ originalId }) => originalId) ?? [];
  }, [items]);
  // Runs however the panel is closed, because closing unmounts it.
  useEffect(() => () => markNotificationsRead(shownIds.current), []);

  return (
    <Panel isOpen onClose={closePanel} title={t('header.notifications')} closeLabel={t('app.close')} width={panelWidth}>
      {!items && <InboxPlaceholder isFailed={isFailed} onRetry={() => void loadNotifications(locale.id)} />}
      {items?.length === 0 && <EmptyInbox />}
      {items && items.length > 0 && <NotificationList items={items} />}
    </Panel>
  );
}
