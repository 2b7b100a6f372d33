import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { clearBadge } from '../../data/push/badge';
import { onPageVisible } from '../../data/push/watchAlerts';
import type { Order } from '../../domain/order/orderSchema';
import { isFinalStatus } from '../../domain/order/orderStatus';
import { isFeatureOn } from '../../domain/region/features';
import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { LocalLink } from '../../i18n/LocalLink';
import { useRegion } from '../../state/region';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/text/Heading';
import { Notice } from '../../ui/feedback/Notice';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, radius, space } from '../../ui/theme/tokens';
import { useAlerts } from './useAlerts';

export function OrderAlerts({ order }: { order: Pick<Order, 'status'> }) {
  useEffect(() => onPageVisible(() => void clearBadge()), []);
  return isFinalStatus(order.status) ? null : <AlertsCard />;
}

function AlertsCard() {
  const { locale, t } = useWords('account', 'order');
  const region = useRegion(locale.country);
  const { state, pendingChange, outcome, turnOn, turnOff } = useAlerts();
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const wasClicked = useRef(false);
  useEffect(() => {
    // The focused button has unmounted.
    if (state === 'denied' && wasClicked.current) section.current?.focus();
    wasClicked.current = false;
  }, [state]);
  if (state === null || state === 'none') return null;
  if (state === 'messages' && !isFeatureOn('orderMessages', region.code)) return null;
  const toggle = () => {
    wasClicked.current = true;
    void (state === 'on' ? turnOff() : turnOn());
  };
  return (
    <Box ref={section} tabIndex={-1} aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {t('order.push.title')}
      </Heading>
      <Paragraph size="label">{t(messageKeys[state])}</Paragraph>
      {state === 'off' && (
        <Paragraph size="small" tone="muted">
          {t(outcome === 'dismissed' ? 'order.push.dismissed' : 'order.push.privacy')}
        </Paragraph>
      )}
      {state === 'messages' && (
        <Paragraph size="small">
          <LocalLink to={routePath('account')}>{t('order.push.chooseMessages')}</LocalLink>
        </Paragraph>
      )}
      {outcome === 'failed' && <Notice tone="error">{t('order.push.failed')}</Notice>}
      {(state === 'on' || state === 'off') && (
        <Button
          variant="secondary"
          size="small"
          isBusy={pendingChange !== null}
          busyLabel={t(pendingChange === 'off' ? 'order.push.turningOff' : 'order.push.turningOn')}
          onClick={toggle}
        >
          {state === 'on' ? t('order.push.turnOff') : t(outcome === 'failed' ? 'app.retry' : 'order.push.turnOn')}
        </Button>
      )}
    </Box>
  );
}

const messageKeys = {
  off: 'order.push.offer',
  on: 'order.push.isOn',
  denied: 'order.push.denied',
  install: 'order.push.install',
  messages: 'order.push.messages',
} as const;

const Box = styled.section`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`;
