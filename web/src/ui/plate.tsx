import { Picture } from './picture.tsx';
import css from './plate.module.css';

const availableWidths = { icons: [100, 200], cameos: [130, 260], lodgings: [260, 520] } as const;

type PlateProps = {
  readonly kind?: keyof typeof availableWidths;
  readonly name: string;
  readonly width: number;
  readonly className?: string | undefined;
};

/** A small picture with the aspect ratio 10:13. `width` is in pixels. */
export function Plate({ kind = 'icons', name, width, className = '' }: PlateProps) {
  return (
    <Picture
      kind={kind}
      name={name}
      widths={availableWidths[kind]}
      width={width}
      height={Math.round(width * 1.3)}
      className={`${css.plate} ${className}`}
    />
  );
}
