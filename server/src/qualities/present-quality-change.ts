import type { Possession, ResultMessage } from '@underhall/contract';
import {
  bonusOf,
  type Change,
  capOf,
  changeTextOf,
  costOfLevel,
  type LevelAndPoints,
  type Quality,
  renderText,
  type Standpoint,
  stageOf,
  totalOf,
  type WorldWords,
} from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { formatCount, formatLevel, formatterOf, moneyName } from '../wording/number.ts';
import { isPhrase, nameOf, wrapName } from '../wording/quality-name.ts';
import { presentOwn } from './present-possession.ts';
import { presentProgress } from './present-progress.ts';

type LevelChange = Extract<Change, { kind: 'quality' | 'shared' }>;

/** The message about one changed quality. Empty if nothing changed, unless a cap prevented the change. */
export function presentQualityChange(change: LevelChange, here: Standpoint): ResultMessage[] {
  const { world } = here;
  const quality = world.qualities.get(change.quality);
  if (!quality) return [];
  const isStill = change.from.level === change.to.level && change.from.points === change.to.points;
  if (isStill && change.how !== 'capped') return [];
  const climbs = quality.climbs === 'ever steeper' && change.how === 'changed';
  const possession = presentOwn(quality, here, change.to);
  const progressBar = presentProgress(quality, change, here);
  return [
    {
      type: typeOf(change, climbs),
      changeType: changeType(change),
      priority: quality.hidden ? 3 : 2,
      message: authorsSentence(quality, change, here) ?? changeInWords(quality, change, here),
      ...(!quality.hidden && { image: possession.image }),
      tooltip: climbs ? pointsInWords(quality, change) : possession.description,
      ...(climbs && { changePoints: totalOf(change.to, quality) - totalOf(change.from, quality) }),
      ...worthOfChange(possession, change),
      ...(progressBar && { progressBar }),
      ...(isMilestone(quality, change) && {
        levelGained: {
          from: effectiveAt(change.from, quality, here),
          to: effectiveAt(change.to, quality, here),
        },
      }),
      possession,
    },
  ];
}

function worthOfChange({ worth }: Possession, { from, to }: LevelChange): Pick<ResultMessage, 'worth'> {
  const count = Math.abs(to.level - from.level);
  return worth === undefined || count === 0 ? {} : { worth: worth * count };
}

function typeOf({ how }: LevelChange, climbs: boolean): ResultMessage['type'] {
  if (how === 'capped') return 'QualityCapMessage';
  if (how === 'set') return 'QualityExplicitlySetMessage';
  return climbs ? 'PyramidQualityChangeMessage' : 'StandardQualityChangeMessage';
}

function changeType({ from, to }: LevelChange): NonNullable<ResultMessage['changeType']> {
  if (from.level === to.level) return 'Unaltered';
  if (from.level === 0) return 'Gained';
  if (to.level === 0) return 'Lost';
  return to.level > from.level ? 'Increased' : 'Decreased';
}

const isMilestone = ({ levelsAreMilestones, hidden }: Quality, { from, to }: LevelChange): boolean =>
  levelsAreMilestones === true && !hidden && to.level > from.level;

/** The author's sentence for the new level, if it differs from the previous level's. */
function authorsSentence(quality: Quality, { from, to }: LevelChange, here: Standpoint): string | undefined {
  const text = changeTextOf(quality, to.level);
  return text === undefined || text === changeTextOf(quality, from.level) ? undefined : renderText(text, here);
}

function changeInWords(quality: Quality, { from, to, how }: LevelChange, here: Standpoint): string {
  const { character, world } = here;
  const name = wrapName(nameOf(quality, character));
  if (how === 'capped') {
    return `${name} stays as it is: it can go no higher than ${formatCount(capOf(quality, here) ?? to.level)}.`;
  }
  if (quality.id === world.pack.words.money.quality) return moneyInWords(from.level, to.level, world.pack.words);
  if (quality.nature === 'Thing') return thingInWords(nameOf(quality, character), from.level, to.level);
  const effective = effectiveAt(to, quality, here);
  const stage = stageOf(quality, effective);
  const level = withFullStop(
    `${formatLevel(to.level, effective)}${stage === undefined ? '' : `: ${escapeHtml(stage)}`}`,
  );
  if (how === 'set') return `${name} is now ${level}`;
  if (to.level === 0 && effective === 0) return `You are rid of ${name}.`;
  if (to.level > from.level) return from.level === 0 ? `${name} begins, at ${level}` : `${name} has risen to ${level}`;
  if (to.level < from.level) return `${name} has fallen to ${level}`;
  return to.points > from.points ? `${name} is rising.` : `${name} is falling.`;
}

/** Adds a full stop, unless the text already ends with punctuation. */
const withFullStop = (words: string): string => (/[.!?\u2026]$/.test(words) ? words : `${words}.`);

/** New level, including worn items. */
const effectiveAt = ({ level }: LevelAndPoints, quality: Quality, here: Standpoint): number =>
  quality.shared ? level : Math.max(0, level + bonusOf(quality.id, here));

function thingInWords(plainName: string, from: number, to: number): string {
  const name = wrapName(plainName);
  const yours = isPhrase(plainName) ? name : `your ${name}`;
  if (from === 0) return `You now have ${formatCount(to)} x ${name}.`;
  if (to === 0) return from === 1 ? `You have parted with ${yours}.` : `That was the last of ${yours}.`;
  const verb = to > from ? 'gained' : 'lost';
  return `You've ${verb} ${formatCount(Math.abs(to - from))} x ${name} (new total ${formatCount(to)}).`;
}

function moneyInWords(from: number, to: number, words: WorldWords): string {
  const { money } = words;
  const say = formatterOf(money.quality ?? 0, words);
  const name = moneyName(Math.abs(to - from), escapeHtml(money.name), words);
  const verb = to > from ? 'gained' : 'lost';
  return `You've ${verb} ${say(Math.abs(to - from))} ${wrapName(name)} (new total ${say(to)}).`;
}

function pointsInWords(quality: Quality, { from, to }: LevelChange): string {
  const needed = costOfLevel(to.level + 1, quality.steepest) - to.points;
  const points = `${formatCount(to.points)} change ${to.points === 1 ? 'point' : 'points'}`;
  const reached = to.level > from.level ? `Level ${formatCount(to.level)} reached: ` : '';
  return `${reached}${points}, ${formatCount(needed)} more needed to reach level ${formatCount(to.level + 1)}`;
}
