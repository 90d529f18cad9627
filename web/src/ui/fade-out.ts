import css from './dialog.module.css';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

/** Delay before the copy of a closed dialog is removed. Must be at least `--quick-fade` in tokens.css. */
export const dialogCloseMs = 300;

/** Fades out an inert copy of a dialog that is being unmounted. */
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
