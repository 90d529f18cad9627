import { Sheet } from './sheet.tsx';

export function CreditsPage() {
  return (
    <Sheet title="Credits">
      <h2>Icons</h2>
      <p>
        Icons made by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast,
        Viscious Speed (CC0), Lord Berandas, Irongamer, HeavenlyDog and other contributors. Available on{' '}
        <a href="https://game-icons.net">game-icons.net</a> under{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. Modified: recoloured, shaded, hatched and
        framed.
      </p>
      <h2>Type</h2>
      <p>
        The Fell Types are digitally reproduced by Igino Marini,{' '}
        <a href="https://www.iginomarini.com">www.iginomarini.com</a>; cut down here to the letters we use. Alegreya,
        Alegreya SC and Alegreya Sans are by the Alegreya Project Authors,{' '}
        <a href="https://github.com/huertatipografica">github.com/huertatipografica</a>. All are under the SIL Open Font
        License 1.1.
      </p>
      <h2>Licences</h2>
      <p>
        The program is free software under the MIT licence. The pictures and the words are under{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.
      </p>
    </Sheet>
  );
}
