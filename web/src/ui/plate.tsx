import { Picture } from './picture.tsx';
import css from './plate.module.css';

/** The widths in which each kind is available. */
const drawn = { icons: [100, 200], cameos: [130, 260], lodgings: [260, 520] } as const;

type PlateProps = {
  readonly kind?: keyof typeof drawn;
  readonly name: string;
  readonly width: number;
  readonly className?: string | undefined;
};

/** A small engraved picture (10:13) of a thing, a face or a house. */
export function Plate({ kind = 'icons', name, width, className = '' }: PlateProps) {
  return (
    <Picture
      kind={kind}
      name={name}
      widths={drawn[kind]}
      width={width}
      height={Math.round(width * 1.3)}
      className={`${css.plate} ${className}`}
    />
  );
}
