import { Link } from 'react-router';
import { world } from '../api/world.ts';
import { Sheet } from './sheet.tsx';

export function TermsPage() {
  return (
    <Sheet title="Terms">
      <p>
        The house rules, in plain words. {world.title} is free software; this one is run by whoever set it up, and these
        are the terms it comes with. They may have written more; ask them.
      </p>
      <h2>Yours and ours</h2>
      <ul>
        <li>You may play for nothing, and stop when you like.</li>
        <li>
          The program is under the MIT licence, the words and pictures under{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>: copy them, and say whose they are. Other
          people’s work in it is named in the <Link to="/credits">credits</Link>.
        </li>
        <li>What you write here stays yours. You let the game show it to the players it is meant for.</li>
      </ul>
      <h2>Manners</h2>
      <ul>
        <li>One person, one account; keep your password to yourself.</li>
        <li>Choose a name you could say aloud at tea. Do not pretend to be somebody else.</li>
        <li>Be kind to other players. Nobody is here to be shouted at.</li>
        <li>
          Do not break in, do not overload the house, and do not let a machine play for you. A program that only shows
          you what you could see anyway is welcome.
        </li>
        <li>If you find a hole in the wall, tell whoever runs the server before you tell the street.</li>
      </ul>
      <h2>What is not promised</h2>
      <p>
        The game comes as it is, without warranty of any kind. It may be shut for repairs, rules may change, and a
        server may be closed for good. Whoever runs it may shut out those who spoil it for the rest.
      </p>
      <p>
        What is kept of you, and what is not, stands under <Link to="/privacy">privacy</Link>.
      </p>
    </Sheet>
  );
}
