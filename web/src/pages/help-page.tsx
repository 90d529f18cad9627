import { world } from '../api/world.ts';
import {
  AccessHelp,
  ActionsHelp,
  AgentHelp,
  BazaarHelp,
  CardsHelp,
  ChoiceHelp,
  ComfortHelp,
  JournalHelp,
  LetterHelp,
  MessageHelp,
  MisfortuneHelp,
  NameAndFaceHelp,
  NoticeHelp,
  OutfitHelp,
  PeopleHelp,
  PlanHelp,
  QualityHelp,
} from './help-topics.tsx';
import css from './pages.module.css';
import { Sheet } from './sheet.tsx';

const topics = [
  { id: 'actions', title: world.texts.help.actionsTitle, Topic: ActionsHelp },
  { id: 'choices', title: 'Reading a choice', Topic: ChoiceHelp },
  { id: 'cards', title: 'Opportunity cards', Topic: CardsHelp },
  { id: 'qualities', title: 'Qualities and how they grow', Topic: QualityHelp },
  { id: 'name', title: 'Your name and face', Topic: NameAndFaceHelp },
  { id: 'outfits', title: 'What you own, and what you wear', Topic: OutfitHelp },
  { id: 'bazaar', title: 'Buying and selling', Topic: BazaarHelp },
  { id: 'misfortune', title: 'Being unlucky safely', Topic: MisfortuneHelp },
  { id: 'plans', title: 'Plans', Topic: PlanHelp },
  { id: 'journal', title: 'Your journal', Topic: JournalHelp },
  { id: 'messages', title: 'Messages and invitations', Topic: MessageHelp },
  { id: 'people', title: 'Other players', Topic: PeopleHelp },
  { id: 'letters', title: 'Letters by e-mail', Topic: LetterHelp },
  { id: 'agents', title: 'Those in your service', Topic: AgentHelp },
  { id: 'notices', title: 'News and notices', Topic: NoticeHelp },
  { id: 'comforts', title: 'Favourites and comforts', Topic: ComfortHelp },
  { id: 'keys', title: 'Accessibility and keys', Topic: AccessHelp },
] as const;

export function HelpPage() {
  return (
    <Sheet title="Help">
      <nav aria-label="On this page">
        <ul className={css.contents}>
          {topics.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {topics.map(({ id, title, Topic }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <Topic />
        </section>
      ))}
    </Sheet>
  );
}
