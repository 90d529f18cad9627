import { useQueryClient } from '@tanstack/react-query';
import { changeAnswer } from '../api/answers.ts';
import { Button } from '../ui/button.tsx';
import css from './reactivation-note.module.css';

/** Tells the player that signing in has reactivated the account, until dismissed. */
export function ReactivationNote() {
  const cache = useQueryClient();
  const close = () =>
    changeAnswer(cache, 'session', (session) => (session ? { ...session, hasComeBack: false } : session));
  return (
    <div className={css.note}>
      <p>
        Welcome back. Your account was deactivated, and logging in has reactivated it. Nothing was erased. If you had a
        membership, it stays cancelled.
      </p>
      <Button look="plain" onClick={close}>
        Very well
      </Button>
    </div>
  );
}
