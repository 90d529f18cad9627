import { disc } from '../../scenes/form.ts';
import type { Engraving } from '../engraving.ts';
import { glow, table } from '../objects/ground.ts';

/** A cap with the round brush of a chimney-sweep standing up from its crown. */
export const sweepsBrushCap: Engraving = {
  card: 'shadowy',
  palette: 'verdigris',
  ambient: 0.34,
  lamps: [{ x: 70, y: 80, z: 140, reach: 300, strength: 1.3 }],
  draw: (block) => {
    glow(block, { y: 160, reach: 190, strength: 0.56 });
    table(block, 334, 364, { shade: 0.36 });
    block.form({ shade: 0.5, hatch: 90, round: 5, shadow: 8, tint: '#e8b878' }, (form) =>
      form.strip('152,120 154,236', 16),
    );
    block.form({ shade: 0.2, hatch: 90, round: 2, shadow: 14, tint: '#c8b8a8' }, (form) => {
      for (let at = 0; at < 110; at += 1) {
        const angle = (at / 110) * 2 * Math.PI;
        const long = 84 + 14 * block.random();
        const [across, down] = [Math.sin(angle), -Math.cos(angle)];
        form.strip(
          `${150 + across * 12},${124 + down * 12} ${150 + across * long},${124 + down * long}`,
          3.2,
          0.08 + 0.3 * block.random(),
        );
      }
    });
    block.form({ shade: 0.75, hatch: 0, round: 8, shadow: 6, tint: '#ffd27a' }, (form) =>
      form.cut(disc(150, 124, 20, 20)).cut(disc(150, 124, 7, 7), 0.2),
    );
    const felt = { shade: 0.62, hatch: 80, round: 24, shadow: 12, tint: '#c8cfe0' };
    block.form({ ...felt, shade: 0.4, round: 9, shadow: 14 }, (form) =>
      form.cut('92,312! 34,314 14,332 40,346 120,342!'),
    );
    block.form(felt, (form) => {
      form.cut('70,312! 66,276 86,240 128,222 180,222 228,240 250,276 246,312! 160,326');
      form.crease('154,222 118,262 106,316', 3, 0.24).crease('158,222 190,262 198,316', 3, 0.24);
    });
    block.form({ ...felt, shade: 0.46, round: 9 }, (form) => {
      form.cut('68,300! 156,314 250,298! 250,332! 160,350 70,338!');
      form.crease('70,308 156,321 248,306', 2.4, 0.8);
    });
  },
};
