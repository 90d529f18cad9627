import type { Fact } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';

/** A listed storylet says where it is, by area or by setting; only what is not listed may leave it out. */
export const storyletsHaveAPlace: Check = (world) =>
  world.storylets
    .filter(({ block, facts }) => (facts.deck ?? 'always') === 'always' && !block.facts.some(saysWhere))
    .map(({ block }) => ({
      at: block.heading.at,
      message: `"${block.heading.text}" has no "where"; write an area, or "where: anywhere"; what is only led into says "deck: never"`,
    }));

const saysWhere = ({ key }: Fact): boolean => key === 'where' || key === 'in';
