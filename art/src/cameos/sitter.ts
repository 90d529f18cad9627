import { spline, splinePoints } from '../drawing/spline.ts';
import { BEARDS } from './beards.ts';
import { BUSTS } from './busts.ts';
import { type CameoCanvas, cutPath, newCameoCanvas } from './cameo-canvas.ts';
import { type CameoSpec, DRESS, HAIR, HATS } from './cameo-spec.ts';
import { CAMEO } from './oval-frame.ts';
import { cutProfile } from './profile.ts';
import { ON_THE_SHOULDERS, THINGS } from './things.ts';

const HEAD = 111;
const MIDDLE = { x: 167, top: 63 };
const NAPE = { x: -42, y: 108 };

/** The height of hats and hair above the crown, in hundredths of a head: the sitter is placed lower by it. */
const TALL: Readonly<Record<string, number>> = {
  top: 58,
  stovepipe: 76,
  riding: 40,
  headwrap: 52,
  feathered: 56,
  mantilla: 46,
  helmet: 48,
  cookCap: 46,
  plumed: 44,
  mothed: 44,
  turban: 40,
  cocked: 34,
  topKnot: 34,
  rolled: 38,
  puff: 40,
  highKnot: 28,
  ringlets: 26,
  fez: 32,
  tiara: 28,
  wild: 28,
  round: 24,
  cloud: 22,
  deerstalker: 26,
  nightcap: 28,
};

/** The sitter cut out, in the pixels of a picture `pixelRatio` times 260 by 338. */
export function drawSitter(name: string, spec: CameoSpec, pixelRatio: number): CameoCanvas {
  const canvas = newCameoCanvas(CAMEO.width * pixelRatio, CAMEO.height * pixelRatio, `cameo ${name}`, spec.tint);
  const tall = Math.max(TALL[spec.hat ?? ''] ?? 0, spec.hat === undefined ? (TALL[spec.hair ?? ''] ?? 0) : 0);
  const above = Math.max(0, tall - 18);
  const unit = ((HEAD * (spec.size ?? 1) * (1 - above * 0.0034)) / 100) * pixelRatio;
  const top = (MIDDLE.top + above * 0.66 + (1 - (spec.size ?? 1)) * 130) * pixelRatio;
  const pose = (bent: number): void => {
    for (const sheet of [canvas.paper, canvas.gilt]) {
      sheet.resetTransform();
      if (spec.looksLeft) {
        sheet.translate(CAMEO.width * pixelRatio, 0);
        sheet.scale(-1, 1);
      }
      sheet.translate(MIDDLE.x * pixelRatio, top);
      sheet.scale(unit, unit);
      sheet.translate(NAPE.x, NAPE.y);
      sheet.rotate((bent * Math.PI) / 180);
      sheet.translate(-NAPE.x, -NAPE.y);
    }
  };
  const bent = spec.bent ?? 0;
  pose(0);
  cutPath(canvas, spline(splinePoints(BUSTS[spec.bust]), true));
  pose(bent);
  cutProfile(canvas, spec.face ?? {});
  pose(0);
  DRESS[spec.dress](canvas);
  pose(bent);
  if (spec.hair !== undefined) HAIR[spec.hair](canvas);
  if (spec.beard !== undefined) BEARDS[spec.beard](canvas);
  if (spec.hat !== undefined) HATS[spec.hat](canvas);
  for (const thing of spec.things ?? []) {
    pose(ON_THE_SHOULDERS.includes(thing) ? 0 : bent);
    THINGS[thing](canvas);
  }
  return canvas;
}
