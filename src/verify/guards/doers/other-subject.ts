/**
 * Sentences that say of another what a claim says of its subject, as their words stand, however they are parsed:
 * "Anna's manager lives in Rome", "Ben, who knows Anna, lives in Rome", "Anna waited; Ben lives in Rome".
 */
import { gather } from '../../../text/gather.ts';
import { once } from '../../../text/once.ts';
import { parseSentence } from '../../../text/parse/bundled.ts';
import type { Reading, Word } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Unit } from '../../claim/units.ts';
import { formsOf } from '../../claim/words-said.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit } from '../guard.ts';

const AUXILIARIES = wordSet(
  'is are was were has have had will would can could may might must shall should does did do',
);
const FOUND = 0.9;
/** Match from which a word says something of the claim. */
const SAID = 0.5;
/** Coverage of a support under which nobody would take it for the claim. */
const WORTH_ASKING = 0.6;
/** Words between whose something is and what is said of it. */
const NEAR = 4;
/** Nouns that are what they are of: "the city of Paris", "a group of customers". */
const KINDS = wordSet(
  'city town village state county country republic kingdom island port province region district borough university ' +
    'college company firm brand name title number group team pair set lot majority minority part half rest total series ' +
    'couple handful percent share piece kind type sort form version copy all most some each one both none any many few',
);
const PLACING = wordSet('of at from in for');
const ANOTHER = wordSet(
  'another other parent sister rival rivals competing competitor competitors different unrelated subsidiary',
);
const RELATIVES = wordSet('who which whom whose that');
/** What begins a clause that has a doer of its own. */
const APART = wordSet('and but while whereas');

/** The subject of a claim: the unit that ends it, and the word that goes on behind it. */
export interface Subject {
  readonly unit: number;
  readonly next: string;
}

/** A support whose one sentence says it of another than the claim does. */
export const OTHER_SUBJECT = againstUnit('entity', 'prose', ({ reading, units, support }, sentence) => {
  if (support.coverage < WORTH_ASKING) return -1;
  const subject = subjectOf(reading, units);
  if (subject === undefined) return -1;
  const { at, strength } = sentence.alignment.matches[subject.unit];
  if (at < 0 || strength < FOUND) return -1;
  const place = new Place(sentence, at, subject.next);
  const other =
    place.isOwner() || place.isWithin() || place.isInAnotherClause() || place.isOfAnother(reading);
  return other ? subject.unit : -1;
});

export function subjectOf(reading: Reading, units: readonly Unit[]): Subject | undefined {
  const known = subjects(reading);
  let found = known.get(units);
  if (found === undefined) known.set(units, (found = readSubject(reading, units) ?? null));
  return found ?? undefined;
}

const subjects = once((_: Reading) => new WeakMap<readonly Unit[], Subject | null>());

function readSubject({ text, start, end, words }: Reading, units: readonly Unit[]): Subject | undefined {
  const { tokens } = parseSentence(text, start, end);
  const tagged = tokens.filter(({ upos }) => upos === 'VERB' || upos === 'AUX');
  // "The customer owns two cars" may be read as a heap of nouns: then its root is the verb.
  const verbs = new Set(
    (tagged.length > 0 ? tagged : tokens.filter(({ head }) => head < 0)).map((one) => one.start),
  );
  const verb = words.findIndex(
    (word, at) => at > 0 && (AUXILIARIES.has(word.form) || (verbs.has(word.start) && !word.capital)),
  );
  const unit = units.findIndex((one) => one.to === verb && one.value === undefined);
  return verb < 0 || unit < 0 || isPossessive(words[verb - 1]) ? undefined : { unit, next: words[verb].form };
}

const isPossessive = ({ form }: Word): boolean => /(?:'s|s')$/.test(form);

/** Where a sentence has the subject of a claim. */
class Place {
  private readonly words: readonly Word[];
  private readonly matched: ReadonlySet<number>;
  private readonly reading: Reading;
  private readonly at: number;
  private readonly next: string;

  constructor({ reading, alignment }: AlignedSentence, at: number, next: string) {
    this.reading = reading;
    this.words = reading.words;
    this.matched = new Set(gather(alignment.matches, (one) => (one.strength >= SAID ? [one.at] : [])));
    this.at = at;
    this.next = next;
  }

  /** "Anna's manager lives", "the manager of Anna lives": it says whose something is, and goes on about that. */
  isOwner(): boolean {
    const { words, at, next } = this;
    if (isPossessive(words[at])) {
      const verb = words.findIndex(({ form }, i) => i > at + 1 && i <= at + NEAR && form === next);
      if (verb < 0 || this.hasMark(at, verb)) return false;
      return this.isOther(verb - 1) && words.slice(at + 1, verb).every(({ weight }) => weight > 0);
    }
    let of = at - 1;
    while (of >= 0 && words[of].weight === 0 && words[of].form !== 'of') of--;
    if (words[of]?.form !== 'of' || words[at + 1]?.form !== next || this.hasMark(of, at)) return false;
    return this.isOther(of - 1) && !KINDS.has(words[of - 1].lemma);
  }

  /** "The manager of another branch": what stands right behind it tells that it is another one. */
  isOfAnother(claim: Reading): boolean {
    const { words, at } = this;
    if (!PLACING.has(words[at + 1]?.form ?? '')) return false;
    const said = formsOf(claim.words);
    const near = words.slice(at + 2, at + 2 + NEAR);
    const end = near.findIndex((_, i) => this.isMarked(at + 2 + i));
    return near.slice(0, end < 0 ? NEAR : end + 1).some(({ form }) => ANOTHER.has(form) && !said.has(form));
  }

  /** "Ben, who knows Anna, lives": it stands in what is told of another beside. */
  isWithin(): boolean {
    const { words, at, next } = this;
    const relative = words.findLastIndex(({ form }, i) => i < at && RELATIVES.has(form));
    if (relative < 1 || !this.isMarked(relative - 1) || this.hasMark(relative, at)) return false;
    const close = words.findIndex((_, i) => i >= at && this.isMarked(i));
    return close >= 0 && words[close + 1]?.form === next && this.isOther(relative - 1);
  }

  /** "Anna waited; Ben lives", "Anna left and Ben lives": what goes on has a doer of its own. */
  isInAnotherClause(): boolean {
    const { words, at, next } = this;
    const verb = words.findLastIndex(({ form }, i) => i > at + 2 && form === next);
    const doer = verb - 1;
    if (verb < 0 || !words[doer].capital || !this.isOther(doer)) return false;
    // "Ben replaced Anna; Anna lives": she is named again.
    if (words[doer].form === words[at].form) return false;
    if (![...this.matched].some((i) => i > verb) && !this.matched.has(verb)) return false;
    let first = doer;
    while (first > at + 1 && words[first - 1].capital && !this.isMarked(first - 1)) first--;
    if (/^\s*;/.test(this.between(first - 1))) return true;
    // "Anna, Kim and Ben live": one of those who do.
    return APART.has(words[first - 1].form) && words.slice(at + 1, first - 1).some(({ capital }) => !capital);
  }

  /** Whether a word is a thing of its own that the claim has nothing of. */
  private isOther(at: number): boolean {
    const word = this.words[at];
    return word !== undefined && word.weight > 0 && word.value < 0 && !this.matched.has(at);
  }

  private between(at: number): string {
    return this.reading.text.slice(this.words[at].end, this.words[at + 1]?.start ?? this.reading.end);
  }

  private isMarked(at: number): boolean {
    return /[,;:.()\u2013\u2014]/.test(this.between(at));
  }

  private hasMark(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (this.isMarked(at)) return true;
    return false;
  }
}
