import type { ModelCharacter } from './model-character.ts';

/** A copy whose parts can be changed on their own. */
export const copyOf = (who: ModelCharacter): ModelCharacter => ({
  ...who,
  actions: { ...who.actions },
  next: who.next && { ...who.next },
  tables: new Map([...who.tables].map(([id, { deck, hand }]) => [id, { deck: { ...deck }, hand: [...hand] }])),
  met: new Set(who.met),
  totals: new Map(who.totals),
  names: new Map(who.names),
  worn: new Map(who.worn),
  outfits: who.outfits.map((outfit) => ({ ...outfit, worn: new Map(outfit.worn) })),
  plans: who.plans.map((plan) => ({ ...plan })),
  engagedAgents: who.engagedAgents.map((each) => ({
    ...each,
    lent: [...each.lent],
    plot: each.plot && { ...each.plot },
  })),
  timers: new Map([...who.timers].map(([id, timer]) => [id, { ...timer }])),
  begun: new Set(who.begun),
  restrictions: new Set(who.restrictions),
  codes: new Set(who.codes),
});
