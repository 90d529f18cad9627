import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';
import { railing } from '../objects/railing.ts';

/** A rolled umbrella, hung by its handle on a railing and left. */
export const colonelsUmbrella: Engraving = {
  card: 'rumour',
  palette: 'gas',
  ambient: 0.26,
  lamps: [{ x: 60, y: 80, z: 130, reach: 240, strength: 1.35 }],
  draw: (block) => {
    glow(block, { x: 110, y: 120, reach: 210, strength: 0.5 });
    block.fog(330, 60, 0.4);
    railing(block, { y: 92, foot: 392 });
    block.form({ shade: 0.86, hatch: 60, round: 8, shadow: 8, tint: '#fff1d0' }, (form) =>
      form.strip('172,150 172,86 158,58 134,60 124,84 126,104', 17),
    );
    block.form({ shade: 0.98, hatch: 0, round: 4, shadow: 0 }, (form) => form.box(161, 136, 22, 15));
    block.form({ shade: 0.34, hatch: 84, round: 18, shadow: 16, tint: '#d8e4f0' }, (form) => {
      form.cut('160,152! 184,152! 206,184 210,240 196,310 180,352! 166,352! 152,310 136,240 142,184');
      form.crease('172,156 160,240 170,348', 4, 0.1).crease('178,156 190,240 178,348', 4, 0.1);
      form.crease('166,160 148,220 156,300', 3, 0.7).crease('180,158 204,220', 2.4, 0.6);
    });
    block.form({ shade: 0.5, hatch: 0, round: 4, shadow: 4 }, (form) => {
      form.strip('140,258 172,270 208,256', 9);
      form.disc(186, 266, 6, 6, 0.95);
    });
    block.form({ shade: 0.8, hatch: 90, round: 4, shadow: 4 }, (form) => form.strip('173,350 173,378', 7));
  },
};
