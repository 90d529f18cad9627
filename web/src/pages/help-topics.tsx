import { Link } from 'react-router';
import { world } from '../api/world.ts';
import { actionsInWords } from '../ui/figures.ts';

const { bazaar, help } = world.texts;

/** Paragraphs of the world; what stands between asterisks is set in italics. */
function Paragraphs({ of }: { readonly of: readonly string[] }) {
  return of.map((paragraph) => (
    <p key={paragraph}>
      {paragraph.split('*').map((part, place) => (place % 2 === 1 ? <em key={part}>{part}</em> : part))}
    </p>
  ));
}

export function ActionsHelp() {
  return <Paragraphs of={help.onActions} />;
}

export function ChoiceHelp() {
  return (
    <>
      <p>
        <em>Go</em> opens a story. Inside it are the things you can do. <em>Perhaps Not</em>, where it stands, takes you
        back out and costs nothing; a few scenes have to be seen through. <em>Pressing</em> marks what carries your
        story on.
      </p>
      <ul>
        <li>
          <strong>Needs and costs</strong> are written under each choice. A tick means you have it; a padlock means you
          do not, and says what is wanting.
        </li>
        <li>
          <strong>Chances</strong> are told in figures before you choose: 60% is three times in five. Your quality, with
          what your clothes add to it, and the difficulty make the figure, and nothing else does. <em>Luck so far</em>,
          below a result and under <em>Myself</em>, lists the challenges you met lately, and what was to be expected of
          them beside what came.
        </li>
        <li>
          <strong>Second chances</strong> are things you carry. Tick the box, and if the first try fails one is spent
          and you try again.
        </li>
      </ul>
    </>
  );
}

export function CardsHelp() {
  return <Paragraphs of={help.onCards} />;
}

export function QualityHelp() {
  return (
    <>
      <Paragraphs of={help.onQualities} />
      <p>
        Most grow by use, in change points: the first level takes one, the next two, and so on. The bar under a name
        shows how near the next level is. All of it is listed under <em>What you have</em>. {help.onMoney}
      </p>
    </>
  );
}

export function NameAndFaceHelp() {
  return (
    <p>
      Name and face are changed under <em>Myself</em>, for {world.premium}; you are told the price and asked before
      anything is paid. No two people here have one name, and a name you give up is free for others at once.
    </p>
  );
}

export function OutfitHelp() {
  return (
    <>
      <p>
        What you own stands under <em>My Possessions</em>: what can be worn by the place it is worn in, the rest by
        kind. What you wear is added to what you are. Putting things on and taking them off costs nothing, but some
        places and most stories keep you as you are.
      </p>
      <p>
        <em>Save outfit</em> keeps all that you wear under one name, and the list beside it, which stands by the story
        too, puts another outfit on at once. You can have more of them for {world.premium}. <em>Wear the best</em>{' '}
        finds, for each place, what adds most to the quality you name.
      </p>
    </>
  );
}

export function BazaarHelp() {
  return (
    <>
      <p>
        <em>{bazaar.tab}</em> opens wherever there is a market, once the story has let you in. Buying and selling take
        no actions, and a story that lies open keeps you from neither. Each thing says what it does, and how that
        compares with what you wear in its place.
      </p>
      <p>
        <em>{bazaar.sellTitle}</em> lists what somebody there would take, each at the best price. What you wear, or have
        lent, is yours until you take it off or back. Several things can be ticked and sold at once: you are told the
        sum before, and all of them are sold, or none.
      </p>
    </>
  );
}

export function MisfortuneHelp() {
  return (
    <>
      <p>
        Failing is a result like any other: often the more interesting one, and it too can teach you something. It may
        also bring trouble. Troubles show beside your face as long as you have them.
      </p>
      <p>
        There are always ways to be rid of them, and nothing here ends your story. If your connection breaks in the
        middle of a choice, try it once more: it is never counted twice.
      </p>
    </>
  );
}

export function AccessHelp() {
  return (
    <ul>
      <li>
        <kbd>Tab</kbd> reaches everything; <kbd>Enter</kbd> presses it; <kbd>Space</kbd> ticks a box.
      </li>
      <li>
        The first <kbd>Tab</kbd> after a page has loaded offers to skip to what matters; in the story you are there
        already.
      </li>
      <li>
        Single keys press what is named after them: <kbd>1</kbd> to <kbd>9</kbd> choose, <kbd>Enter</kbd> goes on after
        a result and <kbd>R</kbd> tries it again, <kbd>B</kbd> goes back, <kbd>T</kbd> shows the other list,{' '}
        <kbd>D</kbd> draws a card and <kbd>X</kbd> throws one away, <kbd>M</kbd> opens the map. <kbd>?</kbd> lists those
        that work where you are. They rest while you write, and can be switched off.
      </li>
      <li>
        The arrow keys move between tabs and faces; <kbd>Esc</kbd> shuts a dialogue.
      </li>
      <li>When the scene changes the focus goes to its title, and what you gained or lost is read out.</li>
      <li>Daylight reading, the sun at the top of the page, is dark ink on paper.</li>
      <li>
        If your system asks for less motion or more contrast, you will have it. Text may be enlarged freely; larger
        letters, plainer letters and less motion can also be set under <em>Comforts</em>.
      </li>
    </ul>
  );
}

