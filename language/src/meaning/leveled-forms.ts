import { cut, placeIn, type Span, type Words } from '../syntax/block.ts';
import { type Form, type Mention, mention } from './form.ts';
import { picture } from './plain-forms.ts';
import { variedLine, type WrittenText } from './written-text.ts';

/** A level and the picture from that level on: `5 cup-mended`. */
export const levelPicture: Form<{ readonly from: number; readonly text: string }> = {
  read(words, reading) {
    const [head, from] = LEVEL.exec(words.text) ?? [];
    if (head === undefined) {
      reading.report(words.at, `"${words.text}" is not a level and a picture, like "5 cup-mended"`);
      return undefined;
    }
    const text = picture.read(cut(words, head.length), reading);
    return text === undefined ? undefined : { from: Number(from), text };
  },
};

/** A level and the text shown when it is reached: `5 You rattle.` */
export const levelText: Form<{ readonly from: number; readonly text: WrittenText }> = {
  read(words, reading) {
    const [head, from] = LEVEL.exec(words.text) ?? [];
    const text = head === undefined ? undefined : variedLine.read(cut(words, head.length), reading);
    if (text) return { from: Number(from), text };
    reading.report(words.at, `"${words.text}" is not a level and a text, like "5 You rattle."`);
    return undefined;
  },
};

/** A level and what applies from it on: a place or a timed story. */
export type LeveledName<Other = never> = { readonly from: number; readonly name: Mention | Other; readonly at: Span };

/** A level and the place from that level on: `5 The Quay`. `anywhere` ends the last one. */
export const levelPlace: Form<LeveledName<'anywhere'>> = {
  read(words, reading) {
    const [head, from] = LEVEL.exec(words.text) ?? [];
    if (head === undefined) {
      reading.report(words.at, `"${words.text}" is not a level and a place, like "5 The Quay"`);
      return undefined;
    }
    const rest = cut(words, head.length);
    const name = rest.text === 'anywhere' ? 'anywhere' : mention('area', rest, reading);
    return { from: Number(from), name, at: words.at };
  },
};

/** A level and the timed story that it waits for: `5 The First Name`. */
export const levelTimed: Form<LeveledName> = {
  read(words, reading) {
    const [head, from] = LEVEL.exec(words.text) ?? [];
    if (head !== undefined) {
      const hint = 'A lead waits only for a timed story: nothing else comes by itself.';
      const name = mention('timed story', cut(words, head.length), reading, { hint });
      return { from: Number(from), name, at: words.at };
    }
    reading.report(words.at, `"${words.text}" is not a level and a timed story, like "5 The First Name"`);
    return undefined;
  },
};

/** An entry of a list of texts: `smoke 26 It stands straight.` */
export type WrittenEntry = { readonly list: string; readonly from: number; readonly text: Words };

/** The list name `stage` is reserved for the names of stages. */
export const listEntry: Form<WrittenEntry> = {
  read(words, reading) {
    const [head, list, from] = /^([a-z][a-z-]*) (\d{1,9}) (?=.)/.exec(words.text) ?? [];
    if (head === undefined || list === undefined || list === 'stage') {
      const message = `"${words.text}" is not a list name in small letters (other than "stage"), a level and a text, like "smoke 26 It stands straight."`;
      reading.report(words.at, message);
      return undefined;
    }
    const text = variedLine.read(cut(words, head.length), reading);
    const varied = text?.pieces.find(({ kind }) => kind !== 'plain');
    if (!text || !varied) return text && { list, from: Number(from), text: text.words };
    reading.report(placeIn(text.words, varied.from), 'an entry of a list takes no substitutions; delete the braces');
    return undefined;
  },
};

const LEVEL = /^(\d{1,9}) (?=.)/;
