/** The clauses that a sentence of German, French or Spanish may be read as stating. */
import type { Reading } from '../../text/reading.ts';
import { clauseOf } from './clauses.ts';
import { contrasted, isInstead } from './contrasted.ts';
import { GRAMMARS, type Tongue } from './grammar.ts';
import { isMomentAt, MOMENTS } from './kinds.ts';
import { helpersIn, subjectOf } from './subject.ts';

/** Words between signs, and how they are joined to those before them. */
interface Segment {
  readonly words: number[];
  readonly joint: boolean;
  /** The conjunction that joins them behind a sign: "…, aber nicht"; empty for none. */
  readonly but: string;
  readonly relative: boolean;
  readonly told: boolean;
  readonly sign: boolean;
}

/** The clauses that a sentence may be read as stating, each by its words: between signs, and with a subject before them. */
export function candidates(reading: Reading, language: Tongue): number[][] {
  const found: number[][] = [];
  const segments = segmentsOf(reading, language);
  let lead: number[] | undefined;
  segments.forEach((segment, s) => {
    if (segment.words.length === 0) return;
    if (segment.relative) {
      const noun = s > 0 ? lastPhrase(reading, language, segments[s - 1].words) : undefined;
      if (noun !== undefined) found.push([...noun, ...segment.words]);
      return;
    }
    // What is told, supposed or asked is not stated; nor is what hangs on it.
    if (segment.told || reading.question) return;
    found.push(...besideBefore(reading, language, segment, segments[s - 1], lead));
    if (segment.sign || lead === undefined) lead = segment.words;
    else if (segment.joint) found.push(...joinedTo(reading, language, lead, segment.words));
  });
  return found;
}

/** The stretches of a sentence between its signs and conjunctions. */
function segmentsOf(reading: Reading, language: Tongue): Segment[] {
  const grammar = GRAMMARS[language];
  const { text, words } = reading;
  const segments: Segment[] = [];
  words.forEach(({ form, start }, at) => {
    const between = at === 0 ? '' : text.slice(words[at - 1].end, start);
    const sign = at === 0 || /[,;:()\u2013\u2014]/.test(between);
    // "Verkaufte das Haus doch nicht": within a clause it joins nothing.
    if (language === 'de' && WITHIN.has(form) && !sign) return;
    const joint = grammar.joints.has(form);
    const relative =
      language === 'fr'
        ? form === 'qui'
        : language === 'es'
          ? form === 'que' && between.includes(',')
          : language === 'de' && sign && at > 0 && grammar.relatives.has(form) && between.includes(',');
    // "Bis zum 3. Mai" opens no clause.
    const opener = grammar.openers.has(form) && (sign || form !== 'bis');
    // "Meldete, dass die Lampe defekt ist und die Rechnung bezahlt wurde": both are told.
    const told = opener || (joint && !sign && (segments.at(-1)?.told ?? false));
    if (at === 0 || sign || joint || relative || opener)
      segments.push({
        words: [],
        joint: joint && !sign,
        but: joint && sign ? form : '',
        relative,
        told,
        sign,
      });
    if (!joint && !relative && !opener) segments.at(-1)!.words.push(at);
  });
  return segments;
}

/** Conjunctions that stand within a clause as well, where no sign is before them. */
const WITHIN = new Set(['aber', 'doch', 'jedoch']);

/** A segment by itself, and with what stands before it. */
function besideBefore(
  reading: Reading,
  language: Tongue,
  segment: Segment,
  before: Segment | undefined,
  lead: number[] | undefined,
): number[][] {
  const found: number[][] = [];
  const fronted =
    before !== undefined && !before.told && !before.relative && isFronted(reading, language, before.words);
  if (!fronted || standsWithout(reading, language, before.words, segment.words)) found.push(segment.words);
  // "Le dimanche, le magasin est fermé": what is set in front by a comma belongs to the clause.
  if (fronted) found.push([...before.words, ...segment.words]);
  if (segment.joint && lead !== undefined) {
    const first = namesAt(reading, segment.words) ?? subjectOf(reading, language, segment.words).at(-1);
    const alone = clauseOf(reading, language, lead).phrases.length === 1;
    if (first !== undefined && alone) found.push([...lead, ...segment.words.filter((at) => at > first)]);
  }
  if (before !== undefined && before.words === lead && segment.but !== '')
    found.push(...contrasted(reading, language, lead, segment.words, segment.but));
  // "…, sur présentation d'un justificatif": what stands behind a comma without a verb.
  const aside = segment.sign && before !== undefined && !before.told;
  if (
    aside &&
    !isInstead(reading, language, before.words, segment.but) &&
    isAside(reading, language, segment.words)
  )
    found.push([...before.words, ...segment.words]);
  return found;
}

