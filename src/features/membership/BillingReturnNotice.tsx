import { useEffect, useRef } from 'react';
import type { Membership } from '../../domain/account/membershipSchema';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import type { BillingReturn } from './useBillingReturn';

interface BillingReturnNoticeProps {
  billingReturn: BillingReturn;
  membership: Membership | undefined;
}

export function BillingReturnNotice({ billingReturn: { state, retry }, membership }: BillingReturnNoticeProps) {
  const { t } = useWords('account', 'settings');
  const message = {
    none: null,
    checking: t('membership.back.asking'),
    started: t(membership?.status === 'trialing' ? 'membership.back.thanks.trialing' : 'membership.back.thanks.active'),
    unconfirmed: t('membership.back.unheard'),
  }[state];
  const box = useRef<HTMLDivElement>(null);
  const wasClicked = useRef(false);
  useEffect(() => {
    if (message) announce(message);
    // The focused button has unmounted.
    if (state === 'checking' && wasClicked.current) box.current?.focus();
    wasClicked.current = false;
  }, [message, state]);
  if (!message) return null;
  const retryAndFocus = () => {
    wasClicked.current = true;
    retry();
  };
  return (
    <div ref={box} tabIndex={-1}>
      {state === 'checking' && <Notice tone="info">{message}</Notice>}
      {state === 'started' && <Notice tone="success">{message}</Notice>}
      {state === 'unconfirmed' && (
        <Notice
          tone="warning"
          title={message}
          action={
            <Button variant="secondary" size="small" onClick={retryAndFocus}>
              {t('membership.back.again')}
            </Button>
          }
        >
          {t('membership.back.unheard.text')}
        </Notice>
      )}
    </div>
  );
}
