import { type Character, namableIn, renameQuality, type Story } from '@underhall/engine';
import type { Game } from './game.ts';
import type { Screen } from './screen.ts';

/** The question a branch asks before it goes on: a name, or somebody to invite. */
export function questionScreen(game: Game, { phase, ...asked }: Story & { phase: 'Rename' | 'Act' }): Screen {
  const branch = game.world.storylets.get(asked.storylet)?.branches.find(({ id }) => id === asked.branch);
  if (phase === 'Act' || !branch) {
    const act = branch?.act === undefined ? undefined : game.world.acts.get(branch.act);
    return {
      lines: [`"${act?.name ?? 'An invitation'}" wants somebody else, and you play alone here: b goes back`],
      choices: [],
    };
  }
  return {
    lines: ['What is named, and how? A number, a space, the name. b goes back', ''],
    choices: namableIn(branch.names ?? '', game).map(({ id, name }) => ({
      lines: [currentName(id, name, game.character)],
      pick: (rest) =>
        rest === '' ? 'a name stands behind the number: 1 The Bishop' : (moment) => renameQuality(moment, id, rest),
    })),
  };
}

const currentName = (id: number, name: string, { names }: Character): string =>
  names[id] === undefined ? name : `${name}, called ${names[id]}`;
