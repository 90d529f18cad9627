import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** A constable's notebook, its pencil on a string. */
export const notebookOnAString: Engraving = {
  card: 'watchful',
  palette: 'gas',
  ambient: 0.34,
  lamps: [{ x: 70, y: 70, z: 150, reach: 300, strength: 1.25 }],
  draw: (block) => {
    glow(block, { y: 180, reach: 190, strength: 0.4 });
    block.form({ shade: 0.94, hatch: 90, round: 0, shadow: 14 }, (form) =>
      form.at({ x: 140, y: 186, turn: -8 }, () => {
        form.cut('-84,-124! 90,-124! 94,136! -80,136!', 0.7);
        for (let y = -116; y < 134; y += 7) form.crease(`84,${y} 96,${y}`, 2, 0.35);
      }),
    );
    block.form({ shade: 0.34, hatch: 80, round: 10, shadow: 8, tint: '#b8c4e8' }, (form) =>
      form.at({ x: 140, y: 186, turn: -8 }, () => {
        form.cut('-92,-122! -86,-132! 82,-132! 88,-122! 88,118! 82,128! -86,128! -92,118!');
        form.crease('-64,-130 -64,128', 5, 0.12);
        form.patch('-36,-84! 60,-84! 60,-22! -36,-22!', 0.95);
        form.crease('-20,-66! 44,-66!', 6, 0.2).crease('-20,-50! 44,-50!', 4, 0.35).crease('-20,-38! 20,-38!', 4, 0.35);
      }),
    );
    block.form({ shade: 0.7, hatch: 0, round: 5, shadow: 4, tint: '#f08070' }, (form) =>
      form.at({ x: 140, y: 186, turn: -8 }, () => form.strip('66,-132 68,128', 10)),
    );
    block.form({ shade: 0.95, round: 2, shadow: 5 }, (form) =>
      form.strip('66,58 40,96 44,160 70,210 96,262 92,300 104,318', 4.4),
    );
    const pencil = { hatch: 60, round: 8, shadow: 12 };
    block.form({ ...pencil, shade: 0.8, tint: '#ffc850' }, (form) =>
      form.at({ x: 186, y: 292, turn: -24 }, () => {
        form.cut('-92,-13! 62,-13! 62,13! -92,13!').crease('-92,-5 62,-5', 3, 0.5).crease('-92,5 62,5', 3, 0.6);
        form.cut('62,-13! 98,-3! 98,3! 62,13!', 0.98).cut('88,-6! 104,0! 88,6!', 0.05);
        form.box(-92, -14, 16, 28, 0.5);
      }),
    );
  },
};
