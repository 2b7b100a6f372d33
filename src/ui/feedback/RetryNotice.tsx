import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Notice } from './Notice';

interface RetryNoticeProps {
  title?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  isRetrying?: boolean;
  children?: ReactNode;
}

export const RetryNotice = ({ title, retryLabel, onRetry, isRetrying, children }: RetryNoticeProps) => (
  <Notice
    tone="error"
    title={title}
    action={
      <Button variant="secondary" size="small" isBusy={isRetrying} onClick={onRetry}>
        {retryLabel}
      </Button>
    }
  >
    {children}
  </Notice>
);
