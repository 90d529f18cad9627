import sharp from 'sharp';
import type { Picture } from '../drawing/picture.ts';
import { sharpImage } from '../rendering/sizes.ts';

/** A picture with a seal on its middle. */
export async function sealed(picture: Picture, seal: Picture): Promise<Picture> {
  const stamp = await sharpImage(seal).png().toBuffer();
  const { data, info } = await sharp(picture.bytes, {
    raw: { width: picture.width, height: picture.height, channels: picture.channels },
  })
    .composite([{ input: stamp, gravity: 'centre' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels as 3 | 4, bytes: data };
}
