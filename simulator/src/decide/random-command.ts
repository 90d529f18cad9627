import type { View } from '../cast.ts';
import type { Command } from '../command.ts';
import type { Behaviour } from './behaviour.ts';

/** Sends a random command, usually one that the page does not offer. */
export const tryRandomCommand: Behaviour = (view) => {
  const { player } = view;
  if (!player.dice.happens(player.strategy.traits.randomCommandPercent)) return undefined;
  return player.dice.oneOf(anything(view));
};

function anything({ player, world, character, town, worldIndex }: View): readonly Command[] {
  const { dice } = player;
  const { pack } = world;
  const storylet = dice.oneOf(pack.storylets);
  const branch = dice.oneOf(storylet?.branches ?? [])?.id ?? 0;
  const item = dice.oneOf(pack.qualities)?.id ?? 0;
  const area = dice.oneOf(pack.areas)?.id ?? 0;
  const ware = dice.oneOf(dice.oneOf(pack.shops)?.wares ?? [])?.id ?? 0;
  const story = dice.oneOf(pack.storeItems)?.id ?? 0;
  const agent = dice.oneOf(pack.agents)?.id ?? 0;
  const plot = dice.oneOf(dice.oneOf(pack.concerns)?.plots ?? [])?.id ?? 0;
  const card = dice.oneOf(Object.values(character.cards).flatMap(({ hand }) => hand)) ?? storylet?.id ?? 0;
  const invitation = dice.below(town.invitationsSent + 2);
  const count = dice.oneOf([0, 1, 2, 1.5, -1, 999_999, 1_000_000]) ?? 1;
  const [friend] = dice.oneOf([...town.players]) ?? [0];
  const unfit = dice.oneOf(['', '   ', 'x'.repeat(141)]) ?? '';
  return [
    { do: 'look' },
    { do: 'go back' },
    { do: 'begin', storylet: storylet?.id ?? 0 },
    { do: 'begin', storylet: -1 },
    { do: 'choose', branch, secondChances: [item] },
    { do: 'choose', branch: 'branch' in character.story ? character.story.branch : 0, secondChances: [] },
    { do: 'travel', area },
    { do: 'travel', area: 0 },
    { do: 'use', item },
    { do: 'name', quality: item, name: unfit },
    { do: 'draw' },
    { do: 'discard', card },
    { do: 'put on', item },
    { do: 'take off', item },
    { do: 'wear best', quality: item },
    { do: 'wear outfit', outfit: dice.below(9) },
    { do: 'rename outfit', outfit: 1 + dice.below(3), name: dice.oneOf(['Casual', '', 'x'.repeat(22)]) ?? '' },
    { do: 'buy', ware, count },
    { do: 'sell', ware, count },
    { do: 'redeem', code: dice.oneOf([...worldIndex.codes, 'no such code']) ?? '' },
    { do: 'buy story', item: story },
    { do: 'reset story', item: story },
    { do: 'unlock story', item: story, as: dice.oneOf(['new', 'again'] as const) ?? 'new' },
    { do: 'plan', branch },
    { do: 'drop plan', branch },
    { do: 'restart plan', branch },
    { do: 'lend', agent, item },
    { do: 'take back', agent, slot: 'Hat' },
    { do: 'take all', agent },
    { do: 'call off', agent },
    { do: 'hear report', agent },
    { do: 'send', agent, plot },
    { do: 'invite', to: friend, words: dice.oneOf(['', 'x'.repeat(1401)]) ?? '' },
    { do: 'invite outside' },
    // Only the invited player tries to accept and only the sender to cancel, because the server checks that, not the
    // engine.
    ...(town.invitations.get(invitation)?.to === player.number ? [{ do: 'accept', invitation } as const] : []),
    ...(town.invitations.get(invitation)?.from === player.number ? [{ do: 'cancel', invitation } as const] : []),
  ];
}
