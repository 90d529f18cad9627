import type { Rule } from '../rule.ts';

/** A listed storylet says where it is; only a card may leave it out. */
export const storyletsHaveAPlace: Rule = (world) =>
  world.storylets
    .filter(({ block, facts }) => facts.deck !== 'sometimes' && !block.facts.some(({ key }) => key.text === 'where'))
    .map(({ block }) => ({
      at: block.heading.at,
      message: `"${block.heading.text}" has no "where"; write an area, or "where: anywhere"`,
    }));
