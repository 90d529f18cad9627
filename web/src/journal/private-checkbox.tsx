import { useAnswer } from '../api/answers.ts';
import { world } from '../api/world.ts';
import { TickBox } from '../ui/tick-box.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './journal.module.css';
import { useSetPrivacy } from './journal-queries.ts';

const texts = world.texts.journal;

export function PrivateCheckbox() {
  const isPrivate = useAnswer('myself')?.character.journalIsPrivate;
  const { mutate, error, isPending, variables } = useSetPrivacy();
  if (isPrivate === undefined) return null;
  return (
    <div className={css.private}>
      <TickBox
        checked={isPending ? variables : isPrivate}
        aria-busy={isPending}
        onChange={({ target }) => !isPending && mutate(target.checked)}
      >
        Private profile
      </TickBox>
      <p className={css.hint}>{isPrivate ? texts.secret : texts.public}</p>
      {error && <TroubleNote message={error.message} />}
    </div>
  );
}
