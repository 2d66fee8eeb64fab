/** A clause of German, French or Spanish as its phrases and the small words about them. */

import {
  ATTRIBUTION,
  COMPARISON,
  CONDITION,
  EXCEPTION,
  EXISTENTIAL,
  HEDGE,
  MAJORITY,
  ONLY,
  UNIVERSAL,
} from '../../text/cues.ts';
import type { Sense } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Clause } from './clause.ts';
import { ClauseParts } from './clause-parts.ts';
import { ACCENTED, NOT_YET, POLITE, POSSESSIVE, SUBJUNCTIVE, TIMES, YET } from './clause-words.ts';
import type { Tongue } from './grammar.ts';
import { counts, isCapital, isMomentAt, MOMENTS, opensSentence } from './kinds.ts';
import { isFiniteForm, prefixApart, severalAt, verbsAt } from './predicate.ts';

const GUARDED =
  HEDGE | CONDITION | EXCEPTION | ATTRIBUTION | UNIVERSAL | EXISTENTIAL | MAJORITY | COMPARISON | ONLY;
/** What a word of quantity or the like must be on both sides: of those that compare, itself. */
const guardOf = (cue: number, form: string): string =>
  cue & (COMPARISON | MAJORITY) ? `cue${cue} ${form}` : `cue${cue}`;

/** Reads the words `at` of a sentence as one clause. */
export function clauseOf(reading: Reading, language: Tongue, at: readonly number[]): Clause {
  return new Words(reading, language).read(at);
}

/** The words of a clause, each taken for what it is. */
class Words extends ClauseParts {
  read(at: readonly number[]): Clause {
    this.apart = prefixApart(this.reading, this.language, at);
    for (const word of this.apart ? at.slice(0, -1) : at) if (word >= this.next) this.word(word);
    return this.finished();
  }

  /** Takes a verb of known meaning; false for any other word. */
  private known(at: number): boolean {
    const { language, reading } = this;
    if (isCapital(this.reading, at) || reading.words[at].value >= 0) return false;
    const opens = this.open !== undefined && this.open.words.length === 0;
    if (opens && !(this.open!.form === 'zu' && language === 'de')) return false;
    const several = severalAt(reading, language, at);
    const senses = several?.senses ?? verbsAt(reading, language, at);
    if (senses.length === 0 || this.isNounAhead(at, senses)) return false;
    if (opens) {
      if (senses.every(({ form }) => form !== 'infinitive')) return false;
      this.open = undefined;
      this.owing = true;
    } else if (several === undefined && language !== 'de' && !this.afterAuxiliary) {
      if (this.verb >= 0 || !senses.some(isFiniteForm)) return false;
      // "Livraison", "compra" that opens a sentence is a noun before it is a verb.
      if (at === 0 && !senses.some(({ form }) => form === 'past')) return false;
    }
    this.owing ||= senses[0].form === 'owed';
    this.takeVerb(at, senses, several?.count ?? 1);
    return true;
  }

  /** German: "Absagen nehmen wir an": what opens a sentence right before its verb is a noun. */
  private isNounAhead(at: number, senses: readonly Sense[]): boolean {
    const { language, reading } = this;
    if (language !== 'de' || at !== 0 || senses.every(({ form }) => form === 'participle')) return false;
    const next = reading.words[1];
    if (next === undefined || /^\p{Lu}/u.test(reading.text.slice(next.start))) return false;
    return verbsAt(reading, language, 1).some(isFiniteForm) || this.isHelping(next.form);
  }

  private isHelping(form: string): boolean {
    const { being, having, modals } = this.grammar;
    return being.has(form) || having.has(form) || modals.has(form);
  }

