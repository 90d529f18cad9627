import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../api/call.ts';
import { useEnvironment } from '../api/environment.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import css from '../ui/form.module.css';
import { Page } from '../ui/page.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';

/** Shows the status of a deletion request. If the URL contains the request's code, looks up the status immediately. */
export function DataPage() {
  const { token = '' } = useParams();
  const [typed, setTyped] = useState(token);
  const [isEdited, setEdited] = useState(false);
  const [code, setCode] = useState(token);
  const { supportEmail } = useEnvironment() ?? {};
  const { data, error, isFetching } = useQuery({
    queryKey: ['data confirmation', code],
    queryFn: () => call('GET /facebook/dataconfirmation/:code', { code }),
    enabled: code !== '',
    retry: false,
  });
  const canSubmit = isEdited && typed.trim() !== '' && !isFetching;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canSubmit) return;
    setEdited(false);
    setCode(typed.trim());
  };
  return (
    <Page title="Your data">
      <p>If you asked us to erase your data, you got a code. Enter it to see the status.</p>
      <form className={css.form} onSubmit={submit} noValidate>
        <Field
          label="Code"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setEdited(true);
          }}
        />
        <div className={css.ways}>
          <Button type="submit" look="primary" disabled={!canSubmit} aria-busy={isFetching}>
            Get Status
          </Button>
        </div>
      </form>
      <p role="status">{data?.message}</p>
      {error && (
        <>
          <TroubleNote message={error.message} />
          <p>
            If you think that is wrong, write to{' '}
            {supportEmail ? <a href={`mailto:${supportEmail}`}>{supportEmail}</a> : 'the operator of this server'}.
          </p>
        </>
      )}
    </Page>
  );
}
