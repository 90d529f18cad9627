import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import controls from '../ui/controls.module.css';
import { prefetchFirstScene } from './first-scene.ts';

type BeginOrLogInProps = {
  readonly isPrimary: boolean;
  /** Undefined if the sign-in form is already open. */
  readonly onLogIn: (() => void) | undefined;
};

export function BeginOrLogIn({ isPrimary, onLogIn }: BeginOrLogInProps) {
  const cache = useQueryClient();
  const prefetch = () => prefetchFirstScene(cache);
  // The static HTML has the same button, which may have the keyboard focus already.
  const begin = useRef<HTMLAnchorElement>(null);
  const [hadFocus] = useState(() => document.activeElement?.className === 'landing-begin');
  useLayoutEffect(() => {
    if (hadFocus) begin.current?.focus();
  }, [hadFocus]);
  return (
    <>
      <p className="landing-about">{world.texts.landing.about}</p>
      <div className="landing-ways">
        <Link
          ref={begin}
          to="/begin"
          className={`${controls.button} ${isPrimary ? controls.primary : ''}`}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          Begin
        </Link>
        {onLogIn && <Button onClick={onLogIn}>Log in</Button>}
      </div>
    </>
  );
}
