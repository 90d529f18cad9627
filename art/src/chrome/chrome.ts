import sharp from 'sharp';
import type { Picture } from '../drawing/picture.ts';
import type { Family, OutputFile } from '../rendering/family.ts';
import { fingerprintOf } from '../rendering/fingerprint.ts';
import { inSizes, sharpImage } from '../rendering/sizes.ts';
import { drawCandle } from './candles.ts';
import { drawCardBack } from './card-back.ts';
import { dividers } from './dividers.ts';
import { ghostCard } from './ghost-card.ts';
import { compassRose, favicon, playerMarker } from './marks.ts';
import { panelFrame } from './panel-frame.ts';
import { type Piece, pieces } from './pieces.ts';
import { drawSeal } from './seal.ts';
import { sealed } from './sealed.ts';
import { drawSocialCard } from './social-card.ts';
import { drawTexture } from './textures.ts';

const specs = new Map<string, object>(
  Object.entries(pieces).map(([name, piece]) => [
    name,
    // A piece that contains another picture is redrawn when that picture changes.
    piece.kind === 'social card' ? { ...piece, drawnOn: fingerprintOf(`heroes/${piece.hero}-1600.avif`) } : piece,
  ]),
);

/** Pictures of the page itself: candles, the backs of cards, seals, rules, cloth and marks. */
export const chrome: Family = {
  name: 'chrome',
  recipe: import.meta.filename,
  specs,
  render: async (name) => {
    const piece = pieces[name];
    if (piece === undefined) throw new Error(`There is no piece called ${name}`);
    return filesOf(name, piece);
  },
  sample: () => drawSeal('sample', { wax: 'oxblood', glyph: 'padlock' }, 2),
};

async function filesOf(name: string, piece: Piece): Promise<readonly OutputFile[]> {
  const svg = (bytes: string): readonly OutputFile[] => [{ path: `ui/${name}.svg`, bytes }];
  const cut = (picture: Picture, ...sizes: readonly (readonly [width: number, quality: number])[]) =>
    inSizes(
      picture,
      'ui',
      name,
      sizes.map(([width, quality]) => ({ width, quality })),
    );
  switch (piece.kind) {
    case 'candle':
      return cut(drawCandle(piece.part, 4), [264, 62]);
    case 'card back':
      return cut(await cardBack(name, piece), [312, 52]);
    case 'seal':
      return cut(await drawSeal(name, piece, 4), [168, 58], [84, 62]);
    case 'texture':
      return cut(drawTexture(name, piece), [384, 78]);
    case 'ghost card':
      return svg(ghostCard());
    case 'divider':
      return svg(dividers[piece.style]());
    case 'panel frame':
      return svg(panelFrame());
    case 'player marker':
      return svg(playerMarker());
    case 'compass rose':
      return svg(compassRose());
    case 'favicon':
      return [...svg(favicon()), ...(await Promise.all([32, 180].map((width) => asPng(name, favicon(), width))))];
    case 'social card': {
      const bytes = await sharpImage(await drawSocialCard(piece))
        .jpeg({ quality: 84, mozjpeg: true })
        .toBuffer();
      return [{ path: `ui/${name}-1200.jpg`, bytes }];
    }
  }
}

async function cardBack(name: string, piece: Extract<Piece, { readonly kind: 'card back' }>): Promise<Picture> {
  const back = await drawCardBack(name, piece, 4);
  const seal = piece.sealed === undefined ? undefined : pieces[piece.sealed];
  return seal?.kind === 'seal' ? sealed(back, await drawSeal(piece.sealed ?? '', seal, 4)) : back;
}

async function asPng(name: string, svg: string, width: number): Promise<OutputFile> {
  const bytes = await sharp(Buffer.from(svg), { density: 72 * 6 })
    .resize(width, width)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { path: `ui/${name}-${width}.png`, bytes };
}
