import '../ui/base.css';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client.ts';
import { reportUncaughtErrors } from '../api/report-error.ts';
import { worldVersion } from '../api/world-version.ts';
import { noteCompatibility } from '../preferences/fallback-map-preference.ts';
import { markBreakpoints } from '../ui/breakpoints.ts';
import { markPointer } from '../ui/mark-pointer.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { showEdits } from './live-edits.ts';
import { start } from './start.tsx';

document.getElementById('scripts-missing')?.remove();
const element = document.getElementById('game');
if (element) {
  reportUncaughtErrors();
  // Separate tasks after module evaluation, so that a slow phone stays responsive.
  setTimeout(() => {
    noteCompatibility();
    markBreakpoints();
    markPointer();
    const root = createRoot(element);
    // A transition renders in small steps, so that a slow phone handles input meanwhile.
    const draw = (page: ReactNode) =>
      startTransition(() =>
        root.render(
          <StrictMode>
            <ErrorBoundary>{page}</ErrorBoundary>
          </StrictMode>,
        ),
      );
    const cache = createQueryClient();
    showEdits(cache);
    // `npm run dev` sends each edit to the page instead.
    if (!import.meta.hot)
      worldVersion.subscribe(
        () => void import('./follow-world.ts').then(({ followWorld }) => followWorld(cache)).catch(() => {}),
      );
    setTimeout(() => void start(cache, draw));
  });
}
