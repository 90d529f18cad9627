import { useQueryClient } from '@tanstack/react-query';
import type { AccessCode } from '@underhall/contract';
import { useNavigate } from 'react-router';
import { clearAccessCode } from '../api/access-code.ts';
import { Button } from '../ui/button.tsx';
import formCss from '../ui/form.module.css';
import { Plate } from '../ui/plate.tsx';
import css from './pending-access-code.module.css';

/** Shows a visitor's pending access code above the sign-in forms. */
export function PendingAccessCode({ code }: { readonly code: AccessCode }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const discard = () => {
    clearAccessCode(cache);
    void navigate('/login');
  };
  return (
    <div className={css.brought}>
      <Plate name={code.image} width={50} />
      <div>
        <p>{code.initialMessage}</p>
        <p className={formCss.lead}>
          You have the code <strong>{code.name}</strong>. Log in or sign up to use it.{' '}
          <Button look="plain" className={css.without} onClick={discard}>
            Continue without it
          </Button>
        </p>
      </div>
    </div>
  );
}
