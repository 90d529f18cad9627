import { contrastOf, minContrast, type PaletteRole, type WorldNames } from '@underhall/engine';

/** The colours of one theme of an e-mail, each as `#rrggbb`. */
export type EmailColours = {
  readonly page: string;
  readonly sheet: string;
  readonly edge: string;
  readonly text: string;
  /** On the page, below the sheet. */
  readonly small: string;
  readonly link: string;
  readonly button: string;
  readonly buttonText: string;
};

type Theme = 'dark' | 'light';
type Role = Extract<PaletteRole, 'page' | 'panel' | 'hair' | 'text' | 'text-muted' | 'link'>;

/** Colours of the roles that the world does not set: nearly those of the page. */
const plain: Readonly<Record<Theme, Readonly<Record<Role, string>>>> = {
  light: {
    page: '#efe7d8',
    panel: '#fbf7ee',
    hair: '#d8ccb4',
    text: '#241d16',
    'text-muted': '#5a4f40',
    link: '#5b3a16',
  },
  dark: {
    page: '#14110e',
    panel: '#1e1a16',
    hair: '#3a322a',
    text: '#ece3d4',
    'text-muted': '#b9ad9a',
    link: '#e2b45c',
  },
};

/** Derives the colours of e-mails from the palette of the world. All texts have the contrast that they need. */
export function emailColours(palette: WorldNames['palette'], theme: Theme): EmailColours {
  const colour = (role: Role): string => palette[role]?.[theme] ?? plain[theme][role];
  const [page, sheet] = [colour('page'), colour('panel')];
  const link = readable(colour('link'), sheet);
  return {
    page,
    sheet,
    edge: colour('hair'),
    text: readable(colour('text'), sheet),
    small: readable(colour('text-muted'), page),
    link,
    button: link,
    buttonText: readable(sheet, link),
  };
}

/** Replaces a colour that does not contrast enough with its background by black or white. */
function readable(ink: string, ground: string): string {
  if (contrastOf(ink, ground) >= minContrast) return ink;
  const [black, white] = ['#000000', '#ffffff'];
  return contrastOf(black, ground) > contrastOf(white, ground) ? black : white;
}
