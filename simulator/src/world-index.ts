import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Branch, BranchId, Pack, Quality, QualityId, Storylet } from '@underhall/engine';
import { type Machine, parseBlocks } from '@underhall/language';
import { costsOf, moneyOf, type Prices, pricesOf } from './prices.ts';

/** Facts about a world that every step reads, computed once. */
export type WorldIndex = {
  readonly pack: Pack;
  /** Index of each quality in the pack. */
  readonly placeOf: ReadonlyMap<QualityId, number>;
  readonly branches: ReadonlyMap<BranchId, BranchAt>;
  readonly attributes: readonly Quality[];
  readonly menaces: readonly Quality[];
  readonly money: QualityId | undefined;
  readonly prices: Prices;
  readonly costs: Prices;
  /** The quality that counts the steps of the opening, and its last level. */
  readonly opening: { readonly quality: QualityId; readonly last: number } | undefined;
  readonly codes: readonly string[];
  readonly machines: readonly Machine[];
  /** For each marked branch of a machine, the branch that begins its runs. */
  readonly beginnings: ReadonlyMap<BranchId, BranchId>;
  /** Marked branches that end a run. */
  readonly stops: ReadonlySet<BranchId>;
  /** What earnings are counted in, such as `Coins`. */
  readonly unit: string;
  /** True if `economy-plan.ts` is the plan of this world. Other worlds are measured without limits and goals. */
  readonly isPlanned: boolean;
};

export type BranchAt = { readonly branch: Branch; readonly storylet: Storylet };

type AboutWorld = {
  /** Name of the quality that counts the steps of the opening. */
  readonly opening?: string | undefined;
  readonly isPlanned?: boolean;
  readonly machines?: readonly Machine[] | undefined;
};

export function indexWorld(pack: Pack, { opening, isPlanned = false, machines = [] }: AboutWorld = {}): WorldIndex {
  const money = moneyOf(pack);
  const prices = pricesOf(pack, money);
  const inCategory = (name: string) => pack.qualities.filter(({ category }) => category === name);
  return {
    pack,
    placeOf: new Map(pack.qualities.map(({ id }, place) => [id, place])),
    branches: new Map(
      pack.storylets.flatMap((storylet) =>
        storylet.branches.map((branch): [BranchId, BranchAt] => [branch.id, { branch, storylet }]),
      ),
    ),
    attributes: inCategory('BasicAbility'),
    menaces: inCategory('Menace'),
    money,
    prices,
    costs: costsOf(pack, prices, money),
    opening: openingOf(pack, opening),
    codes: pack.personas.flatMap(({ code }) => (code === undefined ? [] : [code])),
    machines,
    beginnings: new Map(machines.flatMap((machine) => beginningsIn(machine, pack))),
    stops: new Set(machines.flatMap(({ moves }) => [...moves].flatMap(([id, move]) => (move === 'stop' ? [id] : [])))),
    unit: unitOf(pack.words.money),
    isPlanned,
  };
}

function beginningsIn({ storylets, moves }: Machine, pack: Pack): readonly (readonly [BranchId, BranchId])[] {
  const marked = pack.storylets
    .filter(({ id }) => storylets.includes(id))
    .flatMap(({ branches }) => branches.filter(({ id }) => moves.has(id)));
  const begin = marked.find(({ id }) => moves.get(id) === 'begin');
  return begin ? marked.map(({ id }) => [id, begin.id] as const) : [];
}

const unitOf = ({ name, isInHundredths }: Pack['words']['money']): string =>
  isInHundredths ? `hundredths of ${name}` : name;

function openingOf({ qualities }: Pack, name: string | undefined): WorldIndex['opening'] {
  const quality = qualities.find((each) => each.name === name);
  if (!quality) return undefined;
  const last = quality.cap ?? quality.stages?.at(-1)?.from;
  return last === undefined ? undefined : { quality: quality.id, last };
}

/** Reads the name of the quality that counts the steps of the opening from `pack.story`. */
export function openingQualityOf(folder: string): string | undefined {
  const file = join(folder, 'pack.story');
  if (!existsSync(file)) return undefined;
  const [pack] = parseBlocks(file, readFileSync(file, 'utf8')).blocks;
  return pack?.facts.find(({ key }) => key === 'opening')?.value.text;
}
