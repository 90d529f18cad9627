/** A hash that takes a text piece by piece; how the text is parted makes no difference to it. */
export type ContentHash = {
  readonly take: (piece: string) => void;
  /** 128 bits of what was taken as 32 hex digits. */
  readonly digits: () => string;
};

/** A hash that tells versions apart; it keeps no secrets, and is the same in every browser. */
export function contentHash(): ContentHash {
  // Whole numbers of 32 bits throughout, which a processor is quickest with.
  let lanes: Lanes = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f];
  return {
    take: (piece) => {
      lanes = mixed(lanes, piece);
    },
    digits: () => {
      const [a, b, c, d] = lanes;
      return [a ^ (d >>> 15), b ^ (a >>> 15), c ^ (b >>> 15), d ^ (c >>> 15)]
        .map((lane) => (lane >>> 0).toString(16).padStart(8, '0'))
        .join('');
    },
  };
}

type Lanes = readonly [number, number, number, number];

function mixed(lanes: Lanes, piece: string): Lanes {
  let [a, b, c, d]: [number, number, number, number] = [lanes[0] | 0, lanes[1] | 0, lanes[2] | 0, lanes[3] | 0];
  for (let i = 0; i < piece.length; i++) {
    const unit = piece.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = (Math.imul(b ^ unit, 0x85ebca77) + a) | 0;
    c = Math.imul(c ^ unit, 0xc2b2ae3d) ^ (b >>> 13);
    d = (Math.imul(d ^ unit, 0x27d4eb2f) + (c >>> 7)) | 0;
  }
  return [a, b, c, d];
}
