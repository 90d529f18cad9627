import type { Engraving } from '../engraving.ts';
import { backWall, glow } from '../objects/ground.ts';
import { cup } from '../objects/tea.ts';

/** A chair with nobody in it, at a table that is laid. */
export const theOtherChair: Engraving = {
  card: 'persuasive',
  palette: 'rose',
  ambient: 0.28,
  lamps: [{ x: 236, y: 70, z: 120, reach: 240, strength: 1.35 }],
  draw: (block) => {
    glow(block);
    backWall(block, { shade: 0.3, foot: 300, tint: '#d8b8b4' });
    block.form({ shade: 0.3, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => {
      form.box(-10, 296, 320, 110);
      for (const x of [-60, 20, 90, 150, 210, 280, 360]) form.crease(`${150 + (x - 150) * 0.7},296 ${x},400`, 2, 0.15);
    });
    const wood = { shade: 0.78, hatch: 90, round: 7, shadow: 10, tint: '#f2cf95' };
    block.form(wood, (form) => {
      form.strip('70,244 62,360', 11).strip('160,244 170,352', 10, 0.5);
      form.strip('64,318 168,312', 6, 0.55);
      form.strip('66,60 62,244', 13).strip('156,58 164,244', 13);
      form.strip('62,62 110,46 160,60', 20);
      form.strip('64,110 112,100 160,110', 15).strip('64,160 112,152 162,160', 15);
    });
    block.form({ ...wood, hatch: 4, round: 8 }, (form) => {
      form.cut('48,246! 62,226! 166,224! 188,246! 184,258! 52,260!');
      form.crease('52,248 120,246 186,248', 3, 0.4);
    });
    block.form(wood, (form) => form.strip('56,258 46,378', 12).strip('180,256 190,376', 12));
    block.form({ shade: 0.92, hatch: 92, round: 10, shadow: 14 }, (form) => {
      form.cut('196,216! 320,216! 320,330! 296,318 276,332 254,318 232,332 208,320!');
      for (const x of [220, 246, 272]) form.crease(`${x},224 ${x - 3},324`, 3, 0.5);
    });
    block.form({ shade: 0.96, hatch: 2, round: 4, shadow: 0 }, (form) =>
      form.cut('204,202! 320,202! 320,222! 192,222!'),
    );
    cup(block, 250, 208, 66);
  },
};
