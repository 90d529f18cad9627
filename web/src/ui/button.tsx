import type { ComponentProps } from 'react';
import css from './controls.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'plain';

type ButtonProps = ComponentProps<'button'> & { readonly look?: ButtonLook };

export const buttonClass = (look: ButtonLook): string =>
  look === 'plain' ? (css.plain ?? '') : `${css.button} ${look === 'primary' ? css.primary : ''}`;

export function Button({ look = 'secondary', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}
