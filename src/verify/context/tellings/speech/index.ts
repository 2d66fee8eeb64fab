/** What somebody says in a chat, a ticket or a mail, told of him. */
import type { Reading } from '../../../../text/reading.ts';
import type { Document } from '../../../read/document.ts';
import type { Telling } from '../types.ts';
import { bare } from '../words.ts';
import { ASKING, askedFor } from './asked.ts';
import { ATTACHING, attached } from './attached.ts';
import { GRANTING, granted } from './granted.ts';
import { PROMISING, promised } from './promised.ts';
import { ofHimself, REPORTING, reported } from './reported.ts';
import { type Turn, turnAt } from './speaker.ts';

/** A class of what is told of a speaker: what a claim has that tells it, and what a turn then says. */
interface Speech {
  readonly of: RegExp;
  /** What a sentence has that may say it. */
  readonly by: RegExp;
  tell(turn: Turn, said: string): readonly string[];
}

const SPEECHES: readonly Speech[] = [
  {
    of: ASKING,
    by: /\b(?:I|we|please|could|can|may|would|possible|requesting)\b/i,
    tell: askedFor,
  },
  {
    of: GRANTING,
    by: /\b(?:approv|permission|consent|go-?ahead|sign(?:ed)?[ -]?off|ok(?:ay)?\b|green light)/i,
    tell: granted,
  },
  { of: ATTACHING, by: /\battach|\benclos|\bherewith\b|\bhere (?:is|are)\b/i, tell: attached },
  { of: PROMISING, by: /\b(?:I|we)(?: will|['\u2019]ll)\b/i, tell: promised },
  { of: REPORTING, by: /\p{L}/u, tell: reported },
];

const saidBy = ({ text, start, end }: Reading): string => bare(text.slice(start, end));

/** Whether a claim tells of somebody what he says by his own words, of which it need not have one. */
export const hasSpeech = (claim: Reading): boolean => {
  const said = saidBy(claim);
  return SPEECHES.some(({ of }) => of.test(said));
};

/** Whether a sentence may be one that such a claim follows from. */
export function maySpeak(source: Document, sentence: number, claim: Reading): boolean {
  const said = saidBy(claim);
  const { text, start, end } = source.sentence(sentence);
  const own = text.slice(start, end);
  return (
    SPEECHES.some(({ of, by }) => of.test(said) && by.test(own)) &&
    turnAt(source, sentence, said, 'says')?.who !== undefined
  );
}

/** What a sentence of somebody's turn says of him, in the claim's way of telling it. */
export function spoken(source: Document, sentence: number, claim: Reading): readonly Telling[] {
  const said = saidBy(claim);
  const speeches = SPEECHES.filter(({ of }) => of.test(said));
  const doing = turnAt(source, sentence, said, 'does');
  const turn = speeches.length === 0 ? undefined : turnAt(source, sentence, said, 'says');
  return [
    ...(doing === undefined ? [] : ofHimself(doing)).map(
      (text): Telling => ({ text: `${text}.`, from: [], plain: true }),
    ),
    ...speeches.flatMap(({ tell }) =>
      (turn === undefined ? [] : tell(turn, said)).map(
        (text): Telling => ({ text: `${text}.`, from: [], plain: true, asks: true }),
      ),
    ),
  ];
}