  private word(at: number): void {
    if (this.known(at)) return;
    const { value, cue, weight } = this.reading.words[at];
    const form = this.reading.words[at].form.replace(/['\u2019]$/, '');
    // A German noun that is written like a small word: "Ware" is no "wäre".
    if (
      value >= 0 ||
      (this.language === 'de' &&
        !opensSentence(this.reading, at) &&
        isCapital(this.reading, at) &&
        !POLITE.has(form))
    )
      this.content(at);
    else if (!this.small(form, at)) {
      if (weight === 0 && (cue & GUARDED) !== 0) this.guard(guardOf(cue & GUARDED, form));
      else if (this.grammar.harmless.has(form)) this.adverb(form);
      else if (TIMES.test(form)) this.others.add(form);
      else if (weight === 0 && /[\p{L}\p{N}]/u.test(form)) this.others.add(form);
      else if (weight > 0) this.content(at);
    }
  }

  /** "Hasta ahora": a preposition with nothing but an adverb behind it is one with it. */
  private adverb(form: string): void {
    const until = this.open !== undefined && this.open.words.length === 0 && this.open.form === 'hasta';
    if (this.open !== undefined && this.open.words.length === 0) this.open = undefined;
    this.adverbs.add(until && form === 'ahora' ? NOT_YET : form);
  }

  /** Takes a small word; false for any other. */
  private small(form: string, at: number): boolean {
    const { articles, prepositions, being, having, been, modals, negators, fillers, pronouns } = this.grammar;
    const opens = this.open !== undefined && this.open.words.length === 0;
    // "A" of French is an auxiliary without its accent, and a preposition with it.
    const written = this.reading.text
      .slice(this.reading.words[at].start, this.reading.words[at].end)
      .toLowerCase();
    if (this.language === 'de' && SUBJUNCTIVE.test(written)) this.guard('subjunctive');
    // "N° 4711" denies nothing.
    if (negators.has(form) && this.reading.text[this.reading.words[at].end] !== '\u00b0') this.negate(at);
    else if (form === 'n') return true;
    else if (YET[this.language].test(form) && this.isDenied(at)) this.adverb(NOT_YET);
    // "M. Roche": a title.
    else if (this.language === 'fr' && form === 'm' && this.reading.text[this.reading.words[at].end] === '.')
      return true;
    else if (!ACCENTED.test(written) && (articles.has(form) || POSSESSIVE[this.language].test(form))) {
      const article = articles.get(form) ?? 'any';
      if (opens) this.open = { ...this.open!, article };
      else this.begin('', article, form);
    } else if (prepositions.has(form) && written !== 'a')
      this.begin(prepositions.get(form)!, undefined, form);
    else if (prepositions.has(form) && this.language === 'es')
      this.begin(prepositions.get(form)!, undefined, form);
    else if (been.has(form)) this.been = true;
    else if (being.has(form)) {
      this.being = being.get(form);
      this.werden = form.startsWith('w') && form !== 'war' && form !== 'waren';
      this.auxiliary(at);
    } else if (having.has(form)) {
      this.having = true;
      this.auxiliary(at);
    } else if (modals.has(form)) {
      this.guard(`modal-${modals.get(form)}`);
      this.auxiliary(at);
    } else if (form === 'se' || form === 's') {
      this.close();
      this.reflexive = true;
      this.afterAuxiliary = true;
    } else if (pronouns.has(form)) this.others.add(form);
    else return fillers.has(form) && this.negated;
    return true;
  }

  /** Whether a negation is behind a word, or stands just before it. */
  private isDenied(at: number): boolean {
    const { words } = this.reading;
    if (this.negated) return true;
    return [1, 2].some((ahead) => this.grammar.negators.has(words[at + ahead]?.form ?? ''));
  }

  private content(at: number): void {
    const { words, values } = this.reading;
    const { value, capital } = words[at];
    const past = this.isPreterite(at);
    this.preterite ||= past;
    const kind = value >= 0 ? values[value].kind : '';
    const last = this.open?.words.at(-1);
    const continues = last !== undefined && value >= 0 && words[last].value === value;
    if (continues) {
      this.open!.words.push(at);
      return;
    }
    const apart =
      last !== undefined && (MOMENTS.has(kind) || isMomentAt(this.reading, last) || counts(this.reading, at));
    const lower = this.language === 'de' && at > 0 && value < 0 && !capital && !isCapital(this.reading, at);
    const verbal =
      (lower &&
        (last !== undefined ? this.isNounLike(last) : this.open === undefined) &&
        !this.leadsNoun(at)) ||
      (this.language !== 'de' && this.afterAuxiliary && this.open === undefined && value < 0) ||
      (this.language === 'es' && past);
    if (verbal) {
      this.close();
      this.phrases.push({ verbal: true, preposition: '', article: undefined, words: [at] });
      if (this.verb < 0) this.verb = at;
      this.afterAuxiliary = false;
      return;
    }
    if (apart) this.close();
    this.open ??= { preposition: '', article: undefined, words: [], verbal: false, form: '' };
    this.open.words.push(at);
    this.afterAuxiliary = false;
  }

  /** "Pidió", "erfolgte": a simple verb that tells what came about, by its ending. */
  private isPreterite(at: number): boolean {
    const { text, words } = this.reading;
    const { start, end, value } = words[at];
    const written = text.slice(start, end);
    if (value >= 0 || /^\p{Lu}/u.test(written) || (this.open !== undefined && this.open.words.length === 0))
      return false;
    if (this.language === 'es') return /(?:[^aeiou\s]|[iu])ó$|(?:a|ie|j?e)ron$/u.test(written);
    return (
      this.language === 'de' &&
      at > 0 &&
      !this.leadsNoun(at) &&
      /[^aeiou]te[nt]?$/u.test(written) &&
      written.length > 4
    );
  }

  private isNounLike = (at: number): boolean =>
    this.reading.words[at].value >= 0 || isCapital(this.reading, at) || at === 0;

  /** German: whether a word with a small letter stands before the noun that it tells more of. */
  private leadsNoun(at: number): boolean {
    const { words } = this.reading;
    return (
      this.open === undefined &&
      words[at + 1] !== undefined &&
      words[at + 1].weight > 0 &&
      isCapital(this.reading, at + 1) &&
      /(?:e|en|er|es|em)$/.test(words[at].form)
    );
  }
}
