import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import css from './boxed-html.module.css';

/** A description of the game's own, set apart from the page's words by a line at its side. */
export const BoxedHtml = ({ html }: { readonly html: string }) => <SanitizedHtml html={html} className={css.boxed} />;
