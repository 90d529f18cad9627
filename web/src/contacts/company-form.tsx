import type { Company } from '@underhall/contract';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './contacts.module.css';
import { useSaveCompany } from './contacts-queries.ts';

const options = [
  ['contactsOnly', 'Accept invitations only from my contacts'],
  ['canBeSuggested', 'Suggest me to players who look for company'],
] as const satisfies readonly (readonly [keyof Company, string])[];

/** Who may reach the player: invitations and suggestions. Sends nothing if nothing has changed. */
export function CompanyForm({ company }: { readonly company: Company }) {
  const { send, isPending, isSuccess, error, reset } = useSaveCompany();
  const [changed, setChanged] = useState<Partial<Company>>({});
  const chosen = { contactsOnly: company.contactsOnly, canBeSuggested: company.canBeSuggested, ...changed };
  const isChanged = options.some(([wish]) => chosen[wish] !== company[wish]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChanged) send(chosen, { onSuccess: () => setChanged({}) });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      {options.map(([wish, words]) => (
        <TickBox
          key={wish}
          checked={chosen[wish]}
          onChange={({ target }) => {
            reset();
            setChanged({ ...changed, [wish]: target.checked });
          }}
        >
          {words}
        </TickBox>
      ))}
      {error && <TroubleNote message={error.message} />}
      <div className={css.ways}>
        <Button type="submit" look="primary" aria-busy={isPending} aria-disabled={!isChanged || isPending}>
          Save
        </Button>
        <p role="status">{isSuccess && !isChanged ? 'Saved.' : ''}</p>
      </div>
    </form>
  );
}
