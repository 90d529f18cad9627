import type { Possession, Target } from '@underhall/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { smoothScrollTo } from '../ui/smooth-scroll.ts';
import { TargetAnnouncements } from './target-announcements.tsx';
import { TargetForm } from './target-form.tsx';
import { progressInWords } from './target-progress.ts';
import css from './targets.module.css';
import { useTargets } from './targets-queries.ts';

/** Targets on a page of qualities. Each quality shows its target, and a button adds targets. */
export function useThingTargets() {
  const { targets: known } = useTargets();
  const targets = known ?? [];
  const [isSetting, setSetting] = useState(false);
  // Scroll to a form that opens below the visible area.
  const isJustPressed = useRef(false);
  useEffect(() => {
    if (isSetting && isJustPressed.current) showFirst();
    isJustPressed.current = false;
  }, [isSetting]);
  const press = () => {
    isJustPressed.current = true;
    setSetting(!isSetting);
  };
  const toggle: ReactNode = (
    <>
      <Button look="plain" onClick={press}>
        {isSetting ? 'Done setting targets' : 'Set targets'}
      </Button>
      <TargetAnnouncements targets={known} />
    </>
  );
  const beside = (thing: Possession): ReactNode => {
    const target = targets.find(({ qualityId }) => qualityId === thing.id);
    return (target || isSetting) && <ThingTarget thing={thing} target={target} onSet={() => setSetting(true)} />;
  };
  return { toggle, beside };
}

/** Scrolls to the first quality that can have a target, unless it is visible. */
function showFirst(): void {
  const first = document.querySelector<HTMLElement>('[data-can-have-target]');
  if (first && first.getBoundingClientRect().bottom > window.innerHeight)
    smoothScrollTo(first.closest<HTMLElement>('section') ?? first);
}

type ThingTargetProps = {
  readonly thing: Possession;
  readonly target: Target | undefined;
  /** Called when the player starts to set a target. The form then stays open for a quality without a target. */
  readonly onSet: () => void;
};

function ThingTarget({ thing, target, onSet }: ThingTargetProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const says = target ? 'Change the target' : 'Set a target';
  return (
    <div className={css.beside} data-can-have-target="">
      {target && <p className={css.aside}>Target: {progressInWords(target)}.</p>}
      {isOpen ? (
        <TargetForm things={[thing]} onEnd={() => setOpen(false)} />
      ) : (
        <Button
          ref={button}
          look="plain"
          aria-label={`${says}: ${wordsOf(thing.name)}`}
          onClick={() => {
            setOpen(true);
            onSet();
          }}
        >
          {says}
        </Button>
      )}
    </div>
  );
}
