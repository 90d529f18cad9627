/// <reference types="vite/client" />

// Development server only: shows the errors of the world at the bottom of the page until they are fixed. Not part of
// the build.
const notice = document.createElement('pre');
notice.setAttribute('role', 'alert');
Object.assign(notice.style, {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: '2147483647',
  maxHeight: '40vh',
  overflow: 'auto',
  margin: '0',
  padding: '1em',
  whiteSpace: 'pre-wrap',
  font: '14px/1.4 monospace',
  color: '#fff',
  background: '#7a1010',
});

import.meta.hot?.on('world:mistakes', ({ text }: { text: string }) => {
  notice.textContent = text;
  if (text === '') notice.remove();
  else document.body.append(notice);
});
import.meta.hot?.send('world:mistakes-asked');

export {};
