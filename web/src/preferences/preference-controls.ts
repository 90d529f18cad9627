import type { Preferences } from '@underhall/contract';
import { hasStore, world } from '../api/world.ts';
import { listOrders } from './list-orders.ts';

type Name = keyof Preferences;
type NameOf<Kind> = { [Each in Name]: Preferences[Each] extends Kind ? Each : never }[Name];
type Choices<Value> = readonly (readonly [value: Value, words: string])[];

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

/** In page order. */
export const controlGroups: readonly ControlGroup[] = [
  {
    title: 'Reading',
    controls: [
      choice('theme', 'Light', 'Dark or light pages.', [
        ['lamp', world.texts.comforts.dark],
        ['daylight', world.texts.comforts.light],
        ['system', 'As my system is set'],
      ]),
      choice('textSize', 'Size of the letters', 'Everything on the page grows with them.', [
        ['usual', world.texts.comforts.usualSize],
        ['large', 'Large'],
        ['larger', 'Larger'],
        ['largest', 'Largest'],
      ]),
      choice('letters', 'Typeface', 'Old type has more character. Plain type is easier to read.', [
        ['old', 'Old type'],
        ['plain', 'Plain type'],
      ]),
      choice('motion', 'Movement', world.texts.comforts.movement, [
        ['system', 'As my system is set'],
        ['less', 'Keep still'],
      ]),
      choice(
        'compactLists',
        'Close-set lists',
        'Smaller pictures and less space, so that more stories fit on a page.',
        [
          ['automatic', 'Where nothing presses'],
          ['large', 'Never'],
          ['compact', 'Always'],
        ],
      ),
    ],
  },
  {
    title: 'Stories',
    controls: [
      tick(
        'requirementsInWords',
        'Needs and costs in words',
        'Written out under each choice. Otherwise, point at an icon or tap it to read them.',
      ),
      tick(
        'changePoints',
        'Change points on results',
        'How many points you gained or lost, and how many the next level needs.',
      ),
      choice('backAtTop', 'Way back at the top', 'A second Perhaps Not button, above the choices.', [
        ['long', 'In long stories'],
        ['always', 'Always'],
        ['never', 'Never'],
      ]),
      tick('scrollToResult', 'Go to the result', 'After a choice, the page scrolls to its result.'),
      tick(
        'countsInTitle',
        'Counts in the tab',
        'How many cards and actions you have, in the title of the browser’s tab.',
      ),
      tick('whileOut', world.texts.whileOut.title, 'After six hours away, what has happened, above the stories.'),
    ],
  },
  {
    title: 'Favourites and lists',
    controls: [
      tick(
        'showMarks',
        'Buttons to mark with',
        'A heart and a bar on stories, choices and cards. Marks stay if you hide the buttons.',
      ),
      tick('favouritesFirst', 'Favourites first', 'Things with a heart come first in a list.'),
      choice('avoided', 'What you avoid', 'Where a list shows things with a bar.', [
        ['last', 'Last'],
        ['folded', 'Folded away, with a count'],
        ['in place', 'Where they were'],
      ]),
      choice('avoidedPress', 'Pressing what you avoid', 'Guards against a press by mistake.', [
        ['ask', 'Ask me first'],
        ['shift', 'Only with Shift held'],
        ['go', 'Go at once'],
      ]),
      choice('listOrder', 'Order of the stories', 'Urgent stories come first in any order.', listOrders),
      choice('listTools', 'Find and order', 'Controls above the stories that search and sort them.', [
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
      ...(hasStore()
        ? [tick('askFate', `Before spending ${world.premium}`, 'Ask me before a choice that costs any.')]
        : []),
      choice(
        'askActions',
        `Before spending many ${world.actions.many}`,
        'Ask me before a choice that costs this many or more.',
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
      choice('mapView', 'The map opens as', 'You can switch between the two at any time.', [
        ['drawn', 'A drawn map'],
        ['list', 'A list of places'],
      ]),
      tick('useFallbackMap', 'The plainer map', 'One flat picture, for devices on which the drawn map is slow.'),
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
