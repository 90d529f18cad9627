import { changeFace, changeName } from '../../myself/name-and-face.ts';
import { alone, type MakePair, oneOf } from './command-pair.ts';
import { takeFace, takeName } from './myself.ts';

export const myselfCommands = {
  changeName(chosen, game, { me, other }) {
    const [own, theirs] = [game.who.name, other.game.who.name];
    const name = oneOf(chosen, [own, theirs, own.toUpperCase(), theirs.toUpperCase(), 'Bea', 'Cy'], ['Di', 'Ed']);
    const isOf = (whose: string) => whose.toLowerCase() === name.toLowerCase();
    const namesake = isOf(own) ? me : isOf(theirs) ? other.id : undefined;
    return alone(
      { name, namesake },
      (moment) => changeName(moment, name, { namesake }),
      (played) => takeName(played, name, [other.game.who.name]),
    );
  },
  changeFace(chosen) {
    const face = oneOf(chosen, ['beardy', 'veil', 'fez'], ['mask', '']);
    const payment = chosen.pick % 2 === 0 ? 'fate' : 'ticket';
    return alone(
      { face, payment } as const,
      (moment) => changeFace(moment, face, payment),
      (game) => takeFace(game, face, payment),
    );
  },
} satisfies Record<string, MakePair>;
