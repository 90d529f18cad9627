import { SelectField } from '../ui/select-field.tsx';
import { narrowScreen, useMedia } from '../ui/use-media.ts';
import css from './myself-page.module.css';

type GroupNavProps = {
  readonly names: readonly string[];
  readonly current: string | undefined;
  readonly onChoose: (name: string) => void;
};

/** A list beside the groups, or a sticky bar on phones. */
export function GroupNav({ names, current, onChoose }: GroupNavProps) {
  const isNarrow = useMedia(narrowScreen);
  if (names.length === 0) return <div />;
  if (isNarrow) {
    return (
      <SelectField
        label="Go to"
        className={css.bar}
        value={current ?? ''}
        choices={names.map((name) => [name, name] as const)}
        onChoose={onChoose}
      />
    );
  }
  return (
    <nav className={css.nav} aria-label="Kinds of quality">
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={css.kind}
              aria-current={name === current ? 'true' : undefined}
              onClick={() => onChoose(name)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
