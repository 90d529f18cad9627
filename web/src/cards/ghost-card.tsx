import { drawingUrl } from '../api/art.ts';
import css from './cards.module.css';

const ghost = { maskImage: `url("${drawingUrl('ui', 'card-back-refill')}")` };

/** The place of the empty deck: an outline with an hourglass in it, in the page's own gilt. */
export function GhostCard() {
  return <span className={css.ghost} style={ghost} />;
}
