import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import controls from '../ui/controls.module.css';
import { Modal } from '../ui/modal.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './reports.module.css';
import { type Report, useSendReport } from './reports-queries.ts';

type ReportDialogProps = {
  /** Plain text. */
  readonly name: string;
  /** The things that the player can report here, with labels. The first choice is preselected. */
  readonly choices: readonly (readonly [Omit<Report, 'reason'>, words: string])[];
  readonly onClose: () => void;
};

/** The input survives a failure. */
export function ReportDialog({ name, choices, onClose }: ReportDialogProps) {
  const { send, isPending, error, data } = useSendReport();
  const [chosen, choose] = useState(0);
  const [reason, setReason] = useState('');
  const id = useId();
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (data) done.current?.focus();
  }, [data]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const about = choices[chosen]?.[0];
    if (about) send({ ...about, reason });
  };
  return (
    <Modal title={`Report ${name}`} onClose={onClose} isHeld={isPending} isFirm>
      {data ? (
        <>
          <p ref={done} tabIndex={-1}>
            {data.message}
          </p>
          <p>To have nothing more to do with {name}, block them as well.</p>
        </>
      ) : (
        <form className={css.form} onSubmit={submit}>
          <p>
            The operator of this server receives your report, with the text as it is now, and decides what to do. They
            see that you sent it; {name} does not.
          </p>
          {choices.length > 1 && (
            <fieldset className={css.choices}>
              <legend>What is it about?</legend>
              {choices.map(([, words], at) => (
                <label key={words} className={controls.tick}>
                  <input type="radio" name={id} checked={chosen === at} onChange={() => choose(at)} />
                  <span>{words}</span>
                </label>
              ))}
            </fieldset>
          )}
          <div className={controls.field}>
            <label className={controls.label} htmlFor={id}>
              What is wrong with it? <span className={controls.hint}>(if you like)</span>
            </label>
            <textarea
              id={id}
              className={`${controls.input} ${css.reason}`}
              rows={4}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
          {error && <TroubleNote message={error.message} />}
          <div className={css.ways}>
            <Button type="submit" look="primary" aria-busy={isPending} aria-disabled={isPending}>
              Report
            </Button>
            <Button aria-disabled={isPending} onClick={() => !isPending && onClose()}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
