import type { EndStorylet } from '@underhall/contract';
import { codeName, outcomeNamed, personaOf, type Story, type World } from '@underhall/engine';
import { greetingOf } from '../access/greeting.ts';
import { type LinkDeps, linkTo } from '../mail/link-to.ts';
import { escapeHtml } from '../wording/markup.ts';

type GivenCode = Pick<EndStorylet, 'accessCode'>;

/** The access code in the displayed result, if any, for the player to pass on. */
export function presentGivenCode(deps: LinkDeps, story: Story, world: World): GivenCode {
  if (story.phase !== 'End') return {};
  const branch = world.storylets.get(story.storylet)?.branches.find(({ id }) => id === story.branch);
  const code = branch && outcomeNamed(branch, story)?.giveCode;
  const persona = code === undefined ? undefined : personaOf(code, world);
  if (code === undefined || !persona) return {};
  const shareUrl = linkTo(deps, `/a/${encodeURIComponent(codeName(code))}`);
  return { accessCode: { initialMessage: escapeHtml(greetingOf(persona)), shareUrl } };
}
