import { ToldHtml } from '../ui/told-html.tsx';
import css from './slip.module.css';

/** What the office says of what can be had there. */
export const Slip = ({ html }: { readonly html: string }) => <ToldHtml html={html} className={css.slip} />;
