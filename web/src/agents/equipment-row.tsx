import type { Agent, Agents, InventoryItem } from '@underhall/contract';
import { useState } from 'react';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Tip } from '../ui/tip.tsx';
import { effectsOf } from '../ui/worn-effects.ts';
import { equipmentSlots } from './agent-list.ts';
import css from './agents.module.css';
import { LoanPicker } from './loan-picker.tsx';

type EquipmentRowProps = {
  readonly agent: Agent;
  readonly household: Agents;
  /** True while the agent is away and items cannot be exchanged. */
  readonly isReadOnly?: boolean;
};

export function EquipmentRow({ agent, household, isReadOnly = false }: EquipmentRowProps) {
  const [open, setOpen] = useState<string>();
  const name = wordsOf(agent.name);
  const lendable = new Set(
    household.inventory.filter(({ isLoanable, level }) => isLoanable && level > 0).map(({ category }) => category),
  );
  const carried = new Map(agent.inventory.map((item) => [item.category, item]));
  const slots = equipmentSlots(household.slots).filter(
    ({ category }) => carried.has(category) || (!isReadOnly && lendable.has(category)),
  );
  if (slots.length === 0) {
    return (
      <p className={css.note}>{isReadOnly ? 'Nothing of yours is with them.' : 'You have nothing to loan out yet.'}</p>
    );
  }
  return (
    <>
      <ul className={css.row} aria-label={`What ${name} carries`}>
        {slots.map(({ category, name: slot }) => {
          const item = carried.get(category);
          return (
            <li key={category}>
              {isReadOnly && item ? (
                <CarriedItem item={item} slot={slot} />
              ) : (
                <button
                  type="button"
                  className={css.slot}
                  aria-haspopup="dialog"
                  aria-label={`${slot}: ${item ? wordsOf(item.name) : 'nothing'}. Choose for ${name}`}
                  onClick={() => setOpen(category)}
                >
                  {item ? <Plate name={item.image} width={44} /> : <span className={css.vacant} aria-hidden="true" />}
                  <span>{slot}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {open !== undefined && (
        <LoanPicker agent={agent} household={household} category={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

const CarriedItem = ({ item, slot }: { readonly item: InventoryItem; readonly slot: string }) => (
  <Tip
    says={
      <>
        <SanitizedHtml as="span" html={item.description} /> <span>{effectsOf(item)}</span>
      </>
    }
    aria-label={`${slot}: ${wordsOf(item.name)}`}
    className={css.slot}
  >
    <Plate name={item.image} width={44} />
    <span>{slot}</span>
  </Tip>
);
