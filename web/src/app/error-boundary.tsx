import { Component, type ReactNode } from 'react';
import { reportError } from '../api/report-error.ts';
import { CrashPage } from './crash-page.tsx';
import { isStaleChunk, reloadPage } from './reload-page.ts';

export type ErrorBoundaryProps = { readonly children: ReactNode };
type ErrorBoundaryState = { readonly error?: Error | undefined; readonly isLeaving?: boolean };

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Catches unexpected errors of its children and reports them to the server. Reloads the page once if a deploy has
 * replaced the page's files.
 */
export class ErrorBoundary<Props extends ErrorBoundaryProps = ErrorBoundaryProps> extends Component<
  Props,
  ErrorBoundaryState
> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    const error = toError(thrown);
    return { error, isLeaving: isStaleChunk(error) };
  }

  override componentDidCatch(thrown: unknown): void {
    if (this.state.isLeaving) reloadPage();
    else reportError(toError(thrown));
  }

  override render() {
    const { error, isLeaving } = this.state;
    if (isLeaving) return null;
    return error ? <CrashPage error={error} /> : this.props.children;
  }
}
