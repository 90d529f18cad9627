import type { ComponentProps, ReactNode } from 'react';
import css from './controls.module.css';

type TickBoxProps = Omit<ComponentProps<'input'>, 'type'> & { readonly children: ReactNode };

export function TickBox({ children, ...input }: TickBoxProps) {
  return (
    <label className={css.tick}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
