import type { FateReply } from '@underhall/contract';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { fillIn, world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { formatNumber } from '../ui/format-number.ts';
import css from './fate.module.css';
import { cardOf, sizesOf } from './fate.ts';
import { FatePurchaseDialog, type PurchaseActions } from './fate-purchase-dialog.tsx';

const texts = world.texts.newName;

type ChangeNameProps = { readonly name: string; readonly onClose: () => void };

/** The dialog that changes the character's name for Fate. */
export function ChangeName({ name, onClose }: ChangeNameProps) {
  return (
    <FatePurchaseDialog
      title={texts.title}
      boughtTitle={texts.doneTitle}
      about={<p>{texts.about}</p>}
      onClose={onClose}
    >
      {(fate, actions) => <NameForm name={name} fate={fate} {...actions} />}
    </FatePurchaseDialog>
  );
}

type NameFormProps = PurchaseActions & { readonly name: string; readonly fate: FateReply };

/** The form, or a text if the balance is too low. */
function NameForm({ name, fate, isPending, buy }: NameFormProps) {
  const [newName, setNewName] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const card = cardOf('AskNameChange', fate);
  const [size] = card ? sizesOf(card) : [];
  if (!size) return null;
  const [price, have] = [formatNumber(size.price), formatNumber(fate.currentFate)];
  if (fate.currentFate < size.price) {
    return (
      <p>
        {fillIn(texts.tooDear, { price, have })} <Link to="/fate">Buy {world.premium}</Link>
      </p>
    );
  }
  const isNew = newName.trim() !== '' && newName.trim() !== name;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(newName.trim() === '');
    if (isNew && !isPending) buy({ ...size, newName });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <Field
        label="Your name"
        value={newName}
        wrong={isMissing ? 'Enter a name.' : undefined}
        onChange={({ target }) => {
          setMissing(false);
          setNewName(target.value);
        }}
        autoComplete="off"
        spellCheck={false}
        readOnly={isPending}
      />
      <p className={css.price}>
        It costs {price} {world.premium}. You have {have}.
      </p>
      <Button type="submit" look="primary" aria-disabled={!isNew || isPending} aria-busy={isPending}>
        Change my name
      </Button>
    </form>
  );
}
