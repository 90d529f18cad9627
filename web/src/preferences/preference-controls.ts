import type { Preferences } from '@underhall/contract';
import { world } from '../api/world.ts';

type Name = keyof Preferences;
type NameOf<Kind> = { [Each in Name]: Preferences[Each] extends Kind ? Each : never }[Name];
type Choices<Value> = readonly (readonly [value: Value, words: string])[];

/** A checkbox or a select. `about` is a one-line description. */
export type PreferenceControl = { readonly title: string; readonly about: string } & (
  | { readonly kind: 'tick'; readonly name: NameOf<boolean> }
  | { readonly kind: 'choice'; readonly name: Name; readonly choices: Choices<string> }
);

export type ControlGroup = { readonly title: string; readonly controls: readonly PreferenceControl[] };

const tick = (name: NameOf<boolean>, title: string, about: string): PreferenceControl => ({
  kind: 'tick',
  name,
  title,
  about,
});

function choice<Of extends Name>(
  name: Of,
  title: string,
  about: string,
  choices: Choices<`${Preferences[Of]}`>,
): PreferenceControl {
  return { kind: 'choice', name, title, about, choices };
}

export const orders: Choices<Preferences['listOrder']> = [
  ['story', 'As the story has it'],
  ['name', 'By name'],
  ['cost', 'Cheapest first'],
  ['open', 'Open ones first'],
];

/** The controls of all preferences, in page order and by heading. */
export const controlGroups: readonly ControlGroup[] = [
  {
    title: 'Reading',
    controls: [
      choice('theme', 'Light', 'By which light the pages are read.', [
        ['lamp', 'Lamp-black: pale ink on dark'],
        ['daylight', 'Daylight: dark ink on paper'],
        ['system', 'As my system has it'],
      ]),
      choice('textSize', 'Size of the letters', 'Everything grows with them.', [
        ['usual', 'As printed'],
        ['large', 'Large'],
        ['larger', 'Larger'],
        ['largest', 'Largest'],
      ]),
      choice('letters', 'Cut of the letters', 'Old type has character; plain type has none, and is read faster.', [
        ['old', 'Old type'],
        ['plain', 'Plain type'],
      ]),
      choice('motion', 'Movement', 'Bars that fill, flames that stir, pages that glide.', [
        ['system', 'As my system has it'],
        ['less', 'Keep still'],
      ]),
      tick('compactLists', 'Close-set lists', 'Smaller pictures and less air, so that more stories fit on a page.'),
    ],
  },
  {
    title: 'Stories',
    controls: [
      tick(
        'requirementsInWords',
        'Needs and costs in words',
        'Each is written out under its choice; otherwise a row of pictures tells them when asked.',
      ),
      tick(
        'changePoints',
        'Change points on results',
        'How many points you gained or lost, and how many the next level wants.',
      ),
      choice('backAtTop', 'Way back at the top', 'A second Perhaps Not, above the choices.', [
        ['long', 'In long stories'],
        ['always', 'Always'],
        ['never', 'Never'],
      ]),
      tick('scrollToResult', 'Go to the result', 'After a choice the page moves to what came of it.'),
      tick('countsInTitle', 'Counts in the tab', 'Cards and actions that wait, in the title of the browser’s tab.'),
    ],
  },
  {
    title: 'Favourites and lists',
    controls: [
      tick(
        'showMarks',
        'Buttons to mark with',
        'A heart and a bar on stories, choices and cards. Marks stay when the buttons go.',
      ),
      tick('favouritesFirst', 'Favourites first', 'What has a heart stands above the rest.'),
      choice('avoided', 'What you avoid', 'Where the things with a bar stand.', [
        ['last', 'Last'],
        ['folded', 'Folded away, with a count'],
        ['in place', 'Where they were'],
      ]),
      choice('avoidedPress', 'Pressing what you avoid', 'So that no finger slips.', [
        ['ask', 'Ask me first'],
        ['shift', 'Only with Shift held'],
        ['go', 'Go at once'],
      ]),
      choice('listOrder', 'Order of the stories', 'What cannot wait comes first in any order.', orders),
      choice('listTools', 'Find and order', 'A line above the stories to search and sort them by.', [
        ['long', 'Above long lists'],
        ['always', 'Always'],
        ['never', 'Never'],
      ]),
    ],
  },
  {
    title: 'Asking twice',
    controls: [
      tick('askOneWay', 'Where there is no way back', 'Ask me before a choice that the author marks as final.'),
      tick('askFate', `Before spending ${world.premium}`, 'Ask me before a choice that costs any.'),
      choice(
        'askActions',
        `Before spending many ${world.actions.many}`,
        'Ask me before a choice that costs as many, or more.',
        [
          ['2', '2 or more'],
          ['3', '3 or more'],
          ['5', '5 or more'],
          ['10', '10 or more'],
          ['20', '20 or more'],
          ['0', 'Never'],
        ],
      ),
    ],
  },
  {
    title: 'Map',
    controls: [
      choice('mapView', 'The map opens as', 'From either the other is one press away.', [
        ['drawn', 'A drawn map'],
        ['list', 'A list of places'],
      ]),
      tick('useFallbackMap', 'The plainer map', 'One flat picture, for devices that are slow with the finer one.'),
    ],
  },
  {
    title: 'Keys',
    controls: [
      tick('shortcuts', 'Single keys', 'Numbers choose, letters open things. Press ? anywhere to see which work.'),
      tick('shortcutHints', 'Show the keys', 'Each key is written on the button it presses.'),
    ],
  },
];
