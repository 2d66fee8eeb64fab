/**
 * Claims of what lies between two deeds, each of which the evidence dates in a statement of its own, perhaps in another
 * source: "The guest cancelled two days before arrival." Both must be said of one day only, and the days decide.
 */

import type { Lexicon } from '../../text/lexicon/index.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import type { Part } from '../case.ts';
import { capital } from '../context/tellings/words.ts';
import type { Alignment } from '../match/align.ts';
import type { Match } from '../match/match.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import { compareMoments, distanceOf, liesBy } from '../record/words/moment.ts';
import { type Between, betweenOf, windowOf } from './claim.ts';
import { type Day, daysOf, deedsOf } from './dated.ts';
import { ruleOf } from './rule.ts';

/** Reads a statement against the evidence; undefined where that does not carry it. */
export type Carry = (text: string) => Part | undefined;

/** Different days up to which a deed is asked for on each. */
const MOST_ASKED = 6;
/** Longest claim that is taken apart, in characters. */
const LONGEST = 200;

/** A place of the evidence. */
type Place = Pick<Day, 'document' | 'sentence'>;

/** A deed on its day, and where that is said. */
interface Happened {
  readonly day: Day;
  readonly shown: readonly Place[];
}

/** The part of a claim of what lies between two deeds that the evidence bears out; undefined for another, and where it does not. */
export function readBetween(
  part: Part,
  documents: readonly Document[],
  lexicon: Lexicon,
  carry: Carry,
): Part | undefined {
  const { text: whole, start, end } = part.reading;
  const text = whole.slice(start, end);
  if (text.length > LONGEST) return undefined;
  const [claim, rule] = claimOf(text, documents, lexicon);
  if (claim === undefined) return undefined;
  const days = daysOf(documents, lexicon);
  if (new Set(days.map(({ moment }) => moment.day)).size < 2) return undefined;
  const told = { documents, lexicon };
  const deed = named(claim.deed, text, days, told) ?? happened(claim.deed, days, told, carry);
  const anchor =
    deed && claim.anchor === ''
      ? beginning(deed.day, days)
      : deed &&
        (named(claim.anchor, `${text} ${claim.anchor}`, days, told) ??
          happened(inFull(claim), days, told, carry));
  if (deed === undefined || anchor === undefined || !holds(claim, deed.day, anchor.day)) return undefined;
  const [later, earlier] = claim.after ? [deed.day, anchor.day] : [anchor.day, deed.day];
  const derivation = `${later.told.slice(3)} − ${earlier.told.slice(3)} = ${distanceOf(later.moment, earlier.moment)}`;
  return shownBy(
    part,
    [...deed.shown, ...anchor.shown, ...(rule === undefined ? [] : [rule])],
    documents,
    derivation,
  );
}

/** What a claim says lies between two deeds, and the rule that sets it where one does. */
function claimOf(
  text: string,
  documents: readonly Document[],
  lexicon: Lexicon,
): readonly [Between | undefined, (Place & { readonly anchor: string }) | undefined] {
  const window = windowOf(text, lexicon);
  if (window === undefined) return [betweenOf(text, lexicon), undefined];
  const rule = ruleOf(window, documents, lexicon);
  const { deed, length } = window;
  return rule === undefined
    ? [undefined, undefined]
    : [{ deed, anchor: rule.anchor, after: true, length }, rule];
}

/** Whether the days are as the claim has them. */
function holds({ after, length }: Between, deed: Day, anchor: Day): boolean {
  const [later, earlier] = after ? [deed.moment, anchor.moment] : [anchor.moment, deed.moment];
  if (length === undefined) return (compareMoments(later, earlier) ?? 0) > 0;
  return liesBy(later, earlier, length);
}

