import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useLocale } from '../i18n/LocaleContext';
import { closeToast, useToasts, type ToastMessage } from '../state/toasts';
import { Button } from '../ui/Button';
import { space } from '../ui/theme/tokens';
import { Toast } from '../ui/Toast';

/** S9-07. */
const shownFor = 4000;

function TimedToast({ toast }: { toast: ToastMessage }) {
  const { t } = useLocale();
  useEffect(() => {
    const timer = setTimeout(() => closeToast(toast.id), shownFor);
    return () => clearTimeout(timer);
  }, [toast.id]);
  const { action } = toast;
  const run = () => {
    action?.run();
    closeToast(toast.id);
  };
  return (
    <Toast
      tone={toast.variant}
      onClose={() => closeToast(toast.id)}
      closeLabel={t('toast.dismiss')}
      action={
        action && (
          <Button variant="quiet" size="small" onClick={run}>
            {action.label}
          </Button>
        )
      }
    >
      {toast.message}
    </Toast>
  );
}

/** S8-23. */
export function Toasts() {
  const { t } = useLocale();
  const toasts = useToasts((state) => state.toasts);
  return (
    <List role="region" aria-label={t('toast.label')}>
      {toasts.map((toast) => (
        <TimedToast key={toast.id} toast={toast} />
      ))}
    </List>
  );
}

const List = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto ${space[4]} ${space[4]};
  display: grid;
  gap: ${space[2]};
  justify-items: center;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;
