import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './controls.module.css';

type TickBoxProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly children: ReactNode;
  readonly hint?: string;
};

export function TickBox({ children, hint, ...input }: TickBoxProps) {
  const id = useId();
  const box = (
    <label className={css.tick}>
      <input type="checkbox" {...input} {...(hint !== undefined && { 'aria-describedby': id })} />
      <span>{children}</span>
    </label>
  );
  if (hint === undefined) return box;
  return (
    <div>
      {box}
      <span id={id} className={css.hint}>
        {hint}
      </span>
    </div>
  );
}
