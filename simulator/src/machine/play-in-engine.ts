import {
  type Branch,
  baseOf,
  type Change,
  type Character,
  chanceFrom,
  chooseBranch,
  locksOf,
  meetsAll,
  newCharacter,
  openPack,
  outcomesIn,
  type QualityId,
  type Standpoint,
  type Storylet,
  totalOf,
  withStanding,
} from '@underhall/engine';
import type { Machine } from '@underhall/language';
import { marginalWorthIn } from '../marginal-worth.ts';
import type { WorldIndex } from '../world-index.ts';
import { everyRoll, thresholdsOf } from './every-roll.ts';

/** What one choice leads to, for one sequence of rolls. */
export type Step = {
  readonly chance: number;
  readonly pay: number;
  readonly character: Character;
  readonly changed: readonly QualityId[];
};

export type OpenBranch = { readonly storylet: Storylet; readonly branch: Branch };

/** Plays the choices of a machine by the rules of the engine. */
export type MachinePlay = {
  /** Who begins a run. */
  readonly player: Character;
  /** Marked branches that this character can choose now. */
  readonly openTo: (character: Character) => readonly OpenBranch[];
  readonly choose: (open: OpenBranch, character: Character) => readonly Step[];
  /** Qualities that decide what is open and how likely it succeeds. */
  readonly required: ReadonlySet<QualityId>;
  /** Level of the ending quality. 0 during a run. */
  readonly endingOf: (character: Character) => number;
};

const plentyOfActions = 1000;
const now = Date.UTC(2026, 0, 5, 12);

export function playInEngine(machine: Machine, worldIndex: WorldIndex): MachinePlay {
  const world = openPack(worldIndex.pack);
  const storylets = machine.storylets.flatMap((id) => world.storylets.get(id) ?? []);
  const pays = payIn(machine, worldIndex);
  const at = (character: Character): Standpoint => ({ character, world });
  return {
    player: playerOf(machine, worldIndex, storylets),
    openTo: (character) =>
      storylets
        .filter(({ when }) => meetsAll(when, at(character)))
        .flatMap((storylet) => storylet.branches.map((branch) => ({ storylet, branch })))
        .filter(({ branch }) => machine.moves.has(branch.id) && isOpen(branch, at(character))),
    choose: ({ storylet, branch }, before) => {
      const character: Character = {
        ...before,
        actions: { count: plentyOfActions },
        story: { phase: 'In', storylet: storylet.id, since: 1 },
      };
      const moment = { id: 1, world, character, passed: [], now, turn: 2 };
      return everyRoll(
        (chance) => {
          const ruling = chooseBranch({ ...moment, chance }, { branch: branch.id, secondChances: [] });
          if (ruling.ruling !== 'allowed') throw new Error(`"${branch.name}" was not allowed`);
          return ruling.turn;
        },
        thresholdsOf(branch, moment),
      ).map(({ chance, value: { changes, character: after } }) => ({
        chance,
        pay: changes.reduce((sum, change) => sum + pays(change), 0),
        character: after,
        changed: changes.flatMap((change) => (change.kind === 'quality' ? [change.quality] : [])),
      }));
    },
    required: requiredIn(storylets),
    endingOf: (character) => baseOf(machine.ending, at(character)).level,
  };
}

function isOpen(branch: Branch, here: Standpoint): boolean {
  if (!meetsAll(branch.when, here)) return false;
  const { byQualities, unpaid } = locksOf(branch, here);
  return !byQualities && unpaid.length === 0;
}

/** A newcomer with the levels of `played by`, in the place of the first storylet. */
function playerOf({ playedBy }: Machine, { pack }: WorldIndex, [first]: readonly Storylet[]): Character {
  const newcomer = { name: 'Player', gender: 'Indistinct', face: pack.start.faces[0] ?? '' } as const;
  const character = newCharacter(openPack(pack), newcomer, now, chanceFrom(1));
  const qualities = playedBy.reduce(
    (sofar, { quality, level }) => withStanding(sofar, quality, { level, points: 0 }),
    character.qualities,
  );
  return { ...character, qualities, area: first?.areas[0] ?? character.area };
}

function requiredIn(storylets: readonly Storylet[]): ReadonlySet<QualityId> {
  const branches = storylets.flatMap((storylet) => storylet.branches);
  return new Set(
    mentionedIn([
      storylets.map(({ when }) => when),
      branches.map(({ when, needs, challenges }) => [when, needs, challenges]),
      branches.flatMap(outcomesIn).map((outcome) => ('when' in outcome ? outcome.when : [])),
    ]),
  );
}

/** Every quality that these parts of a pack name. */
function mentionedIn(part: unknown): readonly QualityId[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'quality' in part && typeof part.quality === 'number' ? [part.quality] : [];
  return [...own, ...Object.values(part).flatMap(mentionedIn)];
}

/** Value of a change in the smallest coin: money, things and menaces. The state of the run is worth nothing. */
function payIn({ state, ending }: Machine, worldIndex: WorldIndex): (change: Change) => number {
  const worth = marginalWorthIn(worldIndex);
  const counts = new Map(
    worldIndex.pack.qualities
      .filter(({ id, nature, category }) => id !== ending && !state.includes(id) && isPay(nature, category))
      .map((quality) => [quality.id, quality]),
  );
  return (change) => {
    const quality = change.kind === 'quality' ? counts.get(change.quality) : undefined;
    if (change.kind !== 'quality' || !quality) return 0;
    const { from, to } = change;
    return worth(quality) * (totalOf(to, quality) - totalOf(from, quality));
  };
}

const isPay = (nature: 'Thing' | 'Status', category: string): boolean => nature === 'Thing' || category === 'Menace';
