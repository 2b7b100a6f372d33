import { useEffect, useRef } from 'react';
import type { Membership } from '../../domain/account/membershipSchema';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import type { BillingReturn } from './useBillingReturn';

interface ReturnNoticeProps {
  back: BillingReturn;
  membership: Membership | undefined;
}

/** The result of a visit to the billing service. */
export function ReturnNotice({ back: { state, askAgain }, membership }: ReturnNoticeProps) {
  const { t } = useWords('account', 'settings');
  const words = {
    none: null,
    asking: t('membership.back.asking'),
    begun: t(membership?.status === 'trialing' ? 'membership.back.thanks.trialing' : 'membership.back.thanks.active'),
    unheard: t('membership.back.unheard'),
  }[state];
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (words) announce(words);
    // The focused button has unmounted.
    if (state === 'asking' && wasPressed.current) box.current?.focus();
    wasPressed.current = false;
  }, [words, state]);
  if (!words) return null;
  const again = () => {
    wasPressed.current = true;
    askAgain();
  };
  return (
    <div ref={box} tabIndex={-1}>
      {state === 'asking' && <Notice tone="info">{words}</Notice>}
      {state === 'begun' && <Notice tone="success">{words}</Notice>}
      {state === 'unheard' && (
        <Notice
          tone="warning"
          title={words}
          action={
            <Button variant="secondary" size="small" onClick={again}>
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
