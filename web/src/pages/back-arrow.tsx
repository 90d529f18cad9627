import { useLocation, useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import css from './pages.module.css';

/** Number of in-page navigations so far. Each navigation has its own entry in the browser's history. */
export function useStepsWithin(): number {
  const { state } = useLocation();
  return (state as { readonly stepsWithin?: number } | null)?.stepsWithin ?? 0;
}

/** Goes back to the previous page, skipping in-page navigation. The first page of a visit goes to the game instead. */
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
