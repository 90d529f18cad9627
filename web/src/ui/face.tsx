import { world } from '../api/world.ts';
import css from './face.module.css';
import { initialsOf } from './initials-of.ts';
import { Plate } from './plate.tsx';

type FaceProps = {
  readonly image: string;
  /** Name of the character. */
  readonly of: string;
  readonly width: number;
  readonly className?: string | undefined;
};

/** The face of a character, or the initials of the name in a world without faces. */
export function Face({ image, of: name, width, className = '' }: FaceProps) {
  if (image !== '' && !world.looks.isFaceless)
    return <Plate kind="cameos" name={image} width={width} className={className} />;
  const style = { width, height: Math.round(width * 1.3), fontSize: Math.max(16, Math.round(width * 0.4)) };
  return (
    <span className={`${css.initials} ${className}`} style={style} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
