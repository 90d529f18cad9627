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
import type { SlotItems } from './inventory.ts';
import { useOutfitAnnouncement } from './outfit-announcement.ts';
import { OutfitBar } from './outfit-bar.tsx';
import type { OutfitState } from './outfit-state.ts';
import { type OutfitMutation, useOutfit, useOutfitMutation } from './outfits-queries.ts';
import css from './possessions.module.css';
import { Garment, type UseOf } from './thing.tsx';
import { outfitLocked } from './why-not-equip.ts';

type EquipmentProps = {
  readonly drawers: readonly SlotItems[];
  readonly isSearched: boolean;
  readonly useOf: UseOf;
};

export function Equipment({ drawers, isSearched, useOf }: EquipmentProps) {
  const { outfit, error, refetch } = useOutfit({ isFresh: true });
  const outfitMutation = useOutfitMutation();
  if (!outfit && error) return <Failed error={error} onAgain={() => void refetch()} />;
  if (!outfit)
    return (
      <div className={css.ahead}>
        <Loading />
      </div>
    );
  const filled = drawers.filter(({ things }) => things.length > 0);
  // Hides empty slots that only storylets can fill.
  const isChangeable = ({ key }: SlotItems) => outfit.slots[key]?.canChange === true;
  const empty = isSearched ? [] : drawers.filter((drawer) => drawer.things.length === 0 && isChangeable(drawer));
  return (
    <>
      <OutfitAnnouncement drawers={drawers} outfit={outfit} />
      <ul className={css.slots}>
        {filled.map((drawer) => (
          <SlotCard key={drawer.key} drawer={drawer} outfit={outfit} outfitMutation={outfitMutation} useOf={useOf} />
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
      {!isSearched && (
        <div className={css.tools}>
          <OutfitBar outfit={outfit} />
          <BestFor outfit={outfit} outfitMutation={outfitMutation} />
        </div>
      )}
    </>
  );
}

function OutfitAnnouncement({ drawers, outfit }: Pick<SlotCardProps, 'outfit'> & Pick<EquipmentProps, 'drawers'>) {
  const news = useOutfitAnnouncement(
    outfit,
    drawers.flatMap(({ things }) => things),
  );
  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  );
}

type SlotCardProps = {
  readonly drawer: SlotItems;
  readonly outfit: OutfitState;
  readonly outfitMutation: OutfitMutation;
  readonly useOf: UseOf;
};

/** Shows the worn item first, then the alternatives. */
function SlotCard({ drawer: { key, name, image, things }, outfit, outfitMutation, useOf }: SlotCardProps) {
  const slot = outfit.slots[key];
  const worn = things.find(({ id }) => id === slot?.id);
  const rest = things.filter((thing) => thing !== worn);
  const garment = (thing: Possession) => (
    <Garment key={thing.id} thing={thing} slot={slot} outfit={outfit} outfitMutation={outfitMutation} useOf={useOf} />
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

type BestForProps = { readonly outfit: OutfitState; readonly outfitMutation: OutfitMutation };

/** Equips the best item for the selected quality in each slot. */
function BestFor({ outfit, outfitMutation }: BestForProps) {
  const myself = useAnswer('myself');
  const raised = myself ? raisedQualities(myself.possessions.flatMap(({ possessions }) => possessions)) : [];
  const [selectedQuality, setSelectedQuality] = useState('');
  const [notice, setNotice] = useState<Notice>();
  const [first] = raised;
  if (!first) return null;
  const value = raised.some(([id]) => id === selectedQuality) ? selectedQuality : first[0];
  const isShut = !outfit.canChange || outfit.isChanging;
  const wearBest = () => {
    const worn = wornIds(Object.values(outfit.slots));
    outfitMutation.change({ kind: 'equip highest', qualityId: Number(value) }, ({ slots }) => {
      const isSame = wornIds(slots.map(({ qualityId }) => ({ id: qualityId }))) === worn;
      if (isSame) setNotice({ words: 'You wear the best you have.', at: Date.now() });
    });
  };
  return (
    <div className={css.best}>
      <SelectField label="Dress for" value={value} choices={raised} onChoose={setSelectedQuality} />
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

const wornIds = (slots: readonly { readonly id?: number | undefined }[]): string =>
  slots
    .flatMap(({ id }) => id ?? [])
    .toSorted((a, b) => a - b)
    .join();

/** Qualities that the owned items raise, as pairs of id and name. */
function raisedQualities(possessions: readonly Possession[]): readonly (readonly [id: string, name: string])[] {
  const raised = possessions
    .filter(({ equippable, level }) => equippable && level > 0)
    .flatMap(({ enhancements }) => enhancements)
    .filter(({ level, category }) => level > 0 && category !== 'Hidden');
  return [...new Map(raised.map(({ qualityId, qualityName }) => [String(qualityId), wordsOf(qualityName)]))];
}
