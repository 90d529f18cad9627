import { glyphListUrl } from '../api/art.ts';
import { world } from '../api/world.ts';
import { Sheet } from './sheet.tsx';

export function CreditsPage() {
  return (
    <Sheet title="Credits">
      <h2>Pictures</h2>
      <p>
        Every picture is drawn by the program itself, from descriptions that are part of it; nobody was photographed.
        You may use them under <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>: say that they are
        from {world.title}, and whose icons they are drawn with.
      </p>
      <h2>Icons</h2>
      <p>
        Icons made by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast,
        Viscious Speed (CC0), Lord Berandas, Irongamer, HeavenlyDog and other contributors. Available on{' '}
        <a href="https://game-icons.net">game-icons.net</a> under{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. Modified: recoloured, shaded, hatched and
        framed. <a href={glyphListUrl}>The icons used, by name</a>.
      </p>
      <h2>Type</h2>
      <p>
        The Fell Types are digitally reproduced by Igino Marini,{' '}
        <a href="https://www.iginomarini.com">www.iginomarini.com</a>; cut down here to the letters we use. Alegreya,
        Alegreya SC and Alegreya Sans are by the Alegreya Project Authors,{' '}
        <a href="https://github.com/huertatipografica">github.com/huertatipografica</a>. All are under the SIL Open Font
        License 1.1, whose text comes with each:
      </p>
      <ul>
        {faces.map(({ name, file }) => (
          <li key={file}>
            <a href={`/licences/${file}.txt`}>{name}</a>
          </li>
        ))}
      </ul>
      <h2>Words and program</h2>
      <p>
        The program is free software under the MIT licence. The words are under{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.
      </p>
    </Sheet>
  );
}

const faces = [
  { name: 'The Fell Types', file: 'im-fell-english' },
  { name: 'Alegreya', file: 'alegreya' },
  { name: 'Alegreya SC', file: 'alegreya-sc' },
  { name: 'Alegreya Sans', file: 'alegreya-sans' },
] as const;
