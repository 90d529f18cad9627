import { ToldHtml } from '../ui/told-html.tsx';
import css from './boxed-html.module.css';

/** A description of the game's own, set apart from the page's words by a line at its side. */
export const BoxedHtml = ({ html }: { readonly html: string }) => <ToldHtml html={html} className={css.boxed} />;
