import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import controls from '../ui/controls.module.css';
import { bringFirstScene } from './first-scene.ts';

type BeginOrLogInProps = {
  /** True while no other button of the page is to be pressed first. */
  readonly isFirst: boolean;
  /** Absent where the form to log in stands open. */
  readonly onLogIn: (() => void) | undefined;
};

/** The sentence that says what the game is, and the way in for newcomers. */
export function BeginOrLogIn({ isFirst, onLogIn }: BeginOrLogInProps) {
  const cache = useQueryClient();
  // A pointer near the button means that its page is soon wanted.
  const bring = () => bringFirstScene(cache);
  // Before the scripts came there was one like it, and somebody may have come to it by keyboard.
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
          className={`${controls.button} ${isFirst ? controls.primary : ''}`}
          onPointerEnter={bring}
          onFocus={bring}
        >
          Begin
        </Link>
        {onLogIn && <Button onClick={onLogIn}>Log in</Button>}
      </div>
    </>
  );
}
