import { useLocation, useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import css from './pages.module.css';

/** Returns the number of steps that one has taken from part to part of this page: the browser's Back undoes each by itself. */
export function useStepsWithin(): number {
  const { state } = useLocation();
  return (state as { readonly stepsWithin?: number } | null)?.stepsWithin ?? 0;
}

/** Leads back to where one came from, past the parts of this page; on the first page of a visit, to the game. */
export function BackArrow() {
  const navigate = useNavigate();
  const stepsWithin = useStepsWithin();
  const isFirst = (window.history.state as { readonly idx?: number } | null)?.idx === stepsWithin;
  return (
    <p className={css.back}>
      <Button look="plain" onClick={() => void (isFirst ? navigate('/') : navigate(-1 - stepsWithin))}>
        <span aria-hidden="true">&#8592; </span>Back
      </Button>
    </p>
  );
}
