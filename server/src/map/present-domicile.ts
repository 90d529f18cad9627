import type { MyselfReply } from '@underhall/contract';
import { renderText, type Standpoint } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';

/** Empty if the character has no lodgings. */
export function presentDomicile(here: Standpoint): Pick<MyselfReply['character'], 'currentDomicile'> {
  const { character, world } = here;
  const lodging = character.lodging === undefined ? undefined : world.lodgings.get(character.lodging);
  if (!lodging) return {};
  return {
    currentDomicile: {
      name: escapeHtml(lodging.name),
      description: renderText(lodging.descriptionHtml, here),
      image: lodging.image,
      maxHandSize: lodging.hand,
    },
  };
}
