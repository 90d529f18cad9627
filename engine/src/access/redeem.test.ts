import { expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { newCharacter } from '../new-character.ts';
import type { Persona } from '../persona.ts';
import { levelOf, standingOf } from '../qualities/qualities.ts';
import { chooseBranch } from '../story/choose-branch.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aTimedStory } from '../testing/a-timed-story.ts';
import { aQuality, ids } from '../testing/a-world.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { redeem } from './access-code.ts';

const introduced: Persona = {
  id: 3,
  name: 'Introduced',
  code: 'Introductions',
  qualities: [
    { quality: ids.secret, level: 2 },
    { quality: ids.watchful, level: 3 },
    { quality: ids.favour, level: 5 },
  ],
};
const plain: Persona = { id: 4, name: 'Plain', qualities: [] };
const bringing = (code: string, about: About = {}) =>
  redeem(aMoment({ ...about, pack: { personas: [plain, introduced], ...about.pack } }), code);

test('a code adds the levels of its persona, up to the caps', () => {
  const levelsHeld = { [ids.secret]: 4, [ids.favour]: 4, [ids.watchful]: 3 };
  const { character, changes } = turnOf(bringing('introductions', { qualities: levelsHeld }));

  expect(changes.slice(0, 2)).toEqual([
    { kind: 'code redeemed', code: 'introductions' },
    {
      kind: 'quality',
      quality: ids.secret,
      from: { level: 4, points: 0 },
      to: { level: 6, points: 0 },
      how: 'changed',
    },
  ]);
  expect(character.codes).toEqual(['introductions']);
  expect([ids.secret, ids.favour].map((quality) => levelOf(character.qualities, quality))).toEqual([6, 7]);
  expect(standingOf(character.qualities, ids.watchful)).toEqual({ level: 4, points: 2 });
});

test('a character can redeem a code only once, whatever its case and spaces', () => {
  const once = { character: { codes: ['introductions'] } };

  expect(bringing('introductions', once)).toEqual(refused('code redeemed already'));
  expect(bringing(' INTRODUCTIONS ', once)).toEqual(refused('code redeemed already'));
  expect(turnOf(bringing(' INTRODUCTIONS ')).character.codes).toEqual(['introductions']);
});

test('an unknown code is refused', () => {
  expect(bringing('introduction')).toEqual(refused('no such code'));
  expect(bringing('undefined')).toEqual(refused('no such code'));
  expect(bringing('')).toEqual(refused('no such code'));
});

test('a code does not change shared or unknown qualities', () => {
  const odd: Persona = { ...introduced, qualities: [ids.secret, 999].map((quality) => ({ quality, level: 1 })) };
  const shared = aQuality({ id: ids.secret, shared: true });

  expect(turnOf(bringing('introductions', { pack: { personas: [odd], qualities: [shared] } })).changes).toHaveLength(1);
});

test('redeeming a code has an aftermath', () => {
  const given = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];
  const pack = { timed: [aTimedStory({ id: 1, given })] };

  expect(turnOf(bringing('introductions', { pack })).character.timers).toHaveLength(1);
});

const granting = (code: string, codes: readonly string[] = []) => {
  const outcome = { title: '', descriptionHtml: '', effects: [], reveal: [], grant: [code] };
  const moment = aMoment({ branch: { outcomes: { always: outcome } }, pack: { personas: [introduced] } });
  const character = { ...moment.character, codes };
  return turnOf(chooseBranch({ ...moment, character }, { branch: ids.ask, secondChances: [] })).character;
};

test('an outcome may redeem a code at once, and a second time it does nothing', () => {
  expect(levelOf(granting('Introductions').qualities, ids.secret)).toBe(2);
  expect(levelOf(granting('Introductions', ['introductions']).qualities, ids.secret)).toBe(0);
});

test('a code without a persona is recorded', () => {
  expect(granting('Seen the Roof', ['introductions']).codes).toEqual(['introductions', 'seen the roof']);
});

test('a character created with a code has already redeemed it', () => {
  const { world } = aMoment({ pack: { personas: [introduced] } });
  const character = newCharacter(world, { name: 'Ada', gender: 'Lady', face: 'beardy', persona: 3 }, 0, chanceFrom(1));

  expect(redeem({ ...aMoment({ world }), character }, 'Introductions')).toEqual(refused('code redeemed already'));
});
