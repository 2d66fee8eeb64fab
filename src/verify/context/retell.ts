/** Reads a sentence in the light of those before it, where that makes it speak to a statement. */

import { CONDITION, EXCEPTION, HEDGE, RETRACTION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Word } from '../../text/reading.ts';
import { ITEM, PROSE, QUOTED } from '../../text/scan.ts';
import { halvesOf } from '../carry/halves.ts';
import type { Unit } from '../claim/units.ts';
import { type Candidate, type Query, touchedShares } from '../match/retrieve.ts';
import { type AlignedSentence, alignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import { isPronoun, type Replacement, resolved } from './antecedent.ts';
import { calledByRole } from './called-by-role.ts';
import { castOf, type Member } from './cast.ts';
import { calledIn } from './defined-parties.ts';
import { laterOrFormer } from './former.ts';
import { partiesTold, performed } from './parties.ts';
import { originOf, Retold } from './retold.ts';
import { sameDay } from './same-day.ts';
import { fullNames } from './short-names.ts';
import { ANOTHER } from './words.ts';

/** Coverage that the retold sentence must have above the sentence as it stands. */
const LEAST_GAIN = 0.03;
/** Coverage from which nothing is left to be said by other sentences. */
const COMPLETE = 0.97;

/**
 * The sentence retold, where that says more of the statement; else as it stands. `least`: coverage that another
 * sentence has as it stands.
 */
export function inContext(
  one: AlignedSentence,
  documents: readonly Document[],
  units: readonly Unit[],
  query: Query,
  lexicon: Lexicon,
  least: number,
): AlignedSentence {
  const { source, sentence, coverage, document } = one;
  if (coverage >= COMPLETE || source.structured || one.reading.language !== 'en' || one.reading.question)
    return one;
  if (![PROSE, ITEM, QUOTED].includes(source.scan.sentenceKind[sentence])) return one;
  const retold = retell(source, one, units, query, lexicon, least);
  if (retold === undefined) return one;
  const place: Candidate = { document, sentence, score: 0 };
  const told = alignedSentence(place, documents.with(document, retold), units, lexicon);
  return told.coverage >= coverage + LEAST_GAIN ? told : one;
}

/** Coverage that a sentence must have, as it is told in full, to be asked whether it states all of a statement. */
const LEAST_FULLY = 0.75;

/**
 * The sentence with all that the document tells of its persons and things put in; undefined where that is nothing
 * that the statement speaks of. What is put in so is enough to be proved by, and not to be weighed.
 */
export function toldFully(
  aligned: AlignedSentence,
  documents: readonly Document[],
  units: readonly Unit[],
  query: Query,
  lexicon: Lexicon,
): AlignedSentence | undefined {
  const { source: retold, sentence, document, coverage } = aligned;
  const source = originOf(retold);
  const reading = source.sentence(sentence);
  if (source.structured || reading.language !== 'en' || reading.question) return undefined;
  if (![PROSE, ITEM, QUOTED].includes(source.scan.sentenceKind[sentence])) return undefined;
  const persons = [...partiesTold(source, sentence, units, lexicon), ...performed(source, sentence)];
  const others = [
    ...(sentence > 0 ? laterOrFormer(source, sentence, reading) : []),
    ...(sentence > 0 ? sameDay(source, sentence, reading) : []),
    ...byCast(source, sentence, reading.words, units, lexicon),
    ...fullNames(source, sentence, reading.words, units),
  ];
  // To read what pronouns stand for is dear: not where it could not bring the sentence far enough.
  const pronouns =
    reading.words.some(({ form }) => isPronoun(form)) &&
    (coverage >= LEAST_FULLY ||
      persons.length + others.length > 0 ||
      isFilledBefore(source, aligned, query, LEAST_FULLY));
  const replacements = apart([
    ...persons,
    ...(pronouns ? meant(source, sentence, units, lexicon) : []),
    ...others,
  ]);
  if (replacements.length === 0) return undefined;
  const text = replaced(source.text, reading.start, reading.end, replacements);
  if (text === retold.text) return undefined;
  const beside = [...new Set(replacements.map(({ from }) => from))].filter((from) => from !== sentence);
  const whole = new Retold(text, lexicon, source, sentence, beside.slice(0, 2));
  const place: Candidate = { document, sentence, score: 0 };
  const told = alignedSentence(place, documents.with(document, whole), units, lexicon);
  return told.coverage >= Math.max(LEAST_FULLY, coverage) ? told : undefined;
}

/** The text of a sentence with all that the document tells of its persons and things put in, and where it tells so. */
export function wholeText(
  source: Document,
  sentence: number,
  units: readonly Unit[],
  lexicon: Lexicon,
): { readonly text: string; readonly from: readonly number[] } {
  const reading = source.sentence(sentence);
  const { words, start, end } = reading;
  const replacements = apart([
    ...partiesTold(source, sentence, units, lexicon),
    ...(words.some(({ form }) => isPronoun(form)) ? meant(source, sentence, units, lexicon) : []),
    ...(sentence > 0 ? laterOrFormer(source, sentence, reading) : []),
    ...(sentence > 0 || reading.values.some(({ kind }) => kind === 'date')
      ? sameDay(source, sentence, reading)
      : []),
    ...byCast(source, sentence, words, units, lexicon),
    ...fullNames(source, sentence, words, units),
  ]);
  const from = [...new Set(replacements.map((one) => one.from))].filter((one) => one !== sentence);
  return { text: replaced(source.text, start, end, replacements), from };
}

/** Cues of one half of a sentence that may reach into the other. */
const REACHING = CONDITION | EXCEPTION | RETRACTION | HEDGE;

/** The halves of a sentence that joins two statements, each told by itself; none of one that is one statement. */
export function toldByHalves(
  { source: retold, sentence, document }: AlignedSentence,
  documents: readonly Document[],
  units: readonly Unit[],
  lexicon: Lexicon,
): AlignedSentence[] {
  const source = originOf(retold);
  const { start, end, language, question } = source.sentence(sentence);
  if (source.structured || language !== 'en' || question || end - start > LONGEST_JOINED) return [];
  if (![PROSE, ITEM].includes(source.scan.sentenceKind[sentence])) return [];
  const said = source.text.slice(start, end);
  // "Passed on Linux but failed on Windows": what is set against the one half belongs to it.
  const halves = CONTRASTING.test(said) ? [] : (halvesOf(said, true) ?? []);
  // Of one subject the second half may say what bounds the first: "passed on Linux and failed on Windows".
  if (halves.length > 0 && halves[1].at(0) <= halves[0].at(0)) return [];
  const whole = halves.map(({ text }) => new Retold(text, lexicon, source, sentence, []));
  return gather(whole, (half, i): AlignedSentence[] => {
    if (whole[1 - i].whole().cues & REACHING) return [];
    const place: Candidate = { document, sentence, score: 0 };
    return [alignedSentence(place, documents.with(document, half), units, lexicon)];
  });
}

const LONGEST_JOINED = 400;
const CONTRASTING = /\b(?:but|while|whereas|although|though|however|except)\b/i;

/** What the pronouns of a sentence stand for, as a statement calls it. */
const meant = (
  source: Document,
  sentence: number,
  units: readonly Unit[],
  lexicon: Lexicon,
): readonly Replacement[] =>
  calledByRole(resolved(source, sentence, lexicon), source, wordsOf(units), lexicon);

/** Replacements that do not touch each other, the first of two kept. */
function apart(found: readonly Replacement[]): Replacement[] {
  const kept: Replacement[] = [];
  for (const one of found)
    if (kept.every((other) => one.end <= other.start || one.start >= other.end)) kept.push(one);
  return kept;
}

function retell(
  source: Document,
  aligned: AlignedSentence,
  units: readonly Unit[],
  query: Query,
  lexicon: Lexicon,
  least: number,
): Retold | undefined {
  const { sentence, reading } = aligned;
  const { words, text, start, end } = reading;
  const pronouns = words.some(({ form }) => isPronoun(form)) && isFilledBefore(source, aligned, query, least);
  const replacements = apart([
    ...(pronouns ? meant(source, sentence, units, lexicon) : []),
    ...(sentence > 0 ? laterOrFormer(source, sentence, reading) : []),
    ...(sentence > 0 ? sameDay(source, sentence, reading) : []),
    ...byCast(source, sentence, words, units, lexicon),
    ...fullNames(source, sentence, words, units),
  ]);
  if (replacements.length === 0) return undefined;
  const beside = [...new Set(replacements.map(({ from }) => from))].filter((from) => from !== sentence);
  return retoldOnce(source, sentence, replaced(text, start, end, replacements), lexicon, beside.slice(0, 2));
}

/** Sentences of a document that are kept as they were retold, for one question. */
const MOST_KEPT = 32;

/** A sentence retold, made once for all statements that it is retold for alike. */
function retoldOnce(
  source: Document,
  sentence: number,
  text: string,
  lexicon: Lexicon,
  beside: readonly number[],
): Retold {
  const key = `${sentence} ${beside.join()} ${text}`;
  const known = source.retold.get(key);
  if (known instanceof Retold) return known;
  const retold = new Retold(text, lexicon, source, sentence, beside);
  if (source.retold.size < MOST_KEPT) source.retold.set(key, retold);
  return retold;
}

/** Sentences before it that may name what a sentence speaks of, and whom. */
const LOOKED_BACK = 3;
const LOOKED_BACK_FOR_PERSONS = 10;
const PERSONAL = new Set('he him his she her hers'.split(' '));

/** Share of a statement that a sentence and those before it must touch together: less carries nothing. */
const LEAST_TOGETHER = 0.55;

/** Whether the sentences before touch what this one leaves open of the statement, and together enough of it. */
function isFilledBefore(
  { scan }: Document,
  { sentence, alignment, reading: { words } }: AlignedSentence,
  query: Query,
  least: number,
): boolean {
  const back = words.some(({ form }) => PERSONAL.has(form)) ? LOOKED_BACK_FOR_PERSONS : LOOKED_BACK;
  const { weights } = query;
  const shares = new Float64Array(weights.length);
  const best = Float64Array.from(weights, (_, unit) => alignment.matches[unit].strength);
  let fills = false;
  for (let before = Math.max(0, sentence - back); before < sentence; before++) {
    if (!touchedShares(scan, before, query, shares)) continue;
    shares.forEach((share, unit) => {
      fills ||= share > 0 && alignment.matches[unit].strength < 0.5;
      best[unit] = Math.max(best[unit], share > 0 ? 1 : 0);
    });
  }
  if (!fills) return false;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (
    weights.reduce((sum, weight, unit) => sum + weight * best[unit], 0) >=
    Math.max(LEAST_TOGETHER, least) * total
  );
}

function replaced(text: string, start: number, end: number, replacements: readonly Replacement[]): string {
  let result = '';
  let from = start;
  for (const one of [...replacements].sort((a, b) => a.start - b.start)) {
    result += text.slice(from, one.start) + one.text;
    from = one.end;
  }
  return result + text.slice(from, end);
}

const POINTING = new Set(['the', 'this', 'that']);

/** "The buyer" as the name that the statement calls him by, "the order" with its number, and a name as its role. */
function byCast(
  source: Document,
  sentence: number,
  words: readonly Word[],
  units: readonly Unit[],
  lexicon: Lexicon,
): Replacement[] {
  // "A parallel case was decided for the buyer": who bears a role there is somebody else.
  const another = words.findIndex(({ form }) => ANOTHER.has(form));
  const known = another < 0 ? words : words.slice(0, another);
  const pointed = gather(known, (word, at) =>
    POINTING.has(words[at - 1]?.form ?? '') && word.weight > 0 ? [at] : [],
  );
  const named = words.some(({ capital }) => capital) || words[0]?.start !== undefined;
  if (pointed.length === 0 && !named) return [];
  const said = wordsOf(units);
  return gather(castOf(source, lexicon), (member): Replacement[] => {
    const spoken = partsOf(member).some((part) => said.has(part));
    if (spoken ? pointed.length === 0 : member.code || !said.has(member.noun)) return [];
    const from = source.sentencesIn(member.at + 1, member.at + 2)[0] ?? sentence;
    if (spoken) {
      return gather(pointed, (at) => {
        if (words[at].lemma !== member.noun || isNamed(words, at, source.text)) return [];
        const { start, end } = { start: words[at - 1].start, end: words[at].end };
        const noun = source.text.slice(words[at].start, end);
        // "Order 100-448" takes no article.
        const whole = at === 1 ? `${noun[0].toUpperCase()}${noun.slice(1)}` : noun;
        const name =
          member.form !== undefined ? calledIn(member.name, member.form, said) + ownedIn(noun) : member.name;
        const text = member.code || said.has(member.noun) ? `${whole} ${member.name}` : name;
        return [{ start, end, text, from }];
      });
    }
    return asRole(member, source, sentence, from);
  });
}

/** What says that something is owned: "the Customer's". */
const ownedIn = (noun: string): string => /['\u2019]s?$/.exec(noun)?.[0] ?? '';

const spokenWords = new WeakMap<readonly Unit[], ReadonlySet<string>>();
const nameParts = new WeakMap<Member, readonly string[]>();

/** The words of a statement: every candidate sentence is asked for them. */
function wordsOf(units: readonly Unit[]): ReadonlySet<string> {
  let words = spokenWords.get(units);
  if (words === undefined)
    spokenWords.set(units, (words = new Set(gather(units, ({ word }) => [word.form, word.lemma]))));
  return words;
}

function partsOf(member: Member): readonly string[] {
  let parts = nameParts.get(member);
  if (parts === undefined) {
    parts = member.name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => part.length > 1 || /\d/.test(part));
    nameParts.set(member, parts);
  }
  return parts;
}

/** Whether a name or number follows a noun already. */
function isNamed(words: readonly Word[], at: number, text: string): boolean {
  const next = words[at + 1];
  return (
    next !== undefined &&
    next.start - words[at].end <= 2 &&
    /^[\p{Lu}\d#]/u.test(text.slice(next.start, next.end))
  );
}

/** The name of a sentence's person as the role that the statement calls him by. */
function asRole({ name, noun }: Member, source: Document, sentence: number, from: number): Replacement[] {
  const { start, end } = source.sentence(sentence);
  const at = source.text.slice(start, end).indexOf(name);
  if (at < 0 || from === sentence) return [];
  const opens = at === 0;
  return [
    { start: start + at, end: start + at + name.length, text: `${opens ? 'The' : 'the'} ${noun}`, from },
  ];
}
