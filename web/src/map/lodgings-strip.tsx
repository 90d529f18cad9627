import type { AreaOnMap, MapReply } from '@underhall/contract';
import { Picture } from '../ui/picture.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { lodgingsId } from './area-on-map.ts';
import css from './lodgings-strip.module.css';
import { PlaceMark } from './place-mark.tsx';
import { placeStateOf } from './place-state.ts';

/** Returns the player's lodgings, which no map shows. */
export const lodgingsIn = ({ areas }: MapReply): AreaOnMap | undefined =>
  areas.find(({ id, discovered }) => id === lodgingsId && discovered) ??
  areas.find(({ areaTypeName, discovered }) => areaTypeName === 'Lodgings' && discovered);

type LodgingsStripProps = {
  readonly area: AreaOnMap;
  readonly here: number | undefined;
  readonly isReadOnly: boolean;
  readonly onGo: (area: AreaOnMap) => void;
  readonly onGate: (area: AreaOnMap) => void;
};

/** The lodgings in a strip beside the map. Pressing the strip starts a journey to the lodgings or opens their gate. */
export function LodgingsStrip({ area, here, isReadOnly, onGo, onGate }: LodgingsStripProps) {
  const { kind, words } = placeStateOf(area, here);
  const leads = !isReadOnly && (kind === 'open' || kind === 'gate');
  const press = () => {
    if (leads) (kind === 'gate' ? onGate : onGo)(area);
  };
  return (
    <button
      type="button"
      className={css.strip}
      data-standing={kind}
      aria-current={kind === 'here' ? 'location' : undefined}
      aria-disabled={!leads}
      aria-haspopup={kind === 'gate' ? 'dialog' : undefined}
      onClick={press}
    >
      <span className={css.plate}>
        <Picture kind="headers" name={area.image} widths={[640]} sizes="160px" width={160} height={64} />
        <span className={css.mark}>
          <PlaceMark kind={kind} isLodgings />
        </span>
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <SanitizedHtml as="span" html={area.name} />
          {/* The comma makes screen readers pause. */}
          <span className={css.pause}>,</span>
        </span>
        <span className={css.standing}>{words}</span>
      </span>
    </button>
  );
}