/** The one day of the evidence on which a deed is said to have been. */
function happened(deed: string, days: readonly Day[], { lexicon }: Told, carry: Carry): Happened | undefined {
  const different = [...new Map(days.map((day) => [day.told, day])).values()];
  if (different.length > MOST_ASKED) return undefined;
  const found = different.flatMap((day): Happened[] => {
    const part = carry(`${deed} ${day.told}.`);
    if (part?.best === undefined) return [];
    const shown: readonly Place[] = part.best.support.sentences;
    // Of several moments of a day it was at the one that stands beside it.
    const sameDay = days.filter(({ told }) => told === day.told);
    const beside = sameDay.filter((one) => shown.some((place) => isAt(one, place)));
    return [{ day: atOneTime(calledAs(deed, beside.length > 0 ? beside : sameDay, lexicon)), shown }];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Of several moments those whose label says most of a deed: `opened_at` of "the ticket was opened". */
function calledAs(deed: string, days: readonly Day[], lexicon: Lexicon): readonly Day[] {
  const own = deedsOf(deed, lexicon);
  const saidBy = ({ label }: Day): number => label.filter((word) => own.includes(word)).length;
  const most = Math.max(...days.map(saidBy));
  return days.filter((day) => saidBy(day) === most);
}

const isAt = ({ document, sentence }: Place, other: Place): boolean =>
  document === other.document && sentence === other.sentence;

/** A day with its time, where all that are told of it have the same; else the day alone. */
function atOneTime(days: readonly Day[]): Day {
  const [first] = days as readonly [Day, ...Day[]];
  const { minute, ...day } = first.moment;
  return days.every(({ moment }) => moment.minute === minute) ? first : { ...first, moment: day };
}

/**
 * The one day whose label is what a noun phrase or a clause names: "arrival" of "arrival 14 August", "the complaint was
 * answered" of "Complaint 31: received 2 May, answered 9 May".
 */
function named(
  phrase: string,
  claim: string,
  days: readonly Day[],
  { documents, lexicon }: Told,
): Happened | undefined {
  const own = deedsOf(phrase, lexicon);
  const last = own.at(-1);
  if (last === undefined || own.length > MOST_NAMING) return undefined;
  const known = new Set(deedsOf(claim, lexicon));
  const numbered = [...known].some((word) => /\d/.test(word));
  const saidWith = (document: number, sentence: number): readonly string[] => {
    const { text, start, end } = documents[document]!.sentence(sentence);
    return deedsOf(text.slice(start, end), lexicon);
  };
  const isClause = / (?:was|were|has been|had been) \p{L}+$/u.test(phrase);
  const found = days.filter(({ label, document, sentence }) => {
    if (!(isClause ? label.includes(last) : own.every((word) => label.includes(word)))) return false;
    const rest = isClause ? own.filter((word) => !label.includes(word)) : [];
    if (rest.some((word) => /\d/.test(word) && !saidWith(document, sentence).includes(word))) return false;
    return (
      label.every((word) => known.has(word) || (!numbered && /\d|^.$/.test(word))) &&
      rest.every((word) => documents.some(({ text }) => text.toLowerCase().includes(word)))
    );
  });
  const [first] = found;
  return first !== undefined && found.every(({ moment }) => moment.day === first.moment.day)
    ? { day: atOneTime(found), shown: [first] }
    : undefined;
}

/** What is told, and in which words. */
interface Told {
  readonly documents: readonly Document[];
  readonly lexicon: Lexicon;
}

/** Of what is to be dealt with within a time, when it came in: the one such day beside the deed. */
function beginning(deed: Day, days: readonly Day[]): Happened | undefined {
  const found = days.filter(
    (day) => day.document === deed.document && day.label.some((word) => COMING_IN.has(word)),
  );
  const [first, ...others] = found;
  return first === undefined || others.length > 0 || first === deed || first.label.length > MOST_NAMING
    ? undefined
    : { day: first, shown: [first] };
}

const COMING_IN: ReadonlySet<string> = new Set(
  'receive open submit report request file raise lodge'.split(' '),
);

/** Words of a noun phrase that names a day, at the most. */
const MOST_NAMING = 4;

/** The anchor with what it leaves out of the deed before it: "the client did" of "the agency signed the contract". */
function inFull({ deed, anchor }: Between): string {
  const said = capital(anchor);
  const short = /^(.+) (did|had|was|were)$/.exec(said);
  const it = /^It (?=was |had |is )/.test(said);
  if (short === null && !it) return said;
  const text = `${deed}.`;
  const tree = new Tree(parseSentence(text, 0, text.length));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  const [subject] = root < 0 ? [] : tree.with(root, 'nsubj', 'nsubj:pass');
  if (subject === undefined) return said;
  const [verb] = [...tree.with(root, 'aux', 'aux:pass'), root].sort((a, b) => a - b);
  const { start } = tree.token(verb!);
  if (it) return said.replace(/^It/, deed.slice(0, start).trim());
  return `${short![1]} ${deed.slice(start)}`;
}

/** A part that follows from the sentences that show it. */
export function shownBy(
  part: Part,
  shown: readonly Place[],
  documents: readonly Document[],
  told: string,
): Part {
  const places = [...new Map(shown.map((one) => [`${one.document}/${one.sentence}`, one])).values()];
  const sentences = places.map(({ document, sentence }): AlignedSentence => {
    const source = documents[document]!;
    const reading = source.sentence(sentence);
    const matches = part.units.map((): Match => ({ kind: 'value', strength: 1, at: 0, follows: true }));
    const alignment: Alignment = { matches, valueConflicts: new Map(), antonyms: [] };
    return { document, source, sentence, reading, alignment, coverage: 1 };
  });
  const [first, ...others] = sentences;
  const matches = first!.alignment.matches;
  const support = {
    sentences: [first!, ...others] as const,
    matches,
    from: part.units.map(() => 0),
    coverage: 1,
  };
  const best = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches: [] };
  return { ...part, best, sentences: [...sentences, ...part.sentences], scattered: 1, derivations: [told] };
}
