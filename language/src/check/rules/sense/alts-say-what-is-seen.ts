import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

const BEGINS_BY_SAYING_SO = /^(?:an? )?(?:image|picture|icon|illustration|drawing|photograph) of\b/i;

/** The text for a picture says what it shows, and not what stands beside it anyway. */
export const altsSayWhatIsSeen: Check = ({ storylets }) =>
  storylets.flatMap((storylet) => {
    const { alt, teaser } = storylet.facts;
    if (!alt) return [];
    const at = placeOf(storylet.block, 'alt');
    if (BEGINS_BY_SAYING_SO.test(alt.text))
      return [{ at, message: 'it is known to be a picture; begin with what it shows' }];
    return [nameIn(storylet), teaser?.words.text].some((told) => told !== undefined && isSame(told, alt.text))
      ? [{ at, message: 'this is told beside the picture already; say what the picture shows, or leave "alt" out' }]
      : [];
  });

const isSame = (a: string, b: string): boolean => letters(a) === letters(b);

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
