import { unreachableFailure } from '../api/failures.ts';
import { isChunkLoadError } from '../api/report-error.ts';
import { Failed } from '../ui/failed.tsx';
import { Crash, type CrashProps } from './crash.tsx';
import { reloadPage } from './reload-page.ts';

type LineBreakProps = CrashProps & {
  /** The address of the page: another one is tried anew. */
  readonly path: string;
};

/** Says in the place of a page that its code did not come over a broken line, so that the ways to other pages stay. */
export class LineBreak extends Crash<LineBreakProps> {
  override componentDidUpdate({ path }: LineBreakProps): void {
    if (path !== this.props.path && this.state.error) this.setState({ error: undefined });
  }

  override render() {
    const { error, isLeaving } = this.state;
    if (!error || isLeaving) return super.render();
    if (isChunkLoadError(error)) return <Failed error={unreachableFailure()} onAgain={reloadPage} />;
    throw error;
  }
}
