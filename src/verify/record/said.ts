/** A claim as it is held against a record: which of its words the record accounts for, and by which field. */
import { byWord } from '../../text/by-word.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { isHolderOf, isOwned } from './read/owned.ts';
import type { Field, Focus } from './record.ts';
import { tellingWords } from './telling.ts';
import { isSameDeed, KEYS, QUALIFYING, roleOf, says, WRAPPING } from './words/senses.ts';
import {
  isDenial,
  isIdentifier,
  isNeutral,
  isPlaceIn,
  isSameDay,
  isYear,
  PRICE,
  perOf,
} from './words/word-kinds.ts';

export type Part = 'value' | 'name' | 'predicate' | 'type' | 'negation' | 'free' | 'derived';

/** What accounts for a word of the claim. */
export interface Explained {
  readonly part: Part;
  readonly field?: Field;
}

/** A field that the claim states as a whole: that it is so, or is not so. */
export interface Predicate {
  readonly word: number;
  readonly field: Field;
  readonly holds: boolean;
  readonly kind: 'state' | 'deed' | 'flag' | 'none';
}

/** Relations of words under this strength name no field. */
const NAMED = 0.6;
/** Letters that two words must share to be forms of one. */
const STEM = 6;

/** Nouns that name a deed. */
const NOMINAL = /(?:al|ment|tion|sion|ance|ture)$/;

const PARTICIPLE = /[^e]ed$/;
/** What may be done is not done. */
const ABLE = /(?:[ai]ble|bility|er|or|ees?)$/;

/** A name of consonants alone, or of letters that make no word, may be the first letters of several. */
const ACRONYM =
  /^(?:[bcdfghjklmnpqrstvwxz]{3,5}|mfa|otp|sla|nda|eta|api|url|iban|dob|poa|cfo|ceo|cto|po|vm)$/;

/** Verbs that do no more than the noun that they have says. */
export const MADE = new Set('make place submit file lodge'.split(' '));

/** What holds what somebody may do. */
export const RIGHTS = /^(?:permissions?|rights|abilities|privileges|capabilities|can)$/;

const LOGIN = /^(?:log|logged|login|signin)$/;

/** Whether word `at` denies: "not", and "yet" of "has yet to be paid". */
export const deniesAt = ({ words, reading: { text } }: Said, at: number): boolean =>
  // "A no-claims discount" is one.
  (isDenial(words[at]!) && !(words[at]!.form === 'no' && text[words[at]!.end] === '-')) ||
  // "Non-refundable".
  (words[at]!.form === 'non' && text[words[at]!.end] === '-') ||
  (words[at]!.form === 'yet' &&
    words[at + 1]?.form === 'to' &&
    /^(?:has|have|had)$/.test(words[at - 1]?.form ?? ''));

const SHARED = /^(?:and|but|or|while|whereas)$/;

/** What leads to another than whom something is said of. */
const LED = /^(?:by|to|for|from|with|than|against|over|and|or|like)$/;

/** Whether a verb tells of what has happened: "paid", "was paid". */
const isPast = (words: readonly Word[], at: number): boolean =>
  words[at]!.form !== words[at]!.lemma && words[at]!.form.endsWith('d');

const PERIODS = byWord<readonly string[]>({
  hour: ['hour', 'hourly'],
  day: ['day', 'daily'],
  week: ['week', 'weekly'],
  month: ['month', 'monthly'],
  quarter: ['quarter', 'quarterly'],
  year: ['year', 'yearly', 'annual', 'annually', 'annum'],
});

export class Said {
  /** Where its words begin in the reading. */
  readonly from: number;
  readonly words: readonly Word[];
  /** Forms without the ending of the possessive. */
  readonly bare: readonly string[];
  readonly explained: (Explained | undefined)[];
  readonly predicates: Predicate[] = [];
  /** How values were derived, in words. */
  readonly derivations: string[] = [];
  /** Fields that a derivation took besides those that words point at. */
  readonly extra: Field[] = [];
  /** What the claim says of the order of two dates is the other way round. */
  contradicted = false;
  /** What the claim says of which of two numbers is the greater is the other way round. */
  miscompared = false;
  readonly focus: Focus;
  readonly reading: Reading;
  readonly lexicon: Lexicon;
  readonly titles: ReadonlySet<string>;
  private all: readonly Field[] | undefined;

