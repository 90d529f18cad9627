import { artUrl } from '../api/art.ts';
import { Button } from '../ui/button.tsx';
import css from './limbo.module.css';

type LimboProps = { readonly onMap: () => void; readonly onList: () => void };

export function Limbo({ onMap, onList }: LimboProps) {
  return (
    <div className={css.limbo}>
      <img src={artUrl('limbo', 'signpost', 900)} alt="" width={900} height={600} className={css.picture} />
      <div className={css.words}>
        <h3 className={css.title}>Off the map</h3>
        <p>
          The mapmaker did not come as far as this. The signpost is no help: its arms all point one way, and say
          nothing.
        </p>
        <div className={css.ways}>
          <Button look="primary" onClick={onMap}>
            Unfold the map
          </Button>
          <Button onClick={onList}>Read the list</Button>
        </div>
      </div>
    </div>
  );
}
