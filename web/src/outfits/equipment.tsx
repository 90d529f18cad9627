import type { Possession } from '@underhall/contract';
import { useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { Button } from '../ui/button.tsx';
import { FadingNote, type Notice } from '../ui/fading-note.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SelectField } from '../ui/select-field.tsx';
import { useClothesNews } from './clothes-news.ts';
import type { Drawer } from './inventory.ts';
import { OutfitBar } from './outfit-bar.tsx';
import type { OutfitState } from './outfit-state.ts';
import { type Dresser, useDressing, useOutfit } from './outfits-queries.ts';
import css from './possessions.module.css';
import { Garment, type UseOf } from './thing.tsx';
import { outfitLocked } from './why-not-equip.ts';

type EquipmentProps = {
  readonly drawers: readonly Drawer[];
  /** True while a search filters the items. Empty slots are then hidden. */
  readonly isSearched: boolean;
  readonly useOf: UseOf;
};

/** Worn items by slot with their alternatives, and the outfits. */
export function Equipment({ drawers, isSearched, useOf }: EquipmentProps) {
  const { outfit, error, refetch } = useOutfit({ isFresh: true });
  const dresser = useDressing();
  if (!outfit) return error ? <Failed error={error} onAgain={() => void refetch()} /> : <Loading />;
  const filled = drawers.filter(({ things }) => things.length > 0);
  // A slot that only storylets fill is hidden while it is empty.
  const isChosen = ({ key }: Drawer) => outfit.slots[key]?.canChange === true;
  const empty = isSearched ? [] : drawers.filter((drawer) => drawer.things.length === 0 && isChosen(drawer));
  return (
    <>
      {!isSearched && (
        <>
          <OutfitBar outfit={outfit} />
          <BestFor outfit={outfit} dresser={dresser} />
        </>
      )}
      <ClothesNews drawers={drawers} outfit={outfit} />
      <ul className={css.slots}>
        {filled.map((drawer) => (
          <SlotCard key={drawer.key} drawer={drawer} outfit={outfit} dresser={dresser} useOf={useOf} />
        ))}
      </ul>
      {empty.length > 0 && (
        <div className={css.gaps}>
          <p id="gaps">Nothing for these yet:</p>
          <ul className={css.bare} aria-labelledby="gaps">
            {empty.map(({ key, name, image }) => (
              <li key={key}>
                <Plate name={image} width={30} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function ClothesNews({ drawers, outfit }: Pick<SlotCardProps, 'outfit'> & Pick<EquipmentProps, 'drawers'>) {
  const news = useClothesNews(
    outfit,
    drawers.flatMap(({ things }) => things),
  );
  return (
    <p role="status" className="for-ears">
      {news}
    </p>
  );
}

type SlotCardProps = {
  readonly drawer: Drawer;
  readonly outfit: OutfitState;
  readonly dresser: Dresser;
  readonly useOf: UseOf;
};

/** A slot: the worn item first, then the alternatives. */
function SlotCard({ drawer: { key, name, image, things }, outfit, dresser, useOf }: SlotCardProps) {
  const slot = outfit.slots[key];
  const worn = things.find(({ id }) => id === slot?.id);
  const rest = things.filter((thing) => thing !== worn);
  const garment = (thing: Possession) => (
    <Garment key={thing.id} thing={thing} slot={slot} outfit={outfit} dresser={dresser} useOf={useOf} />
  );
  return (
    <li className={css.slot}>
      <h3 className={css.slotName}>{name}</h3>
      <div className={css.worn}>
        {worn ? (
          garment(worn)
        ) : (
          <div className={css.vacant}>
            <Plate name={image} width={50} />
            <span>Nothing worn</span>
          </div>
        )}
      </div>
      {rest.map(garment)}
    </li>
  );
}

type BestForProps = { readonly outfit: OutfitState; readonly dresser: Dresser };

/** Equips in each slot the best item for the selected quality. */
function BestFor({ outfit, dresser }: BestForProps) {
  const myself = useAnswer('myself');
  const raised = myself ? raisedIn(myself.possessions.flatMap(({ possessions }) => possessions)) : [];
  const [wanted, setWanted] = useState('');
  const [notice, setNotice] = useState<Notice>();
  const [first] = raised;
  if (!first) return null;
  const value = raised.some(([id]) => id === wanted) ? wanted : first[0];
  const isShut = !outfit.canChange || outfit.isChanging;
  const wearBest = () => {
    const worn = wornIn(Object.values(outfit.slots));
    dresser.dress({ kind: 'equip highest', qualityId: Number(value) }, ({ slots }) => {
      const isSame = wornIn(slots.map(({ qualityId }) => ({ id: qualityId }))) === worn;
      if (isSame) setNotice({ words: 'You wear the best you have.', at: Date.now() });
    });
  };
  return (
    <div className={css.best}>
      <SelectField label="Dress for" value={value} choices={raised} onChoose={setWanted} />
      <Button
        aria-disabled={isShut}
        title={outfit.canChange ? undefined : outfitLocked}
        onClick={() => !isShut && wearBest()}
      >
        Wear the best
      </Button>
      <FadingNote notice={notice} />
    </div>
  );
}

const wornIn = (slots: readonly { readonly id?: number | undefined }[]): string =>
  slots
    .flatMap(({ id }) => id ?? [])
    .toSorted((a, b) => a - b)
    .join();

/** Qualities that an owned item raises, by id and name. */
function raisedIn(possessions: readonly Possession[]): readonly (readonly [id: string, name: string])[] {
  const raised = possessions
    .filter(({ equippable, level }) => equippable && level > 0)
    .flatMap(({ enhancements }) => enhancements)
    .filter(({ level, category }) => level > 0 && category !== 'Hidden');
  return [...new Map(raised.map(({ qualityId, qualityName }) => [String(qualityId), wordsOf(qualityName)]))];
}
