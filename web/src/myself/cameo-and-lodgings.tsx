import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Face } from '../ui/face.tsx';
import { Plate } from '../ui/plate.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Section } from '../ui/section.tsx';
import { Tip } from '../ui/tip.tsx';
import css from './cameo-and-lodgings.module.css';
import { useMyself } from './myself-queries.ts';

/** A change that another feature provides. `says` is the label of its button. */
export type ChangeAction = { readonly says: string; readonly onOpen: () => void };

type CameoAndLodgingsProps = {
  /** Undefined while the player cannot change the name. `says` is the tooltip of the name. */
  readonly nameChange?: ChangeAction | undefined;
  /** Undefined in a world without faces. */
  readonly faceChange?: ChangeAction | undefined;
};

export function CameoAndLodgings({ nameChange, faceChange }: CameoAndLodgingsProps) {
  const { data } = useMyself();
  if (data === undefined) return null;
  const { name, avatarImage, currentDomicile: lodging } = data.character;
  return (
    <Section title={world.texts.sheet.faceAndHome} className={css.panel}>
      <div className={css.person}>
        <Face image={avatarImage} of={name} width={104} />
        <div className={css.words}>
          {nameChange ? (
            <Tip hasOwnLook className={css.name} says={nameChange.says} onClick={nameChange.onOpen}>
              {name} <span className={css.change}>Change name</span>
            </Tip>
          ) : (
            <p className={css.name}>{name}</p>
          )}
          {faceChange && <Button onClick={faceChange.onOpen}>{faceChange.says}</Button>}
        </div>
      </div>
      <div className={css.house}>
        {lodging ? (
          <>
            <Plate kind="lodgings" name={lodging.image} width={104} />
            <div className={css.words}>
              <SanitizedHtml as="p" html={lodging.name} className={css.lodging} />
              <SanitizedHtml html={lodging.description} className={css.about} />
            </div>
          </>
        ) : (
          <p className={css.about}>{world.texts.sheet.notLodged}</p>
        )}
      </div>
    </Section>
  );
}
