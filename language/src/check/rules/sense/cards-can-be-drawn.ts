import { reachIn, type WrittenStorylet } from '../../../meaning/storylet.ts';
import { settingsOf } from '../../areas.ts';
import { linkedNames } from '../../reach/linked-names.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const cardsCanBeDrawn: Check = (world) => {
  const { areas, storylets } = world;
  const drawing = areas.filter(({ facts }) => facts.cards ?? true);
  const areasDrawing = new Set(drawing.map(nameIn));
  // A changed setting stays when the character moves, so it can occur in any area that draws cards.
  const settingsDrawing = new Set([...drawing.flatMap(settingsOf), ...linkedNames(world).settings]);
  return storylets
    .filter((storylet) => reachIn(storylet) === 'drawn' && !isDrawn(storylet, areasDrawing, settingsDrawing))
    .map((storylet) => ({
      at: storylet.block.heading.at,
      message: `no cards are drawn in any place of "${nameIn(storylet)}"; give it another place, or delete "cards: no" from the area`,
    }));
};

function isDrawn(
  { facts: { where = 'anywhere', in: settings } }: WrittenStorylet,
  areas: ReadonlySet<string>,
  settingsDrawing: ReadonlySet<string>,
): boolean {
  if (where !== 'anywhere') return where.some(({ name }) => areas.has(name));
  return settings ? settings.some(({ name }) => settingsDrawing.has(name)) : areas.size > 0;
}
