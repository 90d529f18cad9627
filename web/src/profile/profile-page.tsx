import type { Possession, ProfileReply } from '@underhall/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mayHavePicture } from '../api/art.ts';
import { world } from '../api/world.ts';
import { Face } from '../ui/face.tsx';
import { Failed } from '../ui/failed.tsx';
import { inOneLine } from '../ui/in-one-line.ts';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import panel from '../ui/panel.module.css';
import { Picture } from '../ui/picture.tsx';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Section } from '../ui/section.tsx';
import { shownName } from '../ui/shown-name.ts';
import { Tip } from '../ui/tip.tsx';
import { useFocusNearestHeading } from '../ui/use-focus-nearest-heading.ts';
import { effectsOf } from '../ui/worn-effects.ts';
import css from './profile.module.css';
import { ProfileDescription } from './profile-description.tsx';
import { isNotFound, useProfile } from './profile-queries.ts';

const texts = world.texts.people;

type ProfilePageProps = {
  /** The owner's name. Undefined for the player's own profile. */
  readonly name: string | undefined;
  readonly isEditing?: boolean;
  readonly journalOf: (profile: ProfileReply) => ReactNode;
  readonly contactOf: (profile: ProfileReply) => ReactNode;
  readonly ownerOf: (profile: ProfileReply) => ReactNode;
  /** What the reader and the owner did together. */
  readonly togetherOf: (profile: ProfileReply) => ReactNode;
};

export function ProfilePage({ name, isEditing = false, journalOf, contactOf, ownerOf, togetherOf }: ProfilePageProps) {
  const { data, error, refetch } = useProfile(name);
  if (isNotFound(error)) {
    return (
      <Page title={texts.nobody} isShort>
        <p>No character has that name. Names can change; check the spelling.</p>
        <p>
          <Link to="/">Go to the first page</Link>
        </p>
      </Page>
    );
  }
  if (!data) {
    return (
      <Page title="Profile" isShort>
        {error ? <Failed error={error} onAgain={() => void refetch()} /> : <Loading>{texts.waitingProfile}</Loading>}
      </Page>
    );
  }
  return (
    <div className={css.page}>
      <Head profile={data}>{contactOf(data)}</Head>
      <Sheet>
        <ProfileDescription
          words={data.profileDescription}
          isOwn={data.isLoggedInUsersProfile}
          requestedName={name}
          startsOpen={isEditing}
        />
        {togetherOf(data)}
        <MantelpieceAndScrapbook profile={data} />
        {data.isLoggedInUsersProfile && ownerOf(data)}
        <Clothes profile={data} />
        <Section title={world.texts.journal.tab}>{journalOf(data)}</Section>
      </Sheet>
    </div>
  );
}

/** The part below the header. Receives focus after an entry is deleted. */
function Sheet({ children }: { readonly children: ReactNode }) {
  const sheet = useFocusNearestHeading<HTMLDivElement>();
  return (
    <div ref={sheet} className={`${panel.panel} ${css.sheet}`}>
      {children}
    </div>
  );
}

type PartProps = { readonly profile: ProfileReply };

function Head({ profile, children }: PartProps & { readonly children: ReactNode }) {
  const { profileBanner, profileCharacter, currentArea } = profile;
  const { name, description, avatarImage, frameImage, currentDomicile: lodging } = profileCharacter;
  return (
    <div className={`${panel.panel} ${css.head}`}>
      <Picture
        kind="headers"
        name={profileBanner}
        widths={[640, 1280, 1920]}
        sizes="(max-width: 56em) 100vw, 896px"
        width={1920}
        height={480}
        className={css.banner}
      />
      <div className={css.person}>
        <span className={css.cameo}>
          <Face image={avatarImage} of={name} width={130} />
          {frameImage !== undefined && mayHavePicture('frames', frameImage) && (
            <Picture kind="frames" name={frameImage} widths={[130, 260]} width={130} height={169} />
          )}
        </span>
        <div className={css.who}>
          <PageHeading title={shownName(name)} className={css.name} />
          <p className={css.called}>
            <Tip says={<SanitizedHtml as="span" html={`In ${currentArea.name}`} />}>{description}</Tip>
          </p>
          {children}
        </div>
        <div className={css.lodging}>
          {lodging ? (
            <>
              <Plate kind="lodgings" name={lodging.image} width={90} />
              <p>
                Lodges in <SanitizedHtml as="span" html={lodging.name} />
              </p>
            </>
          ) : (
            <p>{texts.notLodged}</p>
          )}
        </div>
      </div>
    </div>
  );
}

function MantelpieceAndScrapbook({ profile: { profileCharacter } }: PartProps) {
  const { mantelpieceItem, scrapbookStatus } = profileCharacter;
  if (!mantelpieceItem && !scrapbookStatus) return null;
  return (
    <div className={css.onShow}>
      {mantelpieceItem && <Shown title={texts.mantelpiece} possession={mantelpieceItem} />}
      {scrapbookStatus && <Shown title={texts.scrapbook} possession={scrapbookStatus} />}
    </div>
  );
}

function Shown({ title, possession }: { readonly title: string; readonly possession: Possession }) {
  return (
    <Section title={title} className={css.shown}>
      <div className={css.shownInside}>
        <Plate name={possession.image} width={72} />
        <div>
          <SanitizedHtml as="p" html={inOneLine(possession)} className={css.shownName} />
          <SanitizedHtml html={possession.description} className={css.about} />
          {possession.effects && <p className={css.about}>{effectsOf(possession)}</p>}
        </div>
      </div>
    </Section>
  );
}

function Clothes({ profile: { hasFavouredOutfit, outfitName, standardEquippedPossessions: worn } }: PartProps) {
  return (
    <Section title={`${hasFavouredOutfit ? 'Favoured Outfit' : 'Currently Wearing'}: ${outfitName}`}>
      {worn.length === 0 ? (
        <p className={css.about}>{texts.wearsNothing}</p>
      ) : (
        <ul className={css.clothes}>
          {worn.map((garment) => (
            <li key={garment.id}>
              <Tip hasOwnLook className={css.garment} says={garmentSays(garment)}>
                <Plate name={garment.image} width={60} />
                <span className="visually-hidden">{wordsOf(garment.name)}</span>
              </Tip>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const garmentSays = (garment: Possession) => (
  <>
    <SanitizedHtml as="span" html={garment.name} className={css.shownName} />{' '}
    <span>{wordsOf(garment.description)}</span>
    {garment.effects && <span> {effectsOf(garment)}</span>}
  </>
);
