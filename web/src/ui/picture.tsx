import { useState } from 'react';
import { type ArtKind, artUrl } from '../api/art.ts';
import { beginPicture } from './picture-progress.ts';

type PictureProps = {
  readonly kind: ArtKind;
  readonly name: string;
  /** Widths there are, smallest first. */
  readonly widths: readonly number[];
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
  readonly alt?: string;
  readonly className?: string | undefined;
  readonly isFirst?: boolean;
  /** Fetched when it is about to be scrolled into sight; until then it is not under way. */
  readonly isLate?: boolean;
};

/** A picture that keeps its place while it loads, and leaves a plain plate when it is missing. */
export function Picture({
  kind,
  name,
  widths,
  sizes,
  width,
  height,
  alt = '',
  className,
  isFirst,
  isLate,
}: PictureProps) {
  const [missing, setMissing] = useState('');
  const last = widths.at(-1) ?? width;
  if (missing === name || name === '') {
    return <span className={className} style={{ display: 'block', width, aspectRatio: `${width} / ${height}` }} />;
  }
  return (
    <img
      key={name}
      ref={isLate ? undefined : watch}
      loading={isLate ? 'lazy' : 'eager'}
      src={artUrl(kind, name, last)}
      srcSet={widths.map((each) => `${artUrl(kind, name, each)} ${each}w`).join(', ')}
      sizes={sizes ?? `${width}px`}
      width={width}
      height={height}
      alt={alt}
      className={className}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={() => setMissing(name)}
    />
  );
}

/** Counts a picture among those under way until it has come. One that had come at once is taken leave of with null. */
function watch(image: HTMLImageElement | null): (() => void) | undefined {
  if (!image || image.complete) return;
  const over = beginPicture();
  image.addEventListener('load', over);
  image.addEventListener('error', over);
  return over;
}
