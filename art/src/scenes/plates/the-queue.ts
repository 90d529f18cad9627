import type { Block } from '../block.ts';
import { lantern } from '../parts/lights.ts';
import { person, personBehind } from '../parts/person.ts';
import { cobbles } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** The tail of a queue that goes down some steps and round into the fog, with a dog in it. */
export const theQueue: Scene = {
  palette: 'bone',
  ambient: 0.34,
  lamps: [{ x: 148, y: 128, z: 100, reach: 280, strength: 1.1 }],
  draw: (block) => {
    block.air(200, 200, 320, 0.5);
    cobbles(block, 372, 0.46);
    block.form({ shade: 0.4, hatch: 90, round: 0, shadow: 0, fog: 0.3 }, (form) => {
      form.box(-10, -10, 270, 386).box(96, 116, 104, 180, 0.12);
      for (let y = 10; y < 360; y += 40) form.crease(`-10,${y} 260,${y}`, 2, 0.2);
      form.crease('88,108 208,108', 8, 0.6);
    });
    for (let step = 0; step < 4; step += 1)
      block.form({ shade: 0.5, hatch: 0, round: 2, shadow: 0, fog: 0.2 }, (form) =>
        form
          .box(84 - step * 10, 296 + step * 20, 130 + step * 26, 22, 0.4)
          .box(84 - step * 10, 296 + step * 20, 130 + step * 26, 7, 0.7),
      );
    lantern(block, 148, 60, 60);
    const line = [
      [150, 300, 150],
      [176, 322, 158],
      [206, 346, 166],
      [244, 372, 172],
      [288, 384, 178],
      [334, 392, 186],
      [382, 402, 194],
      [434, 414, 206],
    ] as const;
    for (const [at, [x, y, height]] of line.entries()) {
      const skirt = at % 3 === 1;
      person(block, {
        x,
        y,
        height,
        looksLeft: true,
        wears: skirt ? 'gown' : at % 3 === 2 ? 'cape' : 'coat',
        shade: 0.4,
        fog: Math.max(0, 0.4 - at * 0.05),
        head: skirt
          ? { hat: 'bonnet', hatShade: 0.5, hair: 'lowKnot' }
          : { hat: at % 2 === 0 ? 'bowler' : 'top', hatShade: 0.28, hair: 'cropped' },
      });
    }
    dog(block, 502, 430);
    person(block, {
      x: 566,
      y: 446,
      height: 236,
      looksLeft: true,
      wears: 'gown',
      shade: 0.42,
      head: { hat: 'bonnet', hatShade: 0.46, hair: 'lowKnot', face: { nose: 'long' } },
    });
    personBehind(block, { x: 664, y: 520, height: 360, hat: 'bowler', shade: 0.3 });
    block.fog(360, 50, 0.16);
  },
};

function dog(block: Block, x: number, y: number): void {
  block.form({ shade: 0.5, hatch: 70, round: 12, shadow: 6 }, (form) =>
    form.at({ x, y }, () => {
      form.cut(
        '30,0! 26,-36 12,-66 -4,-80 -20,-76 -36,-68 -42,-60 -34,-54 -22,-52 -18,-36 -22,0! -12,0! -8,-22 6,-26 10,0!',
      );
      form.cut('-6,-80 4,-92 10,-74 6,-62 -2,-66', 0.34).strip('28,-8 42,-10 50,-26', 6);
      form.disc(-24, -68, 2.4, 2.4, 0.05).disc(-41, -62, 3.6, 3, 0.05);
      form.crease('-14,-52 0,-48 10,-58', 4, 0.8);
    }),
  );
}
