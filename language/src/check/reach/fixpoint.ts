import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { WrittenRequirement } from '../../meaning/requirement.ts';
import type { LevelSource } from '../levels/level-sources.ts';
import { addRange, canBeIn, type Levels, noLevels, rangeRequired } from '../levels/levels.ts';
import { canEverHold, movementsIn } from '../levels/movement.ts';
import { names } from '../world-index.ts';

/**
 * A step that happens once all requirements may hold and each group of `oneOf` has a known fact. The step then adds
 * facts and levels. A fact is a string: `area The Square`, `storylet A Bench`, `market`.
 */
export type Step = {
  readonly required: readonly WrittenRequirement[];
  readonly oneOf: readonly (readonly string[])[];
  readonly adds: readonly (string | LevelSource)[];
};

export const storyletFact = (name: string): string => `storylet ${name}`;

type Sofar = {
  readonly world: WrittenWorld;
  readonly facts: Set<string>;
  readonly levels: Map<string, Levels>;
  /** Keyed by the missing fact or quality. */
  readonly waiting: Map<string, Step[]>;
  readonly ready: Step[];
};

/**
 * Returns all facts that can ever become true. A step happens only once. It is retried when a fact or quality that it
 * waits for becomes known.
 */
export function fixpoint(steps: readonly Step[], world: WrittenWorld): ReadonlySet<string> {
  const search: Sofar = { world, facts: new Set(), levels: new Map(), waiting: new Map(), ready: [...steps] };
  const takenSteps = new Set<Step>();
  for (const step of search.ready) {
    if (takenSteps.has(step)) continue;
    const lacking = missingKeys(step, search);
    for (const key of lacking) waitFor(key, step, search);
    if (lacking.length > 0) continue;
    takenSteps.add(step);
    for (const brought of step.adds) bring(brought, search);
  }
  return search.facts;
}

/** Keys of the first missing group or requirement of the step. */
function missingKeys({ required, oneOf }: Step, sofar: Sofar): readonly string[] {
  const missing = oneOf.find((group) => !group.some((fact) => sofar.facts.has(fact)));
  if (missing) return missing;
  const unmet = required.find((each) => !mayHold(each, sofar));
  return unmet ? keysOf(unmet) : [];
}

/** A requirement that can never hold counts as met, so that only its own rule reports it. */
function mayHold(required: WrittenRequirement, sofar: Sofar): boolean {
  if (required.kind === 'any of') return required.of.some((each) => mayHold(each, sofar));
  if (required.kind === 'met') {
    const { name } = required.storylet;
    return !required.isMet || sofar.facts.has(storyletFact(name)) || !names(sofar.world).storylet.has(name);
  }
  const movement = movementsIn(sofar.world).get(required.quality.name);
  if (!movement || !canEverHold(required, sofar.world)) return true;
  return canBeIn(rangeRequired(required), sofar.levels.get(required.quality.name) ?? noLevels(), movement);
}

const levelKey = (name: string): string => `level of ${name}`;

function keysOf(required: WrittenRequirement): readonly string[] {
  if (required.kind === 'any of') return required.of.flatMap(keysOf);
  return [required.kind === 'met' ? storyletFact(required.storylet.name) : levelKey(required.quality.name)];
}

function waitFor(key: string, step: Step, { waiting }: Sofar): void {
  const others = waiting.get(key);
  if (others) others.push(step);
  else waiting.set(key, [step]);
}

function bring(brought: string | LevelSource, sofar: Sofar): void {
  if (typeof brought === 'string') {
    if (sofar.facts.has(brought)) return;
    sofar.facts.add(brought);
    wake(brought, sofar);
    return;
  }
  const levels = sofar.levels.get(brought.quality) ?? noLevels();
  sofar.levels.set(brought.quality, levels);
  if (addRange(levels, brought.levels)) wake(levelKey(brought.quality), sofar);
}

function wake(key: string, { waiting, ready }: Sofar): void {
  const steps = waiting.get(key) ?? [];
  waiting.delete(key);
  for (const step of steps) ready.push(step);
}
