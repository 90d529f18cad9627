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
  marginLeft: '1em',
  minHeight: '44px',
  padding: '0 1em',
  border: '1px solid',
  background: '#7a1010',
});
const state = document.createElement('p');
state.textContent = 'Not shown yet. The page shows the last world without errors until these are corrected.';
Object.assign(state.style, { ...font, margin: '0 0 1em', fontWeight: 'bold' });
// A popover lies above an open dialog, such as the map. Outside of that dialog it could be neither pressed nor heard.
const notice = Object.assign(document.createElement('div'), { popover: 'manual' });
notice.setAttribute('role', 'alert');
Object.assign(notice.style, { ...layer, boxSizing: 'border-box', width: '100%', maxHeight: '40vh', overflow: 'auto' });
Object.assign(notice.style, { margin: '0', border: '0', padding: '1em', background: '#7a1010' });
notice.append(close, state, text);

let isShown = false;
function show(isWanted: boolean): void {
  isShown = isWanted;
  notice.remove();
  if (!isShown) return;
  const host = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  host.append(notice);
  notice.showPopover();
}
close.addEventListener('click', () => show(false));

import.meta.hot?.on('world:mistakes', ({ text: mistakes }: { text: string }) => {
  text.textContent = errorsFirst(mistakes);
  show(mistakes !== '');
});
import.meta.hot?.send('world:mistakes-asked');

// Opening and closing a dialog changes what is above.
const showAgain = ({ target }: Event): void => {
  if (isShown && target instanceof HTMLDialogElement) show(true);
};
document.addEventListener('toggle', showAgain, true);
new MutationObserver(() => isShown && !notice.isConnected && show(true)).observe(document.body, {
  childList: true,
  subtree: true,
});

const stopped = document.createElement('p');
stopped.setAttribute('role', 'alert');
stopped.textContent = 'npm run dev is not running. Once you start it again, this page loads by itself.';
Object.assign(stopped.style, { ...layer, ...font, color: '#fff', margin: '0', padding: '1em', background: '#1f4f7a' });
import.meta.hot?.on('vite:ws:disconnect', () => document.body.append(stopped));
