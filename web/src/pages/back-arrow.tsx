import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import css from './pages.module.css';

/** Leads back to where one came from; on the first page of a visit, to the game. */
export function BackArrow() {
  const navigate = useNavigate();
  const isFirst = (window.history.state as { readonly idx?: number } | null)?.idx === 0;
  return (
    <p className={css.back}>
      <Button look="plain" onClick={() => void (isFirst ? navigate('/') : navigate(-1))}>
        <span aria-hidden="true">&#8592; </span>Back
      </Button>
    </p>
  );
}
