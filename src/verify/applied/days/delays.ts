/** By how much something came late, by when it was to be and when it was: "The flight was delayed by more than three hours." */
import { lengthIn } from '../../between/claim.ts';
import { distanceOf, liesBy, momentOf } from '../../record/words/moment.ts';
import type { Scene, Shown } from '../asked.ts';
import { type Fact, factsOf } from '../facts.ts';

const LATE =
  /^(?:The (\p{Ll}+)|(\p{Lu}\p{L}* \S*\d\S*)) (?:(was|is|had been|has been) delayed|(arrived|landed|departed|left|took off|started|began|was delivered)) (?:by )?(.{4,40}?)(?: late| behind schedule| after (?:its )?schedule)?$/u;
const PLANNED = /^(?:scheduled|planned|expected|estimated|promised|due|target|std|sta)\b/;
const ACTUAL = /^(?:actual|real|ata|atd)\b/;
const DEEDS: Readonly<Record<string, RegExp>> = {
  arrived: /arriv|land/,
  landed: /arriv|land/,
  departed: /depart|take ?off|leav/,
  left: /depart|leav/,
  'took off': /depart|take ?off/,
  started: /start|begin/,
  began: /start|begin/,
  'was delivered': /deliver/,
};

/** Where both times stand that are as far apart as a statement says; undefined for another, and where they are not. */
export function late(said: string, { documents, lexicon }: Scene): Shown | undefined {
  const [all, kind, named, delayed, deed, by] = LATE.exec(said) ?? [];
  if (
    all === undefined ||
    by === undefined ||
    (deed !== undefined && !/ (?:late|behind schedule|after (?:its )?schedule)$/.test(all))
  )
    return undefined;
  const length = lengthIn(by, lexicon);
  if (length === undefined) return undefined;
  const facts = factsOf(documents).filter(({ field }) => momentOf(field) !== undefined);
  const is =
    delayed === undefined ? DEEDS[deed!] : facts.some(({ name }) => /arriv/.test(name)) ? /arriv/ : /./;
  const [planned, actual] = [PLANNED, ACTUAL].map((which) =>
    facts.filter(({ name }) => which.test(name) && is!.test(name)),
  );
  if (planned!.length !== 1 || actual!.length !== 1 || planned![0]!.document !== actual![0]!.document)
    return undefined;
  if (!isOf(kind ?? named!, planned![0]!, documents)) return undefined;
  const [from, to] = [momentOf(planned![0]!.field)!, momentOf(actual![0]!.field)!];
  return liesBy(to, from, length)
    ? {
        places: [planned![0]!, actual![0]!],
        told: `${actual![0]!.field.quote} − ${planned![0]!.field.quote} = ${distanceOf(to, from)}`,
      }
    : undefined;
}

/** Whether the record is of what the statement is about. */
const isOf = (what: string, { document, field }: Fact, documents: Scene['documents']): boolean => {
  const { text } = documents[document]!;
  const words = what.toLowerCase().split(' ');
  return !/\/\d+(?:\/|$)/.test(field.object) && words.every((word) => text.toLowerCase().includes(word));
};
