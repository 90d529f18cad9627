import { Face } from './face.tsx';
import css from './two-faces.module.css';

type Person = { readonly name: string; readonly face: string | undefined };

/** Two players side by side, with their names below their faces. */
export function TwoFaces({ people }: { readonly people: readonly [Person, Person] }) {
  return (
    <ul className={css.faces}>
      {people.map(({ name, face }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same two
        <li key={at} className={css.person}>
          {face !== undefined && <Face image={face} of={name} width={88} />}
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
