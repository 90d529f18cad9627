import { Component, type ReactNode } from 'react';
import { reportError } from '../api/report-error.ts';
import { CrashPage } from './crash-page.tsx';

type CrashState = { readonly error?: Error };

const errorIn = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Catches what should not have happened anywhere below, and tells the server of it. */
export class Crash extends Component<{ readonly children: ReactNode }, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(thrown: unknown): CrashState {
    return { error: errorIn(thrown) };
  }

  override componentDidCatch(thrown: unknown): void {
    reportError(errorIn(thrown));
  }

  override render() {
    const { error } = this.state;
    return error ? <CrashPage error={error} /> : this.props.children;
  }
}
