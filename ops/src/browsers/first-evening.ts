import { randomBytes } from 'node:crypto';
import { opening, type Part } from '../visit/opening.ts';
import { buy, playScene, readResult, travelTo } from './play-part.ts';
import type { Player } from './player.ts';

/** A step of the evening. Each begins where the step before it ended. */
export type Step = { readonly title: string; readonly run: (player: Player) => Promise<void> };

/** The first evening of a new player: the landing, the opening of the default world, and the log-out. */
export function firstEvening(): readonly Step[] {
  const mark = randomBytes(5).toString('hex');
  const name = `Ada ${mark}`;
  const [first, ...rest] = opening;
  if (!first || !('storylet' in first)) throw new Error('The opening does not begin with a storylet.');
  return [
    {
      title: 'opens the landing',
      run: async (player) => {
        await player.open('/');
        await player.see({ role: 'link', name: 'Begin' });
      },
    },
    {
      title: `chooses in the first scene: ${first.storylet}`,
      run: async (player) => {
        await player.click({ role: 'link', name: 'Begin' });
        await player.see({ role: 'heading', name: first.storylet });
        await player.click({ role: 'button', within: { role: 'listitem', heading: first.branch }, pick: 'last' });
        await player.seePath('/sign-up');
      },
    },
    {
      title: 'signs up',
      run: async (player) => {
        await player.fill({ role: 'textbox', name: /Username/ }, `reader ${mark}`);
        await player.fill({ role: 'textbox', name: /E-mail/ }, `${mark}@example.org`);
        await player.fill({ role: 'textbox', name: /Password/ }, 'a quarter to lamps');
        await player.click({ role: 'button', name: 'Sign up' });
        await player.seePath('/create-character');
      },
    },
    {
      title: 'creates a character, and reads the result of the choice before sign-up',
      run: async (player) => {
        await player.fill({ role: 'textbox', name: /Your name/ }, name);
        await player.click({ role: 'radio', name: 'Indistinct' });
        await player.seeText(`${name} is available!`);
        await player.click({ role: 'button', name: 'Surprise me' });
        await player.click({ role: 'button', name: /^Play / });
        await readResult(player, first.ends);
        await player.see({ role: 'heading', name: new RegExp(name) });
      },
    },
    ...rest.map(stepOf),
    {
      title: 'logs out',
      run: async (player) => {
        await player.click({ role: 'button', name: 'Log out' });
        await player.click({ role: 'button', name: 'Log out', within: { role: 'dialog', name: 'Leaving?' } });
        await player.seePath('/login');
        await player.see({ role: 'textbox', name: /Password/ });
      },
    },
  ];
}

function stepOf(part: Part): Step {
  if ('travel' in part) return { title: `travels to ${part.travel}`, run: (player) => travelTo(player, part.travel) };
  if ('shop' in part)
    return {
      title: `opens a dialog by keyboard, and buys ${part.thing}`,
      run: (player) => buy(player, part),
    };
  return { title: `chooses in ${part.storylet}`, run: (player) => playScene(player, part) };
}
