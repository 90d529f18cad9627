import type { Character } from '../character.ts';
import type { PlanChange } from './plan-change.ts';

export function applyPlanChange(character: Character, change: PlanChange): Character {
  switch (change.kind) {
    case 'plan kept': {
      const { plan } = change;
      const isKnown = character.plans.some(({ branch }) => branch === plan.branch);
      const plans = isKnown
        ? character.plans.map((each) => (each.branch === plan.branch ? plan : each))
        : [...character.plans, plan];
      return { ...character, plans };
    }
    case 'plan done':
      return {
        ...character,
        plans: character.plans.map((each) => (each.branch === change.branch ? { ...each, isDone: true } : each)),
      };
    case 'plan dropped':
      return { ...character, plans: character.plans.filter(({ branch }) => branch !== change.branch) };
  }
}