/** What is joined to the clause before it, with the subject, the auxiliary or all of that. */
function joinedTo(reading: Reading, language: Tongue, lead: number[], words: readonly number[]): number[][] {
  const subject = subjectOf(reading, language, lead);
  const found = [[...subject, ...words]];
  // "A été remis et livré": the auxiliary holds for both.
  const grammar = GRAMMARS[language];
  const helping = helpersIn(reading, grammar, lead);
  if (helping.length > 0 && helpersIn(reading, grammar, words).length === 0)
    found.push([...subject, ...helping, ...words]);
  found.push([...lead, ...words]);
  return found;
}

/** What stands before the name of a person. */
const TITLES = new Set('senor senora senorita don dona monsieur madame'.split(' '));

/** Whether words are one phrase with a preposition, without a verb or a word that takes back. */
function isAside(reading: Reading, language: Tongue, at: readonly number[]): boolean {
  const { phrases, verb, negated, guards } = clauseOf(reading, language, at);
  return (
    phrases.length > 0 &&
    phrases[0].preposition !== '' &&
    verb === Number.POSITIVE_INFINITY &&
    !negated &&
    guards === ''
  );
}

function lastPhrase(
  reading: Reading,
  language: Tongue,
  at: readonly number[],
): readonly number[] | undefined {
  const last = clauseOf(reading, language, at)
    .phrases.filter(({ verbal }) => !verbal)
    .at(-1)?.words;
  const named = last?.findLastIndex((word) => !isWrittenLarge(reading, word)) ?? -1;
  // "Maëlle remplace Luc, qui …": the name alone, where one stands last.
  if (language === 'de' || last === undefined || named < 0 || named + 1 >= last.length) return last;
  return last.slice(TITLES.has(reading.words[last[named]].form) ? named : named + 1);
}

const isWrittenLarge = ({ text, words }: Reading, at: number): boolean =>
  /^\p{Lu}/u.test(text.slice(words[at].start, words[at].end));

/** The last word of the name that words begin with; undefined where they begin with none. */
function namesAt(reading: Reading, at: readonly number[]): number | undefined {
  const end = at.findIndex((word) => !isWrittenLarge(reading, word));
  return end > 0 ? at[end - 1] : undefined;
}

/**
 * Whether a clause holds without the phrase in front of it: what happened did, on whatever day; "en cas d'absence", "le
 * dimanche" is what the rest holds for.
 */
function standsWithout(
  reading: Reading,
  language: Tongue,
  front: readonly number[],
  at: readonly number[],
): boolean {
  const [phrase] = clauseOf(reading, language, front).phrases;
  const days = phrase.words.every((word) => {
    const value = reading.values[reading.words[word].value];
    return (
      value !== undefined && MOMENTS.has(value.kind) && /\d/.test(reading.text.slice(value.start, value.end))
    );
  });
  const { tense, negated } = clauseOf(reading, language, at);
  // What was not done on a day may have been on another.
  if (negated && phrase.words.some((word) => isMomentAt(reading, word))) return false;
  if (days) return true;
  if (tense === 'done') return !LIMITING.has(phrase.preposition);
  // What has been so since a day is so.
  if (tense === 'now' && SINCE.has(phrase.preposition)) return true;
  if (phrase.words.length === 1 && CONNECTING.test(reading.words[phrase.words[0]].form)) return true;
  // "Remboursement : la caution est rendue": a label.
  const label =
    phrase.preposition === '' &&
    /:/.test(reading.text.slice(reading.words[front.at(-1)!].end, reading.words[at[0]].start));
  return label || GREETING.test(reading.words[phrase.words[0]].form);
}

const SINCE = new Set(['seit', 'depuis', 'desde']);
/** "En outre", "por tanto": what leads on to the next statement. */
const CONNECTING =
  /^(?:outre|ailleurs|effet|plus|consequent|resume|bref|revanche|conclusion|tanto|consecuencia|embargo|cambio|lugar|actualmente|actuellement|derzeit|aktuell|momentan|hecho|fait|momento)$/;

/** What a letter begins with. */
const GREETING =
  /^(?:bonjour|bonsoir|cher|chere|madame|monsieur|mme|hallo|sehr|liebe|lieber|guten|estimad[oa]s?|hola|buen[oa]s|querid[oa]s?|senora?)$/;

const LIMITING = new Set(['ohne', 'sans', 'sin', 'ausser', 'sauf', 'salvo', 'segun']);

/** Whether words are a phrase without a verb, or a preposition's phrase with what it is of. */
function isFronted(reading: Reading, language: Tongue, at: readonly number[]): boolean {
  const { phrases, verb } = clauseOf(reading, language, at);
  const several = phrases.every(({ verbal }) => !verbal) && phrases[0]?.preposition !== '';
  return phrases.length > 0 && (phrases.length === 1 || several) && verb === Number.POSITIVE_INFINITY;
}
