import { useQuery } from '@tanstack/react-query';
import type { Gender } from '@underhall/contract';
import { useId, useRef, useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import controls from '../ui/controls.module.css';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Picture } from '../ui/picture.tsx';
import css from './create-character.module.css';
import { faceName } from './face-name.ts';
import { randomFace } from './random-face.ts';
import { facesQuery } from './registration-queries.ts';

const texts = world.texts.newcomers;

type FaceGridProps = {
  readonly chosen: string | undefined;
  readonly onChoose: (face: string) => void;
  /** Limits the random choice to the faces that suit the address. */
  readonly gender?: Gender | undefined;
  /** True if the player submitted the form without a face. */
  readonly isMissing?: boolean;
  readonly isDisabled?: boolean;
};

/**
 * All faces in a scrollable box, with a button that selects one randomly. The last visible row is cut in half as a
 * scroll hint.
 */
export function FaceGrid({ chosen, onChoose, gender, isMissing = false, isDisabled = false }: FaceGridProps) {
  const id = useId();
  const faces = useQuery(facesQuery);
  const grid = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<string>();
  const { avatars = [], avatarsFor, avatarNames = {} } = faces.data ?? {};
  const nameOf = (face: string) => faceName(face, avatarNames);
  const pickRandom = () => {
    const face = randomFace((gender && avatarsFor?.[gender]) ?? avatars, chosen);
    if (face === undefined) return;
    onChoose(face);
    setPicked(face);
    const [box, label] = [grid.current, grid.current?.querySelector(`input[value="${face}"]`)?.parentElement];
    if (!box || !label) return;
    // Centre the face in its box. Scroll the page only as far as needed.
    box.scrollTop = label.offsetTop - (box.clientHeight - label.offsetHeight) / 2;
    label.scrollIntoView({ block: 'nearest' });
  };
  return (
    <fieldset className={css.box} aria-describedby={id} data-missing={isMissing}>
      <legend className={css.legend}>
        {texts.face}
        <span className={css.chosenFace} aria-hidden="true">
          {chosen === undefined ? '' : nameOf(chosen)}
        </span>
      </legend>
      {faces.error && <Failed error={faces.error} onAgain={() => void faces.refetch()} />}
      <p id={id} className={`${css.missing} ${controls.wrong}`}>
        {isMissing && 'Choose a face, or have one chosen for you.'}
      </p>
      <div className={css.facesHead}>
        {faces.data && <span>{avatars.length} faces</span>}
        {!isDisabled && (
          <Button onClick={pickRandom} aria-disabled={!faces.data}>
            Surprise me
          </Button>
        )}
        <span role="status" className="visually-hidden">
          {picked !== undefined && picked === chosen && `${nameOf(picked)} it is.`}
        </span>
      </div>
      {faces.isPending && <Loading>{texts.waitingFaces}</Loading>}
      <div ref={grid} className={css.faces} tabIndex={isDisabled ? 0 : undefined}>
        {avatars.map((face) => (
          <label key={face} className={css.face} title={nameOf(face)}>
            <input
              type="radio"
              name="face"
              value={face}
              checked={face === chosen}
              disabled={isDisabled}
              onChange={() => onChoose(face)}
              aria-label={nameOf(face)}
            />
            <Picture kind="cameos" name={face} widths={[130, 260]} width={104} height={135} isLate />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
