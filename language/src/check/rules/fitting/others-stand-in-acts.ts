import type { WrittenWorld } from '../../../meaning/read-world.ts';
import type { WrittenText } from '../../../meaning/written-text.ts';
import { placeIn } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { allTexts } from '../../texts-in.ts';

/** Only the texts of an accepted act have two players. */
export const othersStandInActs: Check = (world) => {
  const allowed = textsWithTwo(world);
  return allTexts(world).flatMap((text) =>
    allowed.has(text)
      ? []
      : text.pieces
          .filter((piece) => piece.kind === 'other name' || (piece.kind === 'address' && piece.of === 'other'))
          .map(({ from }) => ({ at: placeIn(text.words, from), message })),
  );
};

const message =
  'there is no other player in this text; only "acceptance", "won", "lost" and the sides of an act can name one';

const textsWithTwo = ({ acts }: WrittenWorld): ReadonlySet<WrittenText | undefined> =>
  new Set(
    acts.flatMap(({ facts: { acceptance, won, lost }, sides }) => [
      acceptance,
      won,
      lost,
      ...sides.flatMap(({ prose }) => prose),
    ]),
  );
