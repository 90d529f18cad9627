import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

const BEGINS_BY_SAYING_SO = /^(?:an? )?(?:image|picture|icon|illustration|drawing|photograph) of\b/i;

/** An alt describes the picture. It does not repeat the text beside it, or say that it is a picture. */
export const altsSayWhatIsSeen: Check = ({ storylets }) =>
  storylets.flatMap((storylet) => {
    const { alt, teaser } = storylet.facts;
    if (!alt) return [];
    const at = placeOf(storylet.block, 'alt');
    if (BEGINS_BY_SAYING_SO.test(alt.text))
      return [{ at, message: 'do not say that it is a picture; begin with what it shows' }];
    return [nameIn(storylet), teaser?.words.text].some((shown) => shown !== undefined && isSame(shown, alt.text))
      ? [
          {
            at,
            message: 'this text already stands beside the picture; describe what the picture shows, or delete "alt"',
          },
        ]
      : [];
  });

const isSame = (a: string, b: string): boolean => letters(a) === letters(b);

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
