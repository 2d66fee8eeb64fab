/** The claims before the one that is read: what its pronoun and its day may point back to. */
import type { Antecedents, OpenPronoun, SkipReason } from '../../domain/answer.ts';
import { fold } from '../../text/chars.ts';
import { introduced } from '../blocks/introduced.ts';
import { subjectTokens } from '../parts/clauses.ts';
import { withCountedNoun } from '../parts/counted.ts';
import { withTopic } from '../parts/topics.ts';
import { withNamedDays } from './named-days.ts';
import { openPronoun, withoutPronoun } from './pronouns.ts';
import type { Genders } from './sorts.ts';
import { SpokenOf } from './spoken-of.ts';

/** A claim as it stands alone. */
export interface Alone {
  readonly text: string;
  readonly pronoun?: OpenPronoun;
  readonly antecedents?: Antecedents;
  /** The statement whose words stand in it; undefined for none. */
  readonly leansOn?: number;
}

/** Kept while the claims of an answer are read in order. */
export class ToldBefore {
  /** The claims before, as they stand alone, the nearest first; none behind what is no claim. */
  private before: readonly string[] = [];
  /** The numbers of the statements that hold them. */
  private beforeAt: readonly number[] = [];
  /** Whom pronouns have told to be a woman or a man. */
  private readonly genders: Genders = new Map();
  /** The same claims, those before what is no claim among them. */
  private told: readonly string[] = [];
  /** What the question right before asks, as a statement; empty behind anything else. */
  private asked: readonly string[] = [];
  private readonly spokenOf = new SpokenOf();

  /** Behind what is no claim a thing may be any; a person stays the one that was spoken of last. */
  forget(): void {
    this.before = [];
  }

  /** What a line that is no claim names is what the next one may be of. */
  lead(line: string): void {
    const named = introduced(line);
    this.before = named === undefined ? [] : [named];
    this.beforeAt = [];
  }

  /** What words that are no claim name is what those behind them may be of. */
  aside(words: string, reason: SkipReason): void {
    if (reason === 'heading' || reason === 'fragment') this.spokenOf.head(words, false);
    else if (reason === 'introduction') this.spokenOf.head(words, true);
    else this.spokenOf.aside(words);
  }

  /** A question asserts nothing that a pronoun could be put in place by; what it asks of is what one may mean. */
  ask(matter: string): void {
    this.forget();
    this.asked = [matter];
  }

  /** A claim of statement `here` with what it points back to put in place, and the pronoun that stays open in it. */
  alone(text: string, here: number): Alone {
    const topical = withCountedNoun(withTopic(text), this.before[0] ?? '');
    const before = this.beforeOf(topical, here);
    const named = withNamedDays(withoutPronoun(topical, before, this.genders), this.before[0] ?? '');
    const pronoun = openPronoun(named, this.before.length > 0 ? this.before : this.asked);
    const antecedents = this.spokenOf.of(named, here);
    this.asked = [];
    const told = named === topical ? here : this.toldBy(topical);
    this.before = [named, ...this.before.slice(0, MOST_BEFORE - 1)];
    this.beforeAt = [here, ...this.beforeAt.slice(0, MOST_BEFORE - 1)];
    this.told = [named, ...this.told.slice(0, MOST_BEFORE - 1)];
    return {
      text: named,
      ...(pronoun !== undefined && { pronoun }),
      ...(antecedents !== undefined && { antecedents }),
      ...(told < here && { leansOn: told }),
    };
  }

  /** The claims that a pronoun of this one may point back to. */
  private beforeOf(text: string, here: number): readonly string[] {
    if (OF_PERSONS.test(text) && this.before.length === 0) return this.told;
    return this.tellsOfTwo(here) && OF_THINGS.test(text) ? [] : this.before;
  }

  /** Whether the last claims are of one sentence and of two things: "It" behind "The room is booked and breakfast is included". */
  private tellsOfTwo(here: number): boolean {
    const { before, beforeAt } = this;
    if (before.length < 2 || beforeAt[0] !== beforeAt[1] || beforeAt[0] === here) return false;
    const [last, first] = before.slice(0, 2).map((claim) =>
      subjectTokens(claim)
        ?.map(({ form }) => form)
        .join(' '),
    );
    return last !== undefined && first !== undefined && fold(last) !== fold(first) && !PERSON.test(first);
  }

  /** The statement whose words stand in the place of a pronoun or day: the nearest with which they are put there. */
  private toldBy(text: string): number {
    const { before, beforeAt } = this;
    const nearest = before.findIndex(
      (_, i) => withoutPronoun(text, before.slice(0, i + 1), this.genders) !== text,
    );
    // What no statement named a line that leads to them did.
    return beforeAt[Math.max(0, nearest)] ?? Number.POSITIVE_INFINITY;
  }
}

const OF_PERSONS = /^(?:he|his|she|her)\b/i;
const OF_THINGS = /^(?:it|its|they|their)\b/i;
/** Subjects that no such pronoun means. */
const PERSON = /^(?:i|you|we|he|she|there)$/i;

/** Claims before a pronoun that are looked at for whom it means. */
const MOST_BEFORE = 8;
