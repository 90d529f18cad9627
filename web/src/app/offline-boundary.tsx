import { unreachableFailure } from '../api/failures.ts';
import { isChunkLoadError } from '../api/report-error.ts';
import { Failed } from '../ui/failed.tsx';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.tsx';
import { reloadPage } from './reload-page.ts';

type OfflineBoundaryProps = ErrorBoundaryProps & {
  /** A new path resets the boundary. */
  readonly path: string;
};

/** Replaces a page whose code failed to load offline. The navigation stays usable. */
export class OfflineBoundary extends ErrorBoundary<OfflineBoundaryProps> {
  override componentDidUpdate({ path }: OfflineBoundaryProps): void {
    if (path !== this.props.path && this.state.error) this.setState({ error: undefined });
  }

  override render() {
    const { error, isLeaving } = this.state;
    if (!error || isLeaving) return super.render();
    if (isChunkLoadError(error)) return <Failed error={unreachableFailure()} onAgain={reloadPage} />;
    throw error;
  }
}
