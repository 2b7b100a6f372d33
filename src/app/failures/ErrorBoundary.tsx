import { Component, type ErrorInfo, type ReactNode } from 'react';
import { unblockPage } from '../../data/page/pageAttributes';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  /** A change retries the failed children. */
  resetKey?: unknown;
  onError?: (error: unknown, context: { where: string; componentStack?: string | null }) => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: unknown;
}

/** Shows the fallback when its children fail to render. A class, since React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    unblockPage();
    this.props.onError?.(error, { where: 'render', componentStack });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