export function PlanHelp() {
  return (
    <p>
      A choice you cannot make yet, or mean to make one day, can be kept as a plan: press the ribbon beside its name. It
      stands under <em>Plans</em> then, with the place it is in, what it still asks of you, and a note if you write one.
      Twenty plans can be active at once; one that you carry out goes to the completed, and can be begun anew. A note
      can also be written on any story, choice or thing of yours: <em>Write notes</em> in a story, or among your
      possessions, shows where. All of them stand below your plans, and nobody else reads them.
    </p>
  );
}

export function JournalHelp() {
  return (
    <p>
      The button below what you are told in a story sets it down in your journal, word for word, under its own name or a
      title of yours. The journal is opened under <em>Myself</em>. An entry can have three tags, of twenty-five you may
      make, with colours; by them, by favourites and by days it is found again, and by any words in its title, place or
      story: capitals, accents and endings do not matter, <em>“words in quotes”</em> stand in a row, a minus before a
      word leaves it out. <em>Read it as a book</em> shows it from its beginning, on paper too; <em>Take it along</em>{' '}
      writes all of it into a file for you. Each entry has an address. Your journal is private until you say otherwise:
      nobody else reads it, whatever address they have. <em>View profile</em>, under <em>Myself</em> too, shows what
      others see of you: your face, clothes and lodging, a thing on the mantelpiece, a trait in the scrapbook, and what
      they say.
    </p>
  );
}

export function MessageHelp() {
  return (
    <>
      <p>
        Some choices are done together with somebody. Choose one, and you are asked whom: one of your contacts, whom you
        add by name in the same place. Nothing is spent before it is sent. You need a confirmed address for it, and they
        need what it asks of them; whom you cannot ask now is listed below the form, with the reasons. Some ask somebody
        who does not play yet, by a letter that we write: if they make a character by its link, you are each other’s
        contacts, and your invitation is the first thing they are asked.
      </p>
      <p>
        Under <em>Messages</em> stand the letters of the story and what others ask of you. On the one side is what
        waits: an invitation, which is open for fourteen days, what you have accepted and may go on with when you like,
        and letters that tell of a story and lead to it. On the other is what was told <em>Recently</em>. To accept
        takes {actionsInWords(1)}; to decline, and to take back what you asked, takes none. A light beside the tab says
        that something has come since you were there last. What has been told can be deleted, and is kept for ninety
        days otherwise; a copy of anything goes to your own mailbox by <em>E-mail</em>.
      </p>
    </>
  );
}

export function LetterHelp() {
  return (
    <p>
      Under <Link to="/account">Account</Link> you confirm your address and say which letters you want by e-mail: of
      what happens in your story while you are away, of what others do with you, and of news. Nothing is sent to an
      address that is not confirmed but what you ask for yourself, such as a new password. Each letter that you did not
      ask for says why it came, and has a link by which no more of its kind do.
    </p>
  );
}

export function AgentHelp() {
  return (
    <p>
      Agents are people whom you meet in your story and take into your service; the tab opens with the first of them,
      and others come by other choices. Whoever is in your service stands under <em>Agents</em>. An errand is done by
      the {world.actions.many} that you spend, whatever you spend them on; time alone brings nobody home. Before you
      send somebody you see how likely each part of it is, and can lend them things that help: what is lent is out of
      your hands until you take it back. A message says when they are done, and their report is a story like any other,
      with choices of its own.
    </p>
  );
}

export function NoticeHelp() {
  return (
    <p>
      Beside the story, and below it on a small screen, stand the news, a few lines from elsewhere, and an
      advertisement. <em>Next</em> shows other lines; <em>Into my journal</em> keeps them, as they are, with what you
      have set down yourself. News are there until you put them away.
    </p>
  );
}

export function PeopleHelp() {
  return (
    <>
      <p>
        Your contacts are the people you can ask to do something together. Add them by the username of their account or
        the name of their character, under <Link to="/account#contacts">Account</Link> or on their profile. Nobody is
        told that they are on your list, and you need not be on theirs. There too you say whether you take invitations
        from your contacts alone, and whether you may be suggested to somebody who looks for company.
      </p>
      <p>
        <em>Block</em>, on a message, a profile or a contact, parts the two of you: neither can invite, add or be
        suggested to the other, they find neither your name nor your profile while they are signed in, and what you had
        asked them is taken back. They are not told. <em>Report</em> tells whoever keeps this server what was written,
        with the words as they were at that moment. The one you report is not told either.
      </p>
    </>
  );
}

export function ComfortHelp() {
  return (
    <>
      <p>
        Stories, choices and cards have two buttons: a heart for your favourites, a barred ring for what you would
        rather avoid. Favourites stand first and the avoided last, and nobody presses one of those by accident: you are
        asked before. A second press takes a mark away.
      </p>
      <p>
        Long lists can be searched and sorted; so long as a search hides something, the line above the list says so and
        shows all again. You are also asked before a choice that cannot be taken back, that costs {world.premium}, or
        that burns many {world.actions.many} at once.
      </p>
      <p>
        <em>Comforts</em>, the two sliders at the top of the page (under <em>More</em> on a small screen), is where all
        of this is set: each thing by itself, at once, and with your account, so that it is the same wherever you sign
        in. Settings and marks can be saved to a file and loaded from one.
      </p>
    </>
  );
}