  /** Words [`from`, `to`) of the reading are the claim; the whole of it by default. */
  constructor(
    reading: Reading,
    focus: Focus,
    lexicon: Lexicon,
    titles: ReadonlySet<string>,
    from = 0,
    to = reading.words.length,
  ) {
    this.reading = reading;
    this.from = from;
    this.words = reading.words.slice(from, to);
    this.bare = this.words.map(({ form }) => form.replace(/'s$/, ''));
    this.explained = this.words.map(() => undefined);
    this.focus = focus;
    this.lexicon = lexicon;
    this.titles = titles;
  }

  /** All fields of its focus. */
  get fields(): readonly Field[] {
    const { own, inner, above } = this.focus;
    return (this.all ??= [...own, ...inner, ...above]);
  }

  /** Fields that account for some word as a value or as a predicate. */
  used(): Set<Field> {
    const used = new Set<Field>(this.extra);
    for (const one of this.explained)
      if (
        one?.field !== undefined &&
        (one.part === 'value' || one.part === 'predicate' || one.part === 'derived')
      )
        used.add(one.field);
    return used;
  }

  explain(from: number, to: number, part: Part, field?: Field): void {
    for (let at = from; at < to; at++)
      this.explained[at] ??= field === undefined ? { part } : { part, field };
  }

  isOpen(at: number): boolean {
    return this.explained[at] === undefined;
  }

  /** Whether word `at` of the claim says a word of a name. */
  canSay(name: string, at: number): boolean {
    const { lemma, value } = this.words[at];
    const form = this.bare[at];
    if (form === name || isSameDay(name, form) || isPlaceIn(name, form)) return true;
    if (value >= 0) return false;
    // "E-mail" of `email`.
    if (name === 'email' && form === 'e' && this.bare[at + 1] === 'mail') return true;
    if (this.isSpeltOut(name, at) || this.isJoined(name, at)) return true;
    // "Took place" orders nothing.
    if (lemma === 'place' && this.words[at - 1]?.lemma === 'take') return false;
    if (lemma === 'take' && this.words[at + 1]?.form === 'place') return false;
    // "Logged in" creates nothing.
    if (lemma === 'log' && /^(?:in|into|on)$/.test(this.bare[at + 1] ?? '')) return LOGIN.test(name);
    // What something costs has not been paid for that.
    const owed = lemma === 'pay' && PRICE.test(name) && isPast(this.words, at);
    if (!owed && (says(name, lemma) || says(name, form) || says(name, this.verb(form)))) return true;
    if (form.length < 3 || name.length < 3) return false;
    if (form === `${name}ly`) return true;
    // An order is no deed that `ordered_at` would date.
    if (PARTICIPLE.test(name) && form === lemma && !NOMINAL.test(form) && !this.isMade) return false;
    const own = this.lexicon.lemma(name);
    if (lemma === own || lemma === name) return true;
    if ((form !== lemma || NOMINAL.test(form)) && isSameDeed(own, lemma)) return true;
    if (ABLE.test(name) !== ABLE.test(form)) return false;
    if (form.length >= STEM && name.length >= STEM && form.slice(0, STEM) === name.slice(0, STEM))
      return true;
    const { kind, strength } = this.lexicon.relation(lemma, own);
    return strength >= NAMED && (kind === 'same' || kind === 'derivation' || kind === 'synonym');
  }

  /** "Rolled out" of `rollout`, "picked up" of `pickup`: a verb and its particle, either of the two words. */
  private isJoined(name: string, at: number): boolean {
    const joined = (verb: number): boolean =>
      this.words[verb] !== undefined &&
      this.words[verb].lemma.length > 2 &&
      `${this.words[verb].lemma}${this.bare[verb + 1] ?? ''}` === name;
    // "X-ray" of `xray`.
    const hyphened = (one: number): boolean =>
      this.words[one + 1] !== undefined &&
      this.reading.text.slice(this.words[one]?.end, this.words[one + 1]!.start) === '-' &&
      `${this.bare[one]}${this.bare[one + 1]}` === name;
    return joined(at) || joined(at - 1) || hyphened(at) || hyphened(at - 1);
  }

  /** "Leaves" as a verb, where its noun is another word. */
  private verb(form: string): string {
    return form.endsWith('ves') ? this.lexicon.lemma(form, 'v') : form;
  }

  /** "The request was made", "the order was placed": such a noun tells a deed. */
  private get isMade(): boolean {
    return this.words.some(({ form, lemma }) => MADE.has(lemma) && form !== lemma);
  }

  /** Whether a word is one of those whose first letters a name is: "multi-factor authentication" of `mfa`. */
  private isSpeltOut(name: string, at: number): boolean {
    if (!ACRONYM.test(name)) return false;
    for (let from = Math.max(0, at - name.length + 1); from <= at; from++) {
      const words = this.bare.slice(from, from + name.length);
      if (words.length === name.length && words.every((word, i) => word[0] === name[i])) return true;
    }
    return false;
  }

  /** Whether the claim says a word of a name anywhere but between two words. */
  isNamed(name: string, from = 0, to = 0): boolean {
    return this.words.some((_, at) => (at < from || at >= to) && this.canSay(name, at));
  }

  /** Words of a field's name that a claim must say before it may take its value. */
  telling(field: Field): readonly string[] {
    return tellingWords(this, field);
  }

  /** Whether a field is what a row is called by: the first of it, a text that no role or state is. */
  isRowName(field: Field): boolean {
    const { rows, own } = this.focus;
    if (
      (rows.length === 0 && !/^\p{Lu}/u.test(field.quote)) ||
      own[0] !== field ||
      (field.name.some((word) => QUALIFYING.has(word)) &&
        !/^(?:test|candidate|parent)$/.test(field.name.join(' ')))
    )
      return false;
    return /\p{L}/u.test(field.quote) && roleOf(field.name) === undefined;
  }

  /** Whether a field's value is what something is called by. */
  isKey(field: Field): boolean {
    if (this.isRowName(field) || field.name.length === 0 || (isYear(field) && this.focus.own[0] === field))
      return true;
    if (isIdentifier(field) && !field.name.some((word) => QUALIFYING.has(word))) return true;
    const { name } = field;
    return (
      name.some((word) => KEYS.has(word)) && name.every((word) => KEYS.has(word) || isNeutral(word, name))
    );
  }

  /** Whether the claim says all that a field's name says of its value, which stands in words `from` to `to`. */
  isFullySaid(field: Field, from = 0, to = 0): boolean {
    if (!this.telling(field).every((word) => this.isNamed(word, from, to))) return false;
    return this.isOfPeriod(field) && this.isPlaced(field, from, to);
  }

  /** Of a daily and a monthly limit "the limit is $1,000" says not which it is. */
  private isOfPeriod(field: Field): boolean {
    const per = perOf(field);
    const other = (one: Field): boolean =>
      one.object === field.object && perOf(one) !== per && one.name.join(' ') === field.name.join(' ');
    if (per === '' || ![...this.focus.own, ...this.focus.inner].some(other)) return true;
    const forms = PERIODS[per] ?? [per];
    return this.bare.some((word) => forms.includes(word));
  }

  /** Whether the claim says to what a field belongs, where that is not the focus itself. */
  private isPlaced(field: Field, from: number, to: number): boolean {
    const { focus } = this;
    // "Karl Osei has four passes" of `membership: { member: { name: Karl Osei } }`.
    const isHolder =
      isOwned(focus.labels) && isHolderOf(field.path.slice(-1)) && field.name.join(' ') === 'name';
    if (isHolder && to > 0 && !LED.test(this.bare[from - 1] ?? '')) return true;
    // A field may come without some words of its name: it is told by where it stands.
    if (focus.inner.some(({ start, object }) => start === field.start && object === field.object)) {
      const labels = field.path.filter(
        (word) => !WRAPPING.has(word) && !(word === 'amount' && field.path.at(-1) !== word),
      );
      return labels.every(
        (word) => this.isNamed(word, from, to) || this.isHead(word) || (RIGHTS.test(word) && this.saysLeave),
      );
    }
    return true;
  }

  /** Whether the claim says what somebody may do. */
  private get saysLeave(): boolean {
    return this.bare.some((word) => /^(?:may|can|cannot|can't|allowed|permitted)$/.test(word));
  }

  /** Whether a word names the focus itself: it need not be said again. */
  private isHead(word: string): boolean {
    return this.focus.labels.includes(word);
  }

  /** The clause that a word stands in: conjunctions and commas part them. */
  segment(at: number): number {
    let segment = 0;
    const { text } = this.reading;
    for (let i = 1; i <= at; i++) {
      const between = text.slice(this.words[i - 1].end, this.words[i].start);
      if (SHARED.test(this.words[i].form) || /[,;:]/.test(between)) segment++;
    }
    return segment;
  }

  /** Whether a denial is part of what a field says: "not included" of `breakfast: not included`. */
  private isWithin(at: number): boolean {
    const one = this.explained[at];
    if (one?.part === 'derived') return true;
    return one?.part === 'value' && one.field!.words.length > 1 && one.field!.words.includes(this.bare[at]!);
  }

  /** Whether a clause denies what it says. */
  isNegated(segment: number): boolean {
    return (
      this.words.filter((_, at) => deniesAt(this, at) && !this.isWithin(at) && this.segment(at) === segment)
        .length %
        2 ===
      1
    );
  }
}
