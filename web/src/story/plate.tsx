import { Picture } from '../ui/picture.tsx';
import css from './story.module.css';

/** A small engraved picture, ten by thirteen. */
export function Plate({ image, width }: { readonly image: string; readonly width: number }) {
  return (
    <Picture
      kind="icons"
      name={image}
      widths={[100, 200]}
      width={width}
      height={Math.round(width * 1.3)}
      className={css.plate}
    />
  );
}
