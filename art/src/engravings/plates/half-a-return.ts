import { letters } from '../../scenes/parts/lettering.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** The half of a return ticket that goes back, torn across. */
export const halfAReturn: Engraving = {
  card: 'mystery',
  palette: 'abyss',
  ambient: 0.34,
  lamps: [{ x: 70, y: 70, z: 160, reach: 300, strength: 1.15, colour: '#ffd9a0' }],
  draw: (block) => {
    glow(block, { y: 190, reach: 180, strength: 0.36 });
    block.form({ shade: 0.86, hatch: 6, round: 4, shadow: 16, tint: '#f4d49a' }, (form) =>
      form.at({ x: 156, y: 196, turn: -14, size: 0.96 }, () => {
        form.cut(
          '-112,-84! -124,-68! -116,-50! -126,-30! -114,-14! -124,8! -112,26! -122,44! -114,64! -120,84! 112,84! 112,24 96,0 112,-24! 112,-84!',
        );
        form.crease('-104,-72! 100,-72! 100,-30!', 3, 0.3).crease('-104,72! 100,72! 100,30!', 3, 0.3);
        letters(form, 'RETURN', -96, -54, 32, 7, 0.12);
        form.strip('-84,20! 20,20!', 11, 0.16).cut('-84,20! -60,-4! -60,44!', 0.16);
        form.strip('30,12 84,12', 5, 0.4).strip('30,28 70,28', 5, 0.4);
        form.strip('-90,56 60,56', 4, 0.45);
        form.disc(62, 52, 13, 13, 0.02);
      }),
    );
  },
};
