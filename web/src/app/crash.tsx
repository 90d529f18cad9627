import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

type CrashState = { readonly error?: Error };

/** Catches what should not have happened anywhere below. */
export class Crash extends Component<{ readonly children: ReactNode }, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(error: unknown): CrashState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return error ? <CrashPage error={error} /> : this.props.children;
  }
}
