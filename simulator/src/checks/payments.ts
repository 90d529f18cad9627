import {
  actionsSpentIn,
  type Branch,
  type Change,
  costOf,
  type Effect,
  levelOf,
  type Outcome,
  outcomeNamed,
  resultOf,
  type World,
} from '@underhall/engine';
import type { Command, StoreCommand } from '../command.ts';
import { areaOfCommand } from '../page/is-command-offered.ts';
import type { Check, Step } from '../step.ts';
import { timesOf } from '../times-of.ts';

/**
 * A choice or a trade costs exactly its price in actions, Fate, goods and money. Effects with a plain number change a
 * quality by exactly that number.
 */
export const checkPayment: Check = (step) => {
  for (const time of timesOf(step)) {
    const wrong = wrongWith(time);
    if (wrong) return wrong;
  }
  return undefined;
};

const wrongWith: Check = (step) => {
  const { command, changes } = step;
  if (step.wasOffered === undefined || changes.length === 0) return undefined;
  if (command.do === 'buy' || command.do === 'sell') return wrongTrade(step, command);
  if (isOfStore(command)) return wrongPayment(step, command);
  const story = resultOf(changes);
  // After a second chance, the branch was paid in an earlier step.
  if (!story || step.moment.character.story.phase === 'SecondChance') return undefined;
  const branch = step.moment.world.storylets.get(story.storylet)?.branches.find(({ id }) => id === story.branch);
  const outcome = branch && outcomeNamed(branch, story);
  return outcome && (wrongCost(step, branch) ?? wrongLevels(step, branch, outcome));
};

function wrongTrade({ moment, after }: Step, { do: verb, ware: id, count }: Trade): string | undefined {
  const ware = moment.world.pack.shops.flatMap(({ wares }) => wares).find((each) => each.id === id);
  if (!ware) return `ware ${id} is not in the world`;
  const gainOf = (quality: number): number =>
    levelOf(after.qualities, quality) - levelOf(moment.character.qualities, quality);
  const [goods, money] = verb === 'buy' ? [count, -count * (ware.cost ?? 0)] : [-count, count * (ware.fetches ?? 0)];
  const isRight = gainOf(ware.quality) === goods && gainOf(ware.currency) === money;
  return isRight
    ? undefined
    : `${gainOf(ware.quality)} items for ${gainOf(ware.currency)} instead of ${goods} for ${money}`;
}

type Trade = { readonly do: 'buy' | 'sell'; readonly ware: number; readonly count: number };

const isOfStore = (command: Command): command is StoreCommand => areaOfCommand[command.do] === 'store';

/** Checks the change of Fate: an order adds its Fate minus the debt, a story costs its price, and an unlock is free. */
function wrongPayment({ moment, after }: Step, command: StoreCommand): string | undefined {
  const { fate, fateOwed = 0 } = moment.character;
  const gain = after.fate - fate;
  const due = gainOfFate(command, moment.world.storeItems, fateOwed);
  return gain === due ? undefined : `"${command.do}" changed Fate by ${gain} instead of ${due}`;
}

function gainOfFate(command: StoreCommand, items: World['storeItems'], owed: number): number {
  switch (command.do) {
    case 'order fate':
      return Math.max(0, command.fate - owed);
    case 'buy story':
      return -(items.get(command.item)?.fate ?? 0);
    case 'reset story': {
      const item = items.get(command.item);
      return -((item?.opens === undefined ? item?.fate : item.again) ?? 0);
    }
    case 'order membership':
    case 'unlock story':
      return 0;
  }
}

function wrongCost({ moment, changes }: Step, branch: Branch): string | undefined {
  const { character } = moment;
  const cost = costOf(branch, character);
  const spent = actionsSpentIn({ changes });
  if (spent !== cost) return `branch ${branch.id} costs ${cost} actions, but ${spent} were spent`;
  const fate = changes.reduce(
    (sum, change) => sum + (change.kind === 'fate' && change.why === 'spent' ? change.from - change.to : 0),
    0,
  );
  return fate === branch.fate ? undefined : `branch ${branch.id} costs ${branch.fate} Fate, but ${fate} was spent`;
}

/** Checks only levels that are predictable without the engine: plain changes of qualities without points or cap. */
function wrongLevels(step: Step, { pays, challenges }: Branch, { effects, grant, wear }: Outcome): string | undefined {
  if (grant !== undefined || wear !== undefined || step.moment.passed.length > 0) return undefined;
  const spent = new Set(challenges.map(({ secondChance }) => secondChance));
  const { world, character } = step.moment;
  for (const id of new Set([...pays, ...effects].map(({ quality }) => quality))) {
    const quality = world.qualities.get(id);
    const onThisQuality = effects.filter((effect) => effect.quality === id);
    const by = onThisQuality.map(plainBy);
    const isPlain = quality?.climbs === 'one by one' && quality.cap === undefined && !quality.shared && !spent.has(id);
    if (!isPlain || by.includes(undefined) || isDulledInWorld(id, step)) continue;
    const price = pays.reduce((sum, each) => sum + (each.quality === id ? each.level : 0), 0);
    const from = levelOf(character.qualities, id);
    const to = Math.max(0, from - price + by.reduce<number>((sum, each) => sum + (each ?? 0), 0));
    const level = levelAfter(step.changes, id) ?? from;
    if (level !== to) return `${quality.name} should go from ${from} to ${to}, but went to ${level}`;
  }
  return undefined;
}

const plainBy = (effect: Effect): number | undefined =>
  effect.kind === 'change' && typeof effect.by === 'number' && !effect.onlyIf ? effect.by : undefined;

const isDulledInWorld = (id: number, { moment }: Step): boolean =>
  moment.world.pack.qualities.some(({ dulls }) => dulls?.some(({ quality }) => quality === id));

/** The level of a quality after its last change, or undefined if it did not change. */
function levelAfter(changes: readonly Change[], id: number): number | undefined {
  const last = changes.findLast((change) => change.kind === 'quality' && change.quality === id);
  return last?.kind === 'quality' ? last.to.level : undefined;
}
