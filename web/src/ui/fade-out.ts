import css from './dialog.module.css';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

/** The picture of a dialog that was closed is off the page after this long. As in tokens.css, it has faded by then. */
export const dialogCloseMs = 300;

/** Leaves a picture of a dialog that is being taken off the page, which fades where it stood. To press or to hear there is nothing in it. */
export function fadeOut(dialog: HTMLDialogElement): void {
  if (prefersReducedMotion()) return;
  const picture = document.createElement('div');
  picture.className = `${dialog.className} ${css.fading}`;
  picture.setAttribute('inert', '');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(...[...dialog.childNodes].map((each) => each.cloneNode(true)));
  for (const each of picture.querySelectorAll('[id], [data-shortcut]')) {
    each.removeAttribute('id');
    each.removeAttribute('data-shortcut');
  }
  const { scrollTop } = dialog;
  queueMicrotask(() => {
    if (dialog.isConnected) return;
    document.body.append(picture);
    picture.scrollTop = scrollTop;
    setTimeout(() => picture.remove(), dialogCloseMs);
  });
}
