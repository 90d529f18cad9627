import type { Block } from '../../scenes/block.ts';
import type { Engraving } from '../engraving.ts';
import { glow, table } from '../objects/ground.ts';

/** A basket of sealed letters, with a brick on it. */
export const lettersUnderABrick: Engraving = {
  card: 'persuasive',
  palette: 'ember',
  ambient: 0.28,
  lamps: [{ x: 80, y: 70, z: 140, reach: 280, strength: 1.3 }],
  draw: (block) => {
    glow(block, { y: 150 });
    table(block, 320, 360, { shade: 0.34 });
    block.form({ shade: 0.5, hatch: 40, round: 8, shadow: 10, tint: '#e0b070' }, (form) =>
      form.strip('50,226 58,120 104,66 150,54 196,66 242,120 250,226', 15),
    );
    for (const [x, y, turn, shade] of [
      [92, 190, -24, 0.82],
      [208, 188, 22, 0.8],
      [150, 170, 4, 0.86],
      [112, 214, -8, 0.95],
      [190, 216, 10, 0.92],
    ] as const)
      letter(block, x, y, turn, shade);
    block.form({ shade: 0.62, hatch: 2, round: 6, shadow: 12, tint: '#f08060' }, (form) => {
      form.cut('86,150! 196,136! 226,152! 114,170!', 0.9);
      form.cut('86,150! 114,170! 118,208! 90,184!', 0.5);
      form.cut('114,170! 226,152! 228,190! 118,208!', 0.66);
      form.crease('130,158 196,148', 5, 0.5);
    });
    block.form({ shade: 0.66, hatch: 0, round: 20, shadow: 12, tint: '#eabb78' }, (form) => {
      form.cut('38,228! 262,228! 244,344! 150,352 56,344!');
      for (let row = 0; row < 6; row += 1)
        for (let column = -1; column < 12; column += 1) {
          const x = 34 + column * 22 + (row % 2) * 11;
          form.crease(`${x},${240 + row * 19} ${x + 8},${234 + row * 19} ${x + 18},${240 + row * 19}`, 4, 0.22);
          form.crease(`${x + 20},${230 + row * 19} ${x + 20},${248 + row * 19}`, 3, 0.3);
        }
    });
    block.form({ shade: 0.75, hatch: 0, round: 6, shadow: 6, tint: '#eabb78' }, (form) => {
      form.strip('36,230 150,238 264,230', 14);
      for (let x = 42; x < 262; x += 16) form.crease(`${x},222 ${x + 8},246`, 3, 0.3);
    });
  },
};

function letter(block: Block, x: number, y: number, turn: number, shade: number): void {
  block.form({ shade, hatch: 4, round: 0, shadow: 8 }, (form) =>
    form.at({ x, y, turn }, () => {
      form.box(-52, -36, 104, 72).crease('-52,-36 0,6 52,-36', 2.6, shade * 0.45);
      form.disc(0, 4, 10, 10, 0.3);
    }),
  );
}
