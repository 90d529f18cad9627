import { useAnswer } from '../api/answers.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { FindIcon } from '../ui/find-icon.tsx';
import { moneyInWords } from '../ui/format-number.ts';
import { Picture } from '../ui/picture.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { narrowScreen, useMedia } from '../ui/use-media.ts';
import css from './bazaar.module.css';
import type { Store, StoreId } from './exchange.ts';
import sheet from './store-sheet.module.css';

type ShopChoiceProps = {
  readonly stores: readonly Store[];
  readonly active: StoreId;
  readonly onChoose: (store: StoreId) => void;
  readonly onTop: () => void;
  /** On small screens, a button shows the filter. */
  readonly isFiltering: boolean;
  readonly onFilter: () => void;
};

/** Option value of the selling page, which has no id. */
const ownThings = 'sell-my-things';

/** A list beside the wares, or a native select on small screens. */
export function ShopChoice({ stores, active, onChoose, onTop, isFiltering, onFilter }: ShopChoiceProps) {
  const isNarrow = useMedia(narrowScreen);
  const purse = usePurse();
  if (isNarrow) {
    return (
      <SelectField
        label="Shop"
        className={sheet.choice}
        value={active === null ? ownThings : String(active)}
        choices={stores.map(({ id, name }) => [id === null ? ownThings : String(id), name] as const)}
        hint={purse === undefined ? undefined : `You have ${moneyInWords(purse)}.`}
        onChoose={(value) => onChoose(value === ownThings ? null : Number(value))}
      >
        <button
          type="button"
          className={sheet.find}
          aria-label="Filter by name"
          aria-expanded={isFiltering}
          onClick={onFilter}
        >
          <FindIcon />
        </button>
      </SelectField>
    );
  }
  return (
    <nav className={css.shops} aria-label="Shops">
      <ul>
        {stores.map(({ id, name, image }) => (
          <li key={String(id)}>
            <button
              type="button"
              className={css.shop}
              {...(id === active && { 'aria-current': 'true' as const })}
              onClick={() => onChoose(id)}
            >
              {image !== undefined && (
                <Picture kind="icons" name={image} widths={[100, 200]} width={30} height={39} className={css.sign} />
              )}
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button look="plain" onClick={onTop}>
        Jump to top
      </Button>
    </nav>
  );
}

/** The player's money, since small screens show no purse beside the wares. */
function usePurse(): number | undefined {
  const possessions = useAnswer('myself')?.possessions.flatMap((group) => group.possessions);
  if (world.money.quality === undefined || possessions === undefined) return undefined;
  return possessions.find(({ id }) => id === world.money.quality)?.level ?? 0;
}
