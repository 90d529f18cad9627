import { Component, type ReactNode } from 'react';
import { reportError } from '../api/report-error.ts';
import { CrashPage } from './crash-page.tsx';
import { isReplaced, reloadPage } from './reload-page.ts';

export type CrashProps = { readonly children: ReactNode };
type CrashState = { readonly error?: Error | undefined; readonly isLeaving?: boolean };

const errorIn = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Catches unexpected errors below it and reports them to the server. If a deploy has replaced the page's files, it
 * reloads the page once.
 */
export class Crash<Props extends CrashProps = CrashProps> extends Component<Props, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(thrown: unknown): CrashState {
    const error = errorIn(thrown);
    return { error, isLeaving: isReplaced(error) };
  }

  override componentDidCatch(thrown: unknown): void {
    if (this.state.isLeaving) reloadPage();
    else reportError(errorIn(thrown));
  }

  override render() {
    const { error, isLeaving } = this.state;
    if (isLeaving) return null;
    return error ? <CrashPage error={error} /> : this.props.children;
  }
}
