import type { Plate } from '../plate.ts';
import type { Port } from '../port.ts';

export type LandmarkName =
  | 'harbour'
  | 'lighthouse'
  | 'parish'
  | 'pillars'
  | 'laundry'
  | 'teeth'
  | 'hulks'
  | 'volcano'
  | 'mere'
  | 'steps'
  | 'larder'
  | 'mushrooms'
  | 'threshold';

export function drawLandmark(_port: Port, plate: Plate): void {
  plate.tones.fillStyle = '#ccc';
  plate.tones.fillRect(-14, -70, 28, 70);
  plate.lamps.fillStyle = '#ffb44e';
  plate.lamps.fillRect(-4, -50, 8, 14);
}
