import { Picture } from '../ui/picture.tsx';
import css from './myself.module.css';

export function Cameo({ face, width = 130 }: { readonly face: string; readonly width?: number }) {
  return (
    <Picture
      kind="cameos"
      name={face}
      widths={[130, 260]}
      width={width}
      height={Math.round(width * 1.3)}
      className={css.cameo}
    />
  );
}
