import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { WrittenRequirement } from '../../meaning/requirement.ts';
import type { LevelSource } from '../levels/level-sources.ts';
import { addRange, type Levels, mayBeIn, noLevels, rangeRequired } from '../levels/levels.ts';
import { canEverHold, movementsIn } from '../levels/movement.ts';
import { names } from '../world-index.ts';

/**
 * Something that comes about once all that is asked may hold, and one fact of each group has come about. It brings
 * facts and levels. Facts are words: `area The Square`, `storylet A Bench`, `market`.
 */
export type Step = {
  readonly asked: readonly WrittenRequirement[];
  readonly oneOf: readonly (readonly string[])[];
  readonly brings: readonly (string | LevelSource)[];
};

/** The storylet can be met. */
export const storyletFact = (name: string): string => `storylet ${name}`;

type Sofar = {
  readonly world: WrittenWorld;
  readonly facts: Set<string>;
  readonly levels: Map<string, Levels>;
  /** Steps that wait for a fact, or for a level of a quality. */
  readonly waiting: Map<string, Step[]>;
  readonly ready: Step[];
};

/** Returns all facts that may ever come about, by a fixpoint: each step is tried when a fact it waits for is new, and taken once. */
export function fixpoint(steps: readonly Step[], world: WrittenWorld): ReadonlySet<string> {
  const search: Sofar = { world, facts: new Set(), levels: new Map(), waiting: new Map(), ready: [...steps] };
  const takenSteps = new Set<Step>();
  for (const step of search.ready) {
    if (takenSteps.has(step)) continue;
    const lacking = lackOf(step, search);
    for (const key of lacking) waitFor(key, step, search);
    if (lacking.length > 0) continue;
    takenSteps.add(step);
    for (const brought of step.brings) bring(brought, search);
  }
  return search.facts;
}

/** The facts the step waits for: the first one it lacks, and those that would do in its place. */
function lackOf({ asked, oneOf }: Step, sofar: Sofar): readonly string[] {
  const missing = oneOf.find((group) => !group.some((fact) => sofar.facts.has(fact)));
  if (missing) return missing;
  const unmet = asked.find((each) => !mayHold(each, sofar));
  return unmet ? keysOf(unmet) : [];
}

/**
 * True if a requirement may hold. One that never can counts as held: it is a problem of its own, and here only what
 * follows from nothing else is told.
 */
function mayHold(asked: WrittenRequirement, sofar: Sofar): boolean {
  if (asked.kind === 'any of') return asked.of.some((each) => mayHold(each, sofar));
  if (asked.kind === 'met') {
    const { name } = asked.storylet;
    return !asked.isMet || sofar.facts.has(storyletFact(name)) || !names(sofar.world).storylet.has(name);
  }
  const movement = movementsIn(sofar.world).get(asked.quality.name);
  if (!movement || !canEverHold(asked, sofar.world)) return true;
  return mayBeIn(rangeRequired(asked), sofar.levels.get(asked.quality.name) ?? noLevels(), movement);
}

const levelKey = (name: string): string => `level of ${name}`;

function keysOf(asked: WrittenRequirement): readonly string[] {
  if (asked.kind === 'any of') return asked.of.flatMap(keysOf);
  return [asked.kind === 'met' ? storyletFact(asked.storylet.name) : levelKey(asked.quality.name)];
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
