import { BEARDS } from '../../cameos/beards.ts';
import { BUSTS } from '../../cameos/busts.ts';
import { cut } from '../../cameos/cameo-canvas.ts';
import { DRESS, HAIR, HATS } from '../../cameos/cameo-spec.ts';
import { type Face, profile } from '../../cameos/profile.ts';
import { THINGS } from '../../cameos/things.ts';
import { spline } from '../../drawing/spline.ts';
import type { Block } from '../block.ts';
import { disc, type Form } from '../form.ts';

export type Sitter = {
  /** The nape: where the head turns on the shoulders. */
  readonly x: number;
  readonly y: number;
  /** From crown to chin, in units. */
  readonly size: number;
  readonly looksLeft?: boolean;
  /** Degrees the head is bent forward. */
  readonly bent?: number;
  readonly face?: Face;
  readonly hair?: keyof typeof HAIR;
  readonly beard?: keyof typeof BEARDS;
  readonly hat?: keyof typeof HATS;
  /** The shoulders; without them there is the head alone. */
  readonly bust?: keyof typeof BUSTS;
  readonly dress?: keyof typeof DRESS;
  readonly things?: readonly (keyof typeof THINGS)[];
  readonly skin?: number;
  readonly hairShade?: number;
  readonly hatShade?: number;
  readonly dressShade?: number;
};

const NAPE = { x: 42, y: -108 };

/** Somebody in profile as the cameos cut them, lit: shoulders, head, hair and what is worn. */
export function sitter(block: Block, look: Sitter): void {
  const { bust, dress, hair, beard, hat, things = [], skin = 0.66, size } = look;
  const layer = (
    shade: number,
    hatch: number,
    round: number,
    draw: (form: Form) => void,
    bent = look.bent ?? 0,
  ): void => {
    block.form({ shade, hatch, round: (round * size) / 100, shadow: size * 0.05, edge: 0.5 }, (form) => {
      form.at(
        {
          x: look.x,
          y: look.y,
          size: size / 100,
          turn: look.looksLeft ? -bent : bent,
          mirrored: look.looksLeft ?? false,
        },
        () => form.at(NAPE, draw),
      );
    });
  };
  layer(skin, 62, 26, (form) => {
    form.cut(spline(profile(look.face ?? {}), true));
    features(form, skin);
  });
  if (bust !== undefined)
    layer(
      look.dressShade ?? 0.24,
      105,
      26,
      (form) =>
        form.stamp(
          (pad) => {
            cut(pad, '-106,158 -118,190 -124,420! 34,420! 28,190 12,152');
            cut(pad, BUSTS[bust]);
            if (dress !== undefined) DRESS[dress](pad);
          },
          look.dressShade ?? 0.24,
          Math.min(1, (look.dressShade ?? 0.24) + 0.4),
        ),
      0,
    );
  if (hair !== undefined)
    layer(look.hairShade ?? 0.26, 130, 12, (form) =>
      form.stamp(HAIR[hair], look.hairShade ?? 0.26, (look.hairShade ?? 0.26) + 0.3),
    );
  if (beard !== undefined)
    layer(look.hairShade ?? 0.3, 100, 10, (form) =>
      form.stamp(BEARDS[beard], look.hairShade ?? 0.3, (look.hairShade ?? 0.3) + 0.3),
    );
  if (hat !== undefined)
    layer(look.hatShade ?? 0.18, 95, 16, (form) =>
      form.stamp(HATS[hat], look.hatShade ?? 0.18, (look.hatShade ?? 0.18) + 0.4),
    );
  for (const thing of things) layer(0.1, 90, 0, (form) => form.stamp(THINGS[thing], 0.12, 0.85));
}

/** An eye under its brow, nostril, mouth and ear, and the shade under the jaw. */
function features(form: Form, skin: number): void {
  const dark = skin * 0.12;
  form.patch('-10,101 -20,104 -31,97 -37,84 -45,80 -60,100 -62,136 -28,134', skin * 0.5);
  form.patch('-2,42 -8,40 -15,42 -17,47 -10,50 -3,47', skin * 0.5);
  form.patch('-3.5,45.4 -8,43.2 -13.5,45.2 -8,47.4', dark);
  form.crease('-2.4,37.4 -9,33.6 -18,36', 1.7, skin * 0.25);
  form.crease('-3,44.6 -8,42.6 -14,45', 1.1, dark);
  form.crease('2.8,68 5,66.6 6.6,67.6', 1.6, dark);
  form.crease('-0.6,70.4 -1.6,66.4 0.8,63', 1, skin * 0.4);
  form.crease('2.4,78.8 -2,79.5 -6.4,79.4', 1.4, dark);
  form.crease('-3,72 -6.4,76 -6.6,83', 1, skin * 0.45);
  form.crease('-1,87 -3,86.4 -5,87', 1, skin * 0.5);
  form.patch(disc(-41, 58, 6, 10), skin * 1.12);
  form.crease('-38,50 -44,50 -46,57 -43,65 -39,67', 1.4, skin * 0.35);
  form.crease('-40,55 -42,58 -40,62', 1.2, skin * 0.35);
}
