import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** A card of lace paper with a heart on it, and no name. */
export const valentineInLace: Engraving = {
  card: 'persuasive',
  palette: 'rose',
  ambient: 0.34,
  lamps: [{ x: 70, y: 70, z: 150, reach: 300, strength: 1.1 }],
  draw: (block) => {
    glow(block, { y: 190, reach: 190, strength: 0.3 });
    block.form({ shade: 0.95, hatch: 8, round: 5, shadow: 16 }, (form) =>
      form.at({ x: 150, y: 196, turn: -5 }, () => {
        form.box(-88, -118, 176, 236);
        for (let x = -88; x <= 88; x += 22) form.disc(x, -118, 13, 13).disc(x, 118, 13, 13);
        for (let y = -118; y <= 118; y += 23.6) form.disc(-88, y, 13, 13).disc(88, y, 13, 13);
        for (let x = -88; x <= 88; x += 22) form.disc(x, -118, 5.4, 5.4, 0.2).disc(x, 118, 5.4, 5.4, 0.2);
        for (let y = -94; y <= 95; y += 23.6) form.disc(-88, y, 5.4, 5.4, 0.2).disc(88, y, 5.4, 5.4, 0.2);
        form.crease('-70,-100 70,-100 70,100 -70,100 -70,-100', 2, 0.5);
        form.strip('-40,74 40,74', 3, 0.5).strip('-28,86 28,86', 3, 0.5);
      }),
    );
    block.form({ shade: 0.62, hatch: 60, round: 26, shadow: 10, tint: '#ff5a50' }, (form) =>
      form.at({ x: 148, y: 186, turn: -5 }, () => {
        form.cut('0,66! -40,26 -58,-6 -54,-38 -34,-52 -12,-46 0,-28! 12,-46 34,-52 54,-38 58,-6 40,26');
        form.crease('-40,-20 -34,-36 -22,-40', 6, 0.98);
      }),
    );
    block.form({ shade: 0.9, hatch: 20, round: 3, shadow: 5, tint: '#ffe29a' }, (form) =>
      form.at({ x: 148, y: 186, turn: -5 }, () => {
        form.strip('-84,42 84,-40', 6).cut('84,-56! 104,-50! 92,-30!').cut('84,-46! 108,-50! 90,-36!');
        form.strip('-84,42 -98,38', 4).strip('-84,42 -92,56', 4).strip('-76,38 -90,32', 4).strip('-76,38 -84,52', 4);
      }),
    );
  },
};
