import {
  chanceFrom,
  type Gender,
  genders,
  newCharacter,
  openPack,
  type Pack,
  type World,
  withStanding,
} from '@underhall/engine';
import { didYouMean } from '../syntax/did-you-mean.ts';
import { curlQuotes } from '../syntax/typography.ts';
import type { Game } from './game.ts';

/** Noon of an ordinary day. */
const BEGAN = Date.UTC(2026, 0, 5, 12);

const GENDERS: ReadonlyMap<string, Gender> = new Map(genders.map((each) => [each.toLowerCase(), each]));

const OPTIONS = ['--seed', '--as', '--from', '--lodge', '--set', '--reveal'];

/** npm takes the options before `--` for itself. */
const OPTIONS_HINT = ' Write options after --: npm run world play -- --seed 7';

/** Returns a message if the options are invalid. */
export function beginGame(pack: Pack, words: readonly string[], anySeed: number): Game | string {
  let game = newGame(openPack(pack), anySeed);
  for (let at = 0; at < words.length; at++) {
    const option = words[at] ?? '';
    if (!OPTIONS.includes(option)) return unknown(option);
    const value = option === '--reveal' ? '' : words[++at];
    if (value === undefined) return `"${option}" needs a value`;
    const next = withOption(game, option, value);
    if (typeof next === 'string') return next;
    game = next;
  }
  return game;
}

const unknown = (option: string): string =>
  `unknown option "${option}".${didYouMean(option, OPTIONS)}${option.startsWith('--') ? '' : OPTIONS_HINT}`;

function newGame(world: World, seed: number): Game {
  const [face = ''] = world.pack.start.faces;
  const character = newCharacter(world, { name: 'Somebody', gender: 'Indistinct', face }, BEGAN, chanceFrom(BEGAN));
  return { world, character, began: BEGAN, now: BEGAN, turn: 0, calls: 0, seed };
}

function withOption(game: Game, option: string, value: string): Game | string {
  const { character, world } = game;
  switch (option) {
    case '--seed':
      return /^\d{1,9}$/.test(value)
        ? { ...game, seed: Number(value) }
        : `"${value}" is not a seed; use a whole number`;
    case '--as': {
      const gender = GENDERS.get(value.toLowerCase());
      return gender
        ? { ...game, character: { ...character, gender } }
        : `"${value}" is not one of: ${[...GENDERS.keys()].join(', ')}`;
    }
    case '--from': {
      const area = findByName(world.pack.areas, value);
      return typeof area === 'string'
        ? `unknown area ${area}`
        : { ...game, character: { ...character, area: area.id } };
    }
    case '--lodge': {
      const lodging = findByName(world.pack.lodgings, value);
      return typeof lodging === 'string'
        ? `unknown lodging ${lodging}`
        : { ...game, character: { ...character, lodging: lodging.id } };
    }
    case '--set':
      return withLevels(game, value);
    case '--reveal':
      return { ...game, character: { ...character, restrictions: [] } };
    default:
      return unknown(option);
  }
}

/** Sets levels in the syntax of amounts: `Watchful 20, Echoes 100`. */
function withLevels(game: Game, list: string): Game | string {
  let { character, world } = game;
  for (const part of list.split(',').map((each) => each.trim())) {
    const [, name, level] = /^(.+) (\d{1,9})$/.exec(part) ?? [];
    if (name === undefined) return `"${part}" is not a name and a level, like "Watchful 20"`;
    const quality = findByName(world.pack.qualities, name);
    if (typeof quality === 'string') return `unknown quality ${quality}`;
    const to = { level: Number(level), points: 0 };
    if (quality.shared) world = { ...world, shared: withStanding(world.shared, quality.id, to) };
    else character = { ...character, qualities: withStanding(character.qualities, quality.id, to) };
  }
  return { ...game, character, world };
}

/** Ignores case and the shape of quotes. If nothing matches, returns the quoted name with a suggestion. */
function findByName<Thing extends { readonly name: string }>(
  things: readonly Thing[],
  written: string,
): Thing | string {
  const title = curlQuotes(written).toLowerCase();
  const found = things.find(({ name }) => name.toLowerCase() === title);
  return (
    found ??
    `"${written}".${didYouMean(
      written,
      things.map(({ name }) => name),
    )}`
  );
}
