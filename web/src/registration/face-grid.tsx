import { useQuery } from '@tanstack/react-query';
import { Failed } from '../ui/failed.tsx';
import { Picture } from '../ui/picture.tsx';
import css from './create-character.module.css';
import { faceName } from './face-names.ts';
import { facesQuery } from './registration-queries.ts';

type FaceGridProps = { readonly chosen: string | undefined; readonly onChoose: (face: string) => void };

export function FaceGrid({ chosen, onChoose }: FaceGridProps) {
  const faces = useQuery(facesQuery);
  return (
    <fieldset>
      <legend className={css.legend}>
        Your face, in black paper
        <span className={css.chosenFace} aria-hidden="true">
          {chosen === undefined ? '' : faceName(chosen)}
        </span>
      </legend>
      {faces.error && <Failed error={faces.error} onAgain={() => void faces.refetch()} />}
      <div className={css.faces}>
        {faces.data?.map((face) => (
          <label key={face} className={css.face} title={faceName(face)}>
            <input
              type="radio"
              name="face"
              value={face}
              checked={face === chosen}
              onChange={() => onChoose(face)}
              aria-label={faceName(face)}
            />
            <Picture kind="cameos" name={face} widths={[130, 260]} width={104} height={135} isLate />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
