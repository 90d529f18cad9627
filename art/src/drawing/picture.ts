/** A finished picture in the colours of a screen: rows of bytes, three for each pixel, or four where it has holes. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly bytes: Uint8Array;
};
