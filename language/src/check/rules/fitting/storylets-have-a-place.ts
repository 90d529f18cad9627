import { reachIn } from '../../../meaning/storylet.ts';
import type { Fact } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';

export const storyletsHaveAPlace: Check = (world) =>
  world.storylets
    .filter((storylet) => reachIn(storylet) === 'listed' && !storylet.block.facts.some(saysWhere))
    .map(({ block }) => ({
      at: block.heading.at,
      message: `"${block.heading.text}" has no "where"; add an area or "where: anywhere", or "deck: never" if only other storylets lead to it`,
    }));

const saysWhere = ({ key }: Fact): boolean => key === 'where' || key === 'in';
