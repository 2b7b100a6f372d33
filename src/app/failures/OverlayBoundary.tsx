import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { Button } from '../../ui/Button';
import { partFailedEvent } from '../../ui/hydration/HydrateWhenVisible';
import { radius, shadow, space, text } from '../../ui/theme/tokens';
import { ErrorBoundary } from './ErrorBoundary';

interface FailureProps {
  onDismiss?: () => void;
  /** True if visitors must not use the page without this overlay, such as the age gate. */
  isRequired?: boolean;
}

function OverlayFailure({ onDismiss, isRequired }: FailureProps) {
  const { t } = useWords();
  const [isShown, setIsShown] = useState(true);
  const message = t('error.generic');
  useEffect(() => announce(message, 'assertive'), [message]);
  const dismiss = () => {
    setIsShown(false);
    onDismiss?.();
  };
  if (!isShown) return null;
  return (
    <Card data-tone="dark">
      <span>{message}</span>
      <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
        {t('app.reload')}
      </Button>
      {!isRequired && (
        <Button variant="quiet" size="small" onClick={dismiss}>
          {t('app.close')}
        </Button>
      )}
    </Card>
  );
}

interface OverlayBoundaryProps extends FailureProps {
  resetKey?: unknown;
  onError?: ErrorBoundary['props']['onError'];
  children: ReactNode;
}

/** Wraps a lazy overlay: if it fails to load, the page stays and a notice appears. */
export function OverlayBoundary({ resetKey, onError, children, ...failure }: OverlayBoundaryProps) {
  return (
    <ErrorBoundary resetKey={resetKey} onError={onError} fallback={<OverlayFailure {...failure} />}>
      {children}
    </ErrorBoundary>
  );
}

export function LazyPartFailure() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const show = () => setCount((current) => current + 1);
    window.addEventListener(partFailedEvent, show);
    return () => window.removeEventListener(partFailedEvent, show);
  }, []);
  return count > 0 && <OverlayFailure key={count} />;
}

const Card = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto ${space[4]} calc(var(--bottom-card, 0px) + max(${space[4]}, env(safe-area-inset-bottom)));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  max-width: 480px;
  margin-inline: auto;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  ${text.label};
  box-shadow: ${shadow.high};
  span {
    flex: 1 1 200px;
  }
`;
