import '../ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { artUrl } from '../api/art.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { Crash } from './crash.tsx';
import { App } from './routes.tsx';

for (const texture of ['velvet', 'slate', 'paper']) {
  document.documentElement.style.setProperty(`--${texture}-art`, `url("${artUrl('ui', texture, 384)}")`);
}

const root = document.getElementById('underhall');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Crash>
        <QueryClientProvider client={makeQueryClient()}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </QueryClientProvider>
      </Crash>
    </StrictMode>,
  );
}
