import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../drawing/picture.ts';
import { AREA_SPECS, COLLECTIONS } from '../headers/area-parts.ts';
import { IMAGES } from '../paths.ts';
import type { Family } from '../rendering/family.ts';
import { fingerprintOf } from '../rendering/fingerprint.ts';

const size = { width: 200, quality: 75 };
const largest = (name: string) => `locations/${name}-400.avif`;
const resized = (name: string) => sharp(join(IMAGES, largest(name))).resize(size.width, null, { kernel: 'lanczos3' });

/** JPEG copies of the small squares of banners, for clients that cannot show AVIF. Made from the large squares. */
export const locationJpegs: Family = {
  name: 'location-jpegs',
  recipe: import.meta.filename,
  // The collections only name the areas: what they draw changes the large cut.
  parts: { collections: COLLECTIONS, filesOf: () => [] },
  specs: new Map([...AREA_SPECS.keys()].map((name) => [name, { drawnOn: fingerprintOf(largest(name)) }])),
  render: async (name) => [
    {
      path: `locations/${name}-${size.width}.jpg`,
      bytes: await resized(name).jpeg({ quality: size.quality, mozjpeg: true }).toBuffer(),
    },
  ],
  sample: async (): Promise<Picture> => {
    const { data, info } = await resized('tallow-wharf').removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, channels: 3, bytes: data };
  },
};
