import { reachIn } from '../../../meaning/storylet.ts';
import { linkedNames } from '../../reach/linked-names.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const cardsCanBeHeld: Check = (world) => {
  const lodgings = linkedNames(world).lodgings;
  const hands = [
    ...world.lodgings.filter((lodging) => lodgings.has(nameIn(lodging))).map(({ facts }) => facts.hand ?? 0),
    ...world.settings.map(({ facts }) => facts.hand ?? 0),
  ];
  const first = world.storylets.find((storylet) => reachIn(storylet) === 'drawn');
  return !first || hands.some((hand) => hand > 0)
    ? []
    : [
        {
          at: first.block.heading.at,
          message: 'nobody can hold a card; let an outcome give a lodging with a "hand", or add "hand" to a setting',
        },
      ];
};
