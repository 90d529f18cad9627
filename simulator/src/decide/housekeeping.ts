import { outfitsOf } from '@underhall/engine';
import type { Command } from '../command.ts';
import { isCommandOffered } from '../page/is-command-offered.ts';
import { openStoryletOf } from '../page/open-story.ts';
import type { Behaviour } from './behaviour.ts';

/** Changes plans or outfits, or redeems a code. */
export const doHousekeeping: Behaviour = (view) => {
  const { player } = view;
  if (!player.dice.happens(player.strategy.traits.housekeepingPercent)) return undefined;
  const command = player.dice.oneOf([aboutPlans, aboutOutfits, aboutCodes])?.(view);
  return command && isCommandOffered(command, view) ? command : undefined;
};

const aboutPlans: Behaviour = (view) => {
  const { player, character } = view;
  const plan = player.dice.oneOf(character.plans);
  if (plan && player.dice.happens(50)) {
    const { branch } = plan;
    return { do: player.dice.oneOf(['drop plan', 'restart plan'] as const) ?? 'drop plan', branch };
  }
  const branch = player.dice.oneOf(openStoryletOf(view)?.branches ?? []);
  return branch && { do: 'plan', branch: branch.id };
};

const aboutOutfits: Behaviour = ({ player, character }): Command | undefined => {
  const outfit = player.dice.oneOf(outfitsOf(character))?.id ?? 1;
  return player.dice.oneOf<Command>([
    { do: 'add outfit' },
    { do: 'save outfit' },
    { do: 'wear outfit', outfit },
    { do: 'mark outfit', outfit },
    { do: 'rename outfit', outfit, name: `For ${player.turn}` },
  ]);
};

const aboutCodes: Behaviour = ({ player, worldIndex }) => {
  const code = player.dice.oneOf(worldIndex.codes);
  return code === undefined ? undefined : { do: 'redeem', code };
};
