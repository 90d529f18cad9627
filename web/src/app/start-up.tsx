import '../ui/base.css';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { artUrl } from '../api/art.ts';
import { createQueryClient } from '../api/query-client.ts';
import { reportUncaughtErrors } from '../api/report-error.ts';
import { noteCompatibility } from '../comfort/fallback-map-preference.ts';
import { markBreakpoints } from '../ui/breakpoints.ts';
import { Crash } from './crash.tsx';
import { start } from './start.tsx';

for (const texture of ['velvet', 'slate', 'paper']) {
  document.documentElement.style.setProperty(`--${texture}-art`, `url("${artUrl('ui', texture, 384)}")`);
}

const element = document.getElementById('game');
if (element) {
  reportUncaughtErrors();
  // Tasks of their own, after the one in which all of this was read: a slow telephone goes on between them.
  setTimeout(() => {
    noteCompatibility();
    markBreakpoints();
    const root = createRoot(element);
    // Drawn piece by piece, so that a slow telephone hears a press meanwhile.
    const draw = (page: ReactNode) =>
      startTransition(() =>
        root.render(
          <StrictMode>
            <Crash>{page}</Crash>
          </StrictMode>,
        ),
      );
    setTimeout(() => void start(createQueryClient(), draw));
  });
}
