/// <reference types="vite/client" />
import { errorsFirst } from './errors-first.ts';

// Development server only: shows the errors of the world at the bottom of the page until they are fixed. Also shows that
// the server has stopped. Not part of the build.
const layer = { position: 'fixed', inset: 'auto 0 0', zIndex: '2147483647', color: '#fff' };
const font = { font: '16px/1.4 monospace', color: 'inherit' };

const text = document.createElement('pre');
Object.assign(text.style, { ...font, margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
Object.assign(close.style, {
  ...font,
  position: 'sticky',
  top: '0',
  float: 'right',
  minHeight: '44px',
  padding: '0 1em',
  border: '1px solid',
  background: '#7a1010',
});
const notice = document.createElement('div');
notice.setAttribute('role', 'alert');
Object.assign(notice.style, { ...layer, maxHeight: '40vh', overflow: 'auto', padding: '1em', background: '#7a1010' });
notice.append(close, text);
close.addEventListener('click', () => notice.remove());

import.meta.hot?.on('world:mistakes', ({ text: mistakes }: { text: string }) => {
  text.textContent = errorsFirst(mistakes);
  if (mistakes === '') notice.remove();
  else document.body.append(notice);
});
import.meta.hot?.send('world:mistakes-asked');

const stopped = document.createElement('p');
stopped.setAttribute('role', 'alert');
stopped.textContent = 'npm run dev is not running. Once you start it again, this page loads by itself.';
Object.assign(stopped.style, { ...layer, ...font, color: '#fff', margin: '0', padding: '1em', background: '#1f4f7a' });
import.meta.hot?.on('vite:ws:disconnect', () => document.body.append(stopped));
