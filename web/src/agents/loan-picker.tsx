import type { Agent, Agents, InventoryItem } from '@underhall/contract';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ListLine } from '../ui/list-line.tsx';
import { Modal } from '../ui/modal.tsx';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Section } from '../ui/section.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { effectsOf } from '../ui/worn-effects.ts';
import { slotName } from './agent-list.ts';
import css from './agents.module.css';
import { useAgentRequests } from './agents-queries.ts';
import { canLend, loanMessage } from './loans.ts';
import { pickerGroups } from './picker-groups.ts';

type LoanPickerProps = {
  readonly agent: Agent;
  readonly household: Agents;
  readonly category: string;
  readonly onClose: () => void;
};

/**
 * Chooses an item for one slot of an agent, best match first. Items that become unavailable keep their row, so that the
 * list does not shift.
 */
export function LoanPicker({ agent, household, category, onClose }: LoanPickerProps) {
  const { ask, pending, error } = useAgentRequests();
  const name = wordsOf(agent.name);
  const current = agent.inventory.find((item) => item.category === category);
  const owned = household.inventory.filter((item) => item.category === category && item.level > 0);
  const [atFirst] = useState(owned);
  const items = [...atFirst, ...owned.filter(({ id }) => !atFirst.some((item) => item.id === id))];
  const line = (item: InventoryItem) => {
    const now = household.inventory.find(({ id }) => id === item.id);
    const isBarred = !now || !canLend(now, agent, household.agents);
    const isBusy = pending?.kind === 'lend' && pending.itemId === item.id;
    return (
      <ListLine
        key={item.id}
        picture={<Plate name={item.image} width={50} />}
        title={<SanitizedHtml as="span" html={item.name} />}
        action={
          <Button
            aria-label={`Equip ${wordsOf(item.name)}`}
            aria-disabled={isBarred || pending !== undefined}
            aria-busy={isBusy}
            onClick={() => !isBarred && ask({ kind: 'lend', agentId: agent.id, itemId: item.id }, onClose)}
          >
            Equip
          </Button>
        }
      >
        {effectsOf(item) !== '' && <p className={css.does}>{effectsOf(item)}</p>}
        <p className={css.note}>{loanMessage(now, agent, household.agents)}</p>
      </ListLine>
    );
  };
  return (
    <Modal title={`${slotName(category)} for ${name}`} onClose={onClose} isHeld={pending !== undefined}>
      {error && <TroubleNote message={error.message} />}
      {current && (
        <p>
          {wordsOf(current.name)} is with {name} now.{' '}
          <Button
            look="plain"
            aria-busy={pending?.kind === 'take back'}
            onClick={() => ask({ kind: 'take back', agentId: agent.id, category }, onClose)}
          >
            Unequip
          </Button>
        </p>
      )}
      {items.length === 0 && <Empty>You have nothing that goes here.</Empty>}
      {pickerGroups(items, agent).map((group) => (
        <Section key={group.title} title={group.title} level={3}>
          <ul className={css.picker}>{group.items.map(line)}</ul>
        </Section>
      ))}
    </Modal>
  );
}
