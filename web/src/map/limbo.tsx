import { artUrl } from '../api/art.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import css from './limbo.module.css';

type LimboProps = { readonly onMap: () => void; readonly onList: () => void };

export function Limbo({ onMap, onList }: LimboProps) {
  return (
    <div className={css.limbo}>
      <img src={artUrl('limbo', 'signpost', 900)} alt="" width={900} height={600} className={css.picture} />
      <div className={css.words}>
        <h3 className={css.title}>{world.texts.places.offMap}</h3>
        <p>{world.texts.places.offMapLine}</p>
        <div className={css.ways}>
          <Button look="primary" onClick={onMap}>
            {world.texts.places.openMap}
          </Button>
          <Button onClick={onList}>Read the list</Button>
        </div>
      </div>
    </div>
  );
}
