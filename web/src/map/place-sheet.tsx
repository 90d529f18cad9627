import type { AreaOnMap } from '@underhall/contract';
import { useEffect, useId, useRef } from 'react';
import { useBackStep } from '../ui/back-steps.ts';
import { Button } from '../ui/button.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import css from './place-sheet.module.css';
import { placeStateOf } from './place-state.ts';

type PlaceSheetProps = {
  readonly area: AreaOnMap;
  readonly here: number | undefined;
  /** True if the player can look at the map but not travel. */
  readonly isReadOnly: boolean;
  /** False if Back closes the map together with the sheet. */
  readonly hasBackStep?: boolean;
  readonly onGo: () => void;
  readonly onGate: () => void;
  readonly onClose: () => void;
};

/**
 * A sheet at the bottom of the map that describes the selected place. Shows a travel button, or the reason why there is
 * none.
 */
export function PlaceSheet({ area, here, isReadOnly, hasBackStep = true, ...handlers }: PlaceSheetProps) {
  const { onGo, onGate, onClose } = handlers;
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  useBackStep(hasBackStep, () => {
    onClose();
    return true;
  });
  const { kind, words } = placeStateOf(area, here);
  const mayGo = kind === 'open' && !isReadOnly;
  return (
    <section ref={sheet} tabIndex={-1} className={css.sheet} aria-labelledby={id} data-over-map="" data-standing={kind}>
      <h3 id={id} className={css.name}>
        <SanitizedHtml as="span" html={area.name} />
      </h3>
      {area.line && <SanitizedHtml as="p" html={area.line} className={css.line} />}
      {!mayGo && <p className={css.standing}>{words}</p>}
      <div className={css.ways}>
        {mayGo && (
          <Button look="primary" onClick={onGo}>
            <span>
              Go to <SanitizedHtml as="span" html={area.name} />
            </span>
          </Button>
        )}
        {kind === 'gate' && !isReadOnly && (
          <Button look="primary" aria-haspopup="dialog" onClick={onGate}>
            Unlock
          </Button>
        )}
        <Button onClick={onClose}>
          Close<span className="visually-hidden"> {wordsOf(area.name)}</span>
        </Button>
      </div>
    </section>
  );
}
