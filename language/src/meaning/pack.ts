import type { Block } from '../syntax/block.ts';
import { restriction } from './consequences.ts';
import type { Reading } from './form.ts';
import { folderOfMaps } from './map-forms.ts';
import { amountFrom, nameOf } from './named-forms.ts';
import { accessCode, listOf, picture, plainWords, wholeNumber } from './plain-forms.ts';
import { placeOf, readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';
import { requirement } from './requirement.ts';
import { faces, readWordSections, textWithPlaceholders, type WrittenWords } from './world-words.ts';

export const packFacts = {
  tagline: textWithPlaceholders([]),
  description: textWithPlaceholders([]),
  'start at': nameOf('area'),
  'start with': listOf(amountFrom(1)),
  'held back': listOf(restriction),
  faces,
  weekly: nameOf('timed story'),
  opening: nameOf('quality'),
  'offers when': listOf(requirement),
  maps: folderOfMaps,
};

export type WrittenPack = WrittenBlock<typeof packFacts> & { readonly words: WrittenWords };

export function readPack(block: Block, reading: Reading): WrittenPack {
  const written = readFacts(block, packFacts, reading);
  requireFacts(written, ['start at'], reading);
  const words = readWordSections(block, reading);
  reportUnknownFaces(written.facts.faces ?? [], words, reading);
  return { ...written, words };
}

const facesByAddress = ['lady faces', 'gentleman faces', 'indistinct faces'] as const;

function reportUnknownFaces(known: readonly string[], { Newcomers }: WrittenWords, { report }: Reading): void {
  if (!Newcomers) return;
  const named = Newcomers.facts['face name']?.map(({ name }) => name);
  for (const key of [...facesByAddress, 'face name'] as const) {
    const faces = key === 'face name' ? named : Newcomers.facts[key];
    const unknown = faces?.find((face) => !known.includes(face));
    if (unknown !== undefined)
      report(
        placeOf(Newcomers.block, key),
        `nobody can choose the face "${unknown}"; add it to the pack's "faces", or delete it here`,
      );
  }
}

export const personaFacts = {
  id: wholeNumber(1),
  was: plainWords,
  code: accessCode,
  uses: wholeNumber(1),
  image: picture,
  greeting: plainWords,
  thanks: plainWords,
  'starts with': listOf(amountFrom(1)),
};

export type WrittenPersona = WrittenBlock<typeof personaFacts>;

export function readPersona(block: Block, reading: Reading): WrittenPersona {
  const written = readFacts(block, personaFacts, reading);
  requireFacts(written, ['starts with'], reading);
  const { code, uses, image, greeting, thanks } = written.facts;
  if (code === undefined && [uses, image, greeting, thanks].some((fact) => fact !== undefined))
    reading.report(block.heading.at, '"uses", "image", "greeting" and "thanks" need a "code"; add one');
  return written;
}
