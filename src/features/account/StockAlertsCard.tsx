import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { removeStockAlert, stockAlertsQuery } from '../../data/account/stockAlertsQuery';
import type { ApiError } from '../../data/apiError';
import { focusContentIfLost } from '../../data/page/focusContent';
import { replaceCached } from '../../data/replaceCached';
import type { StockAlert } from '../../domain/account/stockAlertSchema';
import { errorMessage } from '../../i18n/errorMessage';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { LocalLink } from '../../i18n/LocalLink';
import { announce } from '../../state/notifications/announcements';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { SettingRow } from './SettingRow';
import { SettingsCard } from './SettingsCard';

export function StockAlertsCard() {
  const { t } = useWords('account', 'settings');
  const query = useQuery(stockAlertsQuery());
  const { data: alerts, error } = query;
  if (!alerts && error)
    return (
      <SettingsCard title={t('settings.alerts')}>
        <LoadFailure title={t('settings.error')} query={query} />
      </SettingsCard>
    );
  return alerts?.length ? <Alerts alerts={alerts} /> : null;
}

function Alerts({ alerts }: { alerts: StockAlert[] }) {
  const { t } = useWords('account', 'settings');
  const queries = useQueryClient();
  const { queryKey } = stockAlertsQuery();
  const list = useRef<HTMLUListElement>(null);
  // Removing the last alert unmounts this card, and the focused button with it.
  useEffect(() => focusContentIfLost, []);
  const removing = useMutation<void, ApiError, string>({
    networkMode: 'always',
    mutationFn: removeStockAlert,
    onSuccess: async (_, id) => {
      // The focused button is about to unmount.
      list.current?.focus();
      await replaceCached(queries, queryKey, (current) => current?.filter((alert) => alert.id !== id));
      announce(t('settings.alerts.removed'));
    },
  });
  return (
    <SettingsCard title={t('settings.alerts')}>
      <Paragraph tone="muted">{t('settings.alerts.text')}</Paragraph>
      <Stack as="ul" $gap={3} ref={list} tabIndex={-1}>
        {alerts.map(({ id, title, slug, path, postalCode, channel }) => (
          <SettingRow as="li" key={id}>
            <p>
              {path ? (
                <TextLink as={LocalLink} to={path}>
                  {title}
                </TextLink>
              ) : (
                <strong>{slug}</strong>
              )}
              <span>{t(`settings.alerts.place.${channel}`, { postalCode })}</span>
            </p>
            <Button
              variant="secondary"
              size="small"
              aria-label={t('settings.alerts.removeNamed', {
                title: title ?? slug,
                place: t(`settings.alerts.place.${channel}`, { postalCode }),
              })}
              disabled={removing.isPending}
              onClick={() => removing.mutate(id)}
            >
              {t('settings.alerts.remove')}
            </Button>
          </SettingRow>
        ))}
      </Stack>
      {removing.error && <Notice tone="error">{errorMessage(removing.error, t)}</Notice>}
    </SettingsCard>
  );
}
