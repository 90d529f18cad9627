import { story } from '@underhall/contract';
import { maxRolls } from '@underhall/contract/limits';
import {
  beginStorylet,
  chooseTimes,
  goBack,
  look,
  type Moment,
  type QualityId,
  type Ruling,
  renameQuality,
  resume,
  rowOf,
  type Story,
  useQuality,
} from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { RefusedByRule } from '../http/failures.ts';
import { presentRolls } from './present-rolls.ts';
import { type FormDeps, presentStory } from './present-story.ts';
import type { RollStore } from './roll-store.ts';
import { sayWhatIsGone } from './say-what-is-gone.ts';

type StoryDeps = AnswerDeps & TurnDeps & FormDeps & { readonly rolls: RollStore };

export function storyRoutes(app: FastifyInstance, deps: StoryDeps): void {
  answer(app, deps, story.look, async (player) =>
    presentStory(
      deps,
      player,
      await takeTurn(deps, player.characterId, { choice: 'onwards', keepsQuestion: true, rule: look }),
    ),
  );

  answer(app, deps, story.resume, async (player) => {
    const taken = await takeTurn(deps, player.characterId, { choice: 'resume', keepsQuestion: true, rule: resume });
    // The reply to the choice has already reported the cost.
    return { ...(await presentStory(deps, player, taken)), elapsed: 0 };
  });

  answer(app, deps, story.rolls, async ({ characterId }) => {
    const { world } = await currentMoment(deps, characterId);
    return presentRolls(await deps.rolls.rollsOf(characterId, maxRolls), world);
  });

  answer(app, deps, story.begin, async ({ body: { eventId }, ...player }) => {
    const rule = (moment: Moment) => beginStorylet(moment, eventId);
    const choice = `begin ${eventId}`;
    const taken = await takeTurn(deps, player.characterId, { choice, keepsQuestion: true, rule }).catch(
      sayWhatIsGone(deps, { storylet: eventId }),
    );
    return presentStory(deps, player, taken);
  });

  answer(app, deps, story.chooseBranch, async ({ body, key, ...player }) => {
    const { branchId: branch, secondChanceIds: secondChances = [], times = 1 } = body;
    const taken = await takeTurn(deps, player.characterId, {
      choice: [times === 1 ? `branch ${branch}` : `branch ${branch} ${times} times`, ...secondChances].join(' with '),
      key,
      keyFor: keyOfChoice(branch),
      keepsQuestion: true,
      rule: (moment) => chooseTimes(moment, { branch, secondChances }, times),
    }).catch(sayWhatIsGone(deps, { branch }));
    return presentStory(deps, player, taken);
  });

  answer(app, deps, story.goBack, async ({ key, ...player }) =>
    presentStory(
      deps,
      player,
      await takeTurn(deps, player.characterId, { choice: 'go back', key, keepsQuestion: true, rule: goBack }),
    ),
  );

  answer(app, deps, story.renameQuality, async ({ body, ...player }) => {
    const { branchId, qualityPossessedId: row, name } = body;
    const taken = await takeTurn(deps, player.characterId, {
      choice: `name ${row} in ${branchId}: ${name}`,
      rule: (moment) => giveName(moment, branchId, row, name),
    }).catch(sayWhatIsGone(deps, { branch: branchId }));
    return presentStory(deps, player, taken);
  });

  answer(app, deps, story.useQuality, async ({ characterId, body, key }) => {
    const choice = `use ${body.qualityId}`;
    await takeTurn(deps, characterId, { choice, key, rule: (moment) => useQuality(moment, body.qualityId) });
    return { isSuccess: true };
  });
}

/**
 * The idempotency key of a choice. It allows a branch once for each opening of a storylet, and one answer to its
 * question for a second chance. A branch that only opens a form has no key.
 */
export const keyOfChoice =
  (branch: number) =>
  (before: Story, after: Story): string | undefined => {
    if (before.phase === 'SecondChance')
      return after.phase === 'SecondChance' ? undefined : `${before.since}:${branch}:again`;
    return before.phase === 'In' && isPlayed(before, after) ? `${before.since}:${branch}` : undefined;
  };

/** True if the choice was rolled: it led to its result, to a second chance, or straight into another storylet. */
const isPlayed = (before: Extract<Story, { phase: 'In' }>, after: Story): boolean =>
  after.phase === 'End' || after.phase === 'SecondChance' || (after.phase === 'In' && after.since !== before.since);

/** `row` is the quality's row in the list of the character's qualities. */
function giveName(moment: Moment, branch: number, row: number, name: string): Ruling {
  const { story, qualities } = moment.character;
  if ((story.phase === 'Rename' || story.phase === 'End') && story.branch === branch)
    return renameQuality(moment, inRow(row, qualities), name);
  throw new RefusedByRule('not asked');
}

const nothing = 0;

/** Rows count from 1. */
const inRow = (row: number, qualities: Moment['character']['qualities']): QualityId =>
  qualities.ids.find((id) => row > 0 && rowOf(qualities, id) === row) ?? nothing;
