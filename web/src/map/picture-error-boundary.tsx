import { Component, type ReactNode } from 'react';
import { reportError } from '../api/report-error.ts';

type PictureGuardProps = { readonly children: ReactNode; readonly onFailure: () => void };

/** Calls `onFailure` if a picture throws or its script fails to load. The caller then shows a simpler picture. */
export class PictureErrorBoundary extends Component<PictureGuardProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(thrown: unknown): void {
    reportError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    this.props.onFailure();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
