import type { ComponentProps } from 'react';
import css from './controls.module.css';

type ButtonProps = ComponentProps<'button'> & { readonly look?: 'primary' | 'secondary' | 'plain' };

export function Button({ look = 'secondary', type = 'button', className = '', ...rest }: ButtonProps) {
  const style = look === 'plain' ? css.plain : `${css.button} ${look === 'primary' ? css.primary : ''}`;
  return <button type={type} className={`${style} ${className}`} {...rest} />;
}
