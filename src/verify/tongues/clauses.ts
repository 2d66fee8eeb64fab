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
import { gather } from '../../text/gather.ts';
import type { Sense } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Clause, Phrase } from './clause.ts';
import {
  ACCENTED,
  COME_ABOUT,
  NOT_YET,
  POLITE,
  POSSESSIVE,
  SUBJUNCTIVE,
  TIMES,
  YET,
} from './clause-words.ts';
import { type Case, GRAMMARS, type Grammar, type Tense, type Tongue } from './grammar.ts';
import { counts, isCapital, isMomentAt, MOMENTS, opensSentence } from './kinds.ts';
import { isFiniteForm, type Predicate, prefixApart, severalAt, verbsAt } from './predicate.ts';

const GUARDED =
  HEDGE | CONDITION | EXCEPTION | ATTRIBUTION | UNIVERSAL | EXISTENTIAL | MAJORITY | COMPARISON | ONLY;
/** What a word of quantity or the like must be on both sides: of those that compare, itself. */
const guardOf = (cue: number, form: string): string =>
  cue & (COMPARISON | MAJORITY) ? `cue${cue} ${form}` : `cue${cue}`;

/** Reads the words `at` of a sentence as one clause. */
export function clauseOf(reading: Reading, language: Tongue, at: readonly number[]): Clause {
  return new Reader(reading, GRAMMARS[language], language).read(at);
}

/** A phrase that is being read, with the word that opens it. */
interface Opened extends Phrase {
  readonly form: string;
}

class Reader {
  private readonly phrases: Phrase[] = [];
  private readonly guards: string[] = [];
  private readonly others = new Set<string>();
  private readonly adverbs = new Set<string>();
  private open: Opened | undefined;
  private being: Tense | undefined;
  private werden = false;
  private having = false;
  private been = false;
  private negated = false;
  private reflexive = false;
  private preterite = false;
  private verb = -1;
  private afterAuxiliary = false;
  /** Verbs of known meaning, and the first word that none of them has taken. */
  private readonly verbs: Predicate[] = [];
  private next = 0;
  private apart = '';
  /** "Ist zu zahlen", "hat zu zahlen". */
  private owing = false;
  private readonly reading: Reading;
  private readonly grammar: Grammar;
  private readonly language: Tongue;

  constructor(reading: Reading, grammar: Grammar, language: Tongue) {
    this.reading = reading;
    this.grammar = grammar;
    this.language = language;
  }

  read(at: readonly number[]): Clause {
    this.apart = prefixApart(this.reading, this.language, at);
    for (const word of this.apart ? at.slice(0, -1) : at) if (word >= this.next) this.word(word);
    this.close();
    if (this.owing) this.guards.push('modal-must');
    const modal = this.guards.some((guard) => guard.startsWith('modal'));
    const predicate = this.predicate(modal);
    const form = predicate?.senses[0].form;
    this.preterite ||= form === 'past' && this.being === undefined;
    const cameAbout = this.being === 'now' && !this.been && this.comesAbout();
    const perfect = this.having || cameAbout || (this.being === 'now' && this.been);
    const participle = this.phrases.some(({ verbal }) => verbal);
    const future =
      form === 'future' || (this.werden && this.being === 'now' && form === 'infinitive' && !this.been);
    if (form === 'borne') this.bear(predicate!);
    return {
      predicate,
      apart: this.apart,
      phrases: this.phrases,
      negated: this.negated,
      guards: this.guards.sort().join(' '),
      tense: modal
        ? 'plain'
        : perfect || (this.being === undefined && this.preterite)
          ? 'done'
          : future
            ? 'future'
            : (this.being ?? (form === 'borne' ? 'now' : 'plain')),
      voice:
        form === 'borne'
          ? 'passive'
          : future && this.being !== 'future'
            ? 'active'
            : this.been ||
                (this.being !== undefined &&
                  !cameAbout &&
                  participle &&
                  (this.language !== 'de' || this.werden || this.owing))
              ? 'passive'
              : this.having || cameAbout || (form !== undefined && form !== 'participle')
                ? 'active'
                : 'plain',
      reflexive: this.reflexive,
      verb: this.verb < 0 ? Number.POSITIVE_INFINITY : this.verb,
      others: this.others,
      adverbs: this.adverbs,
    };
  }

  /** German: whether "ist" makes the perfect of a verb that tells what came about. */
  private comesAbout(): boolean {
    return (
      this.language === 'de' &&
      this.phrases.some(({ words }) => words.some((at) => COME_ABOUT.has(this.reading.words[at].form)))
    );
  }

  /** The verb of the clause, of those that it may be in its form; undefined where more than one may be it. */
  private predicate(modal: boolean): Predicate | undefined {
    const helped = modal || this.having || this.been || this.being !== undefined;
    const found = gather(this.verbs, ({ at, senses }) => {
      const fit = senses.filter(
        (sense) => (!isFiniteForm(sense) || sense.apart === this.apart) && isFiniteForm(sense) !== helped,
      );
      const mood = modal && !this.been && this.being === undefined ? 'infinitive' : 'participle';
      const best = fit.filter(({ form }) => form === mood);
      return fit.length > 0 ? [{ at, senses: helped && best.length > 0 ? best : fit }] : [];
    });
    return found.length === 1 ? found[0] : undefined;
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

  /** "Corren a cargo del comprador": he who is named behind it does it. */
  private bear({ at }: Predicate): void {
    const [agent] = this.grammar.agents;
    const by = this.phrases.findIndex(({ words }) => words[0] === at) + 1;
    const phrase = this.phrases[by];
    if (phrase !== undefined && !phrase.verbal) this.phrases[by] = { ...phrase, preposition: agent };
  }

  private takeVerb(at: number, senses: readonly Sense[], count: number): void {
    this.close();
    const words = Array.from({ length: count }, (_, i) => at + i);
    this.phrases.push({ verbal: true, preposition: '', article: undefined, words });
    this.verbs.push({ at, senses });
    this.next = at + count;
    // "Puede pagarse", as "se puede pagar".
    if (this.language === 'es' && this.reading.words[at].form.endsWith('rse')) this.reflexive = true;
    if (this.verb < 0) this.verb = at;
    this.afterAuxiliary = false;
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

  private negate(at: number): void {
    this.close();
    this.negated = true;
    // "Keine Gutschrift": the negation opens a phrase as an article does.
    if (/^(?:kein|aucun|ningun)/.test(this.reading.words[at].form)) this.begin('', 'any', '');
  }

  private guard(name: string): void {
    // "Par chaque partie": the preposition stays open.
    if (this.open === undefined || this.open.words.length > 0) this.close();
    this.guards.push(name);
  }

  private auxiliary(at: number): void {
    this.close();
    if (this.verb < 0) this.verb = at;
    this.afterAuxiliary = true;
  }

  private begin(preposition: string, article: Case | undefined, form: string): void {
    this.close();
    this.open = { preposition, article, words: [], verbal: false, form };
    this.afterAuxiliary = false;
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

  private close(): void {
    if (this.open !== undefined && this.open.words.length > 0) this.phrases.push(this.open);
    // "Er schaltete das Licht ein": what opens no phrase belongs to the verb.
    else if (this.open !== undefined) this.others.add(`~${this.open.form}`);
    this.open = undefined;
  }
}
