import { useCallback, useEffect, useRef, useState } from 'react';
import { readAlerts, enableAlerts, disableAlerts, type AlertState } from '../../data/push/orderAlerts';
import { onPermissionChange } from '../../data/push/watchAlerts';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';

interface Alerts {
  /** Null while it loads. */
  state: AlertState | null;
  pendingChange: 'on' | 'off' | null;
  /** The result of the last click, if it changed nothing. */
  outcome: 'failed' | 'dismissed' | null;
}

/** The browser's permission prompt only appears after a click. */
export function useAlerts() {
  const { locale, t } = useWords('account', 'order');
  const [alerts, setAlerts] = useState<Alerts>({ state: null, pendingChange: null, outcome: null });
  const latestRequest = useRef(0);

  const refresh = useCallback(() => {
    const request = (latestRequest.current += 1);
    // Alerts are an extra: if their state cannot be read, they are not offered and no error is shown.
    readAlerts(locale.id).then(
      (state) => latestRequest.current === request && setAlerts({ state, pendingChange: null, outcome: null }),
      () => undefined,
    );
  }, [locale.id]);

  useEffect(() => {
    refresh();
    const stop = onPermissionChange(refresh);
    return () => {
      latestRequest.current += 1;
      stop();
    };
  }, [refresh]);

  const start = (pendingChange: 'on' | 'off') => {
    latestRequest.current += 1;
    setAlerts(({ state }) => ({ state, pendingChange, outcome: null }));
  };
  const turnOn = async () => {
    start('on');
    try {
      const state = await enableAlerts(locale.id);
      if (state === 'none') throw new Error('Push alerts are not configured.');
      setAlerts({ state, pendingChange: null, outcome: state === 'off' ? 'dismissed' : null });
      announce(
        t(state === 'on' ? 'order.push.isOn' : state === 'denied' ? 'order.push.denied' : 'order.push.dismissed'),
      );
    } catch {
      // The notice that appears makes the announcement.
      setAlerts({ state: 'off', pendingChange: null, outcome: 'failed' });
    }
  };
  const turnOff = async () => {
    start('off');
    await disableAlerts();
    setAlerts({ state: 'off', pendingChange: null, outcome: null });
    announce(t('order.push.isOff'));
  };
  return { ...alerts, turnOn, turnOff };
}
