/** A sentence of German, French or Spanish as clauses, and each clause as its phrases and the small words about them. */
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
import type { Reading } from '../../text/reading.ts';
import { type Case, GRAMMARS, type Grammar, type Tense, type Tongue } from './grammar.ts';

/** Words that belong together. */
export interface Phrase {
  /** A verb or an adverb stands for itself; of nouns, what opens them. */
  readonly verbal: boolean;
  /** The preposition that opens it, by its class; empty for none. */
  readonly preposition: string;
  readonly article: Case | undefined;
  readonly words: number[];
}

export interface Clause {
  readonly phrases: readonly Phrase[];
  readonly negated: boolean;
  /** Modals, and words of quantity, condition, exception and doubt, sorted: what must be the same on both sides. */
  readonly guards: string;
  readonly tense: Tense | 'plain';
  readonly voice: 'passive' | 'active' | 'plain';
  /** "Se aprobó": a verb of its own is passive. */
  readonly reflexive: boolean;
  /** Where the first verb or auxiliary stands; past the last word for none. */
  readonly verb: number;
  /** Forms that are neither content nor any of the above. */
  readonly others: ReadonlySet<string>;
  readonly adverbs: ReadonlySet<string>;
}

const GUARDED =
  HEDGE | CONDITION | EXCEPTION | ATTRIBUTION | UNIVERSAL | EXISTENTIAL | MAJORITY | COMPARISON | ONLY;
/** "Sundays", "daily" as one word: how often something holds. */
const TIMES =
  /^(?:(?:mon|diens|donners|frei|sams|sonn|werk|feier)tags|mittwochs|wochentags|taglich|wochentlich|monatlich|jahrlich)$/;
/** Words that German writes with a capital out of politeness. */
const POLITE = new Set('sie ihnen ihr ihre ihrem ihren ihrer ihres du dir dich dein deine'.split(' '));
const COME_ABOUT = new Set(
  (
    'angekommen eingetroffen eingegangen gestiegen angestiegen gesunken gefallen zuruckgetreten gegangen gekommen abgereist angereist ' +
    'umgezogen gestorben verstorben erschienen entstanden passiert geschehen abgelaufen ausgefallen aufgetreten gewachsen gelungen ' +
    'gescheitert explodiert verschwunden'
  ).split(' '),
);
const MOMENTS = new Set(['date', 'datetime', 'time']);
const POSSESSIVE =
  /^(?:mein|dein|sein|ihr|unser|euer|eur)(?:e|en|em|er|es)?$|^(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs)$|^(?:mi|mis|tu|tus|su|sus|nuestr[oa]s?|vuestr[oa]s?)$/;

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
  private readonly reading: Reading;
  private readonly grammar: Grammar;
  private readonly language: Tongue;

  constructor(reading: Reading, grammar: Grammar, language: Tongue) {
    this.reading = reading;
    this.grammar = grammar;
    this.language = language;
  }

  read(at: readonly number[]): Clause {
    for (const word of at) this.word(word);
    this.close();
    const modal = this.guards.some((guard) => guard.startsWith('modal'));
    const perfect = this.having || (this.being === 'now' && (this.been || this.comesAbout()));
    const participle = this.phrases.some(({ verbal }) => verbal);
    return {
      phrases: this.phrases,
      negated: this.negated,
      guards: this.guards.sort().join(' '),
      tense: modal
        ? 'plain'
        : perfect || (this.being === undefined && this.preterite)
          ? 'done'
          : (this.being ?? 'plain'),
      voice:
        this.been || (this.being !== undefined && participle && (this.language !== 'de' || this.werden))
          ? 'passive'
          : this.having
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

  private word(at: number): void {
    const { value, cue, weight } = this.reading.words[at];
    const form = this.reading.words[at].form.replace(/['\u2019]$/, '');
    // A German noun that is written like a small word: "Ware" is no "wäre".
    if (value >= 0 || (this.language === 'de' && at > 0 && this.isCapital(at) && !POLITE.has(form)))
      this.content(at);
    else if (!this.small(form, at)) {
      if (weight === 0 && (cue & GUARDED) !== 0) this.guard(`cue${cue & GUARDED}`);
      else if (this.grammar.harmless.has(form)) this.adverb(form);
      else if (TIMES.test(form)) this.others.add(form);
      else if (weight === 0 && /[\p{L}\p{N}]/u.test(form)) this.others.add(form);
      else if (weight > 0) this.content(at);
    }
  }

  /** "Hasta ahora": a preposition with nothing but an adverb behind it is one with it. */
  private adverb(form: string): void {
    if (this.open !== undefined && this.open.words.length === 0) this.open = undefined;
    this.adverbs.add(form);
  }

  /** Takes a small word; false for any other. */
  private small(form: string, at: number): boolean {
    const { articles, prepositions, being, having, been, modals, negators, fillers, pronouns } = this.grammar;
    const opens = this.open !== undefined && this.open.words.length === 0;
    // "A" of French is an auxiliary without its accent, and a preposition with it.
    const written = this.reading.text
      .slice(this.reading.words[at].start, this.reading.words[at].end)
      .toLowerCase();
    // "N° 4711" denies nothing.
    if (negators.has(form) && this.reading.text[this.reading.words[at].end] !== '\u00b0') this.negate(at);
    else if (form === 'n') return true;
    else if (articles.has(form) || POSSESSIVE.test(form)) {
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

  private negate(at: number): void {
    this.close();
    this.negated = true;
    // "Keine Gutschrift": the negation opens a phrase as an article does.
    if (/^(?:kein|aucun|ningun)/.test(this.reading.words[at].form)) this.begin('', 'any', '');
  }

  private guard(name: string): void {
    this.close();
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
    const apart = last !== undefined && (MOMENTS.has(kind) || this.isMoment(last) || this.counts(at));
    const lower = this.language === 'de' && at > 0 && value < 0 && !capital && !this.isCapital(at);
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

  private isCapital(at: number): boolean {
    const { text, words } = this.reading;
    return /^\p{Lu}/u.test(text.slice(words[at].start, words[at].end)) && at > 0;
  }

  private isNounLike = (at: number): boolean =>
    this.reading.words[at].value >= 0 || this.isCapital(at) || at === 0;

  /** German: whether a word with a small letter stands before the noun that it tells more of. */
  private leadsNoun(at: number): boolean {
    const { words } = this.reading;
    return (
      this.open === undefined &&
      words[at + 1] !== undefined &&
      words[at + 1].weight > 0 &&
      this.isCapital(at + 1) &&
      /(?:e|en|er|es|em)$/.test(words[at].form)
    );
  }

  private isMoment(at: number): boolean {
    const { value } = this.reading.words[at];
    return value >= 0 && MOMENTS.has(this.reading.values[value].kind);
  }

  /** Whether a number opens a phrase of what it counts. */
  private counts(at: number): boolean {
    const { value } = this.reading.words[at];
    return (
      value >= 0 &&
      ['number', 'measure', 'money', 'amount', 'quantity'].includes(this.reading.values[value].kind)
    );
  }

  private close(): void {
    if (this.open !== undefined && this.open.words.length > 0) this.phrases.push(this.open);
    // "Er schaltete das Licht ein": what opens no phrase belongs to the verb.
    else if (this.open !== undefined) this.others.add(`~${this.open.form}`);
    this.open = undefined;
  }
}

/** The clauses that a sentence may be read as stating, each by its words: between signs, and with a subject before them. */
export function candidates(reading: Reading, language: Tongue): number[][] {
  const grammar = GRAMMARS[language];
  const { text, words } = reading;
  const segments: { words: number[]; joint: boolean; relative: boolean; told: boolean; sign: boolean }[] = [];
  words.forEach(({ form, start }, at) => {
    const between = at === 0 ? '' : text.slice(words[at - 1].end, start);
    const sign = at === 0 || /[,;:()\u2013\u2014]/.test(between);
    const joint = grammar.joints.has(form);
    const relative =
      language === 'fr'
        ? form === 'qui'
        : language === 'de' && sign && at > 0 && grammar.relatives.has(form) && between.includes(',');
    const opener = grammar.openers.has(form) && !(language !== 'de' && form === 'que' && false);
    if (at === 0 || sign || joint || relative || opener)
      segments.push({ words: [], joint: joint && !sign, relative, told: opener, sign });
    if (!joint && !relative && !opener) segments.at(-1)!.words.push(at);
  });
  const found: number[][] = [];
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
    found.push(segment.words);
    const before = segments[s - 1];
    // "Le dimanche, le magasin est fermé": what is set in front by a comma belongs to the clause.
    if (
      before !== undefined &&
      !before.told &&
      !before.relative &&
      isFronted(reading, language, before.words)
    )
      found.push([...before.words, ...segment.words]);
    if (segment.joint && lead !== undefined) {
      const first = namesAt(reading, segment.words) ?? subjectOf(reading, language, segment.words).at(-1);
      const alone = clauseOf(reading, language, lead).phrases.length === 1;
      if (first !== undefined && alone) found.push([...lead, ...segment.words.filter((at) => at > first)]);
    }
    if (segment.sign || lead === undefined) lead = segment.words;
    else if (segment.joint) {
      const subject = subjectOf(reading, language, lead);
      found.push([...subject, ...segment.words]);
      // "A été remis et livré": the auxiliary holds for both.
      const helping = helpersIn(reading, grammar, lead);
      if (helping.length > 0 && helpersIn(reading, grammar, segment.words).length === 0)
        found.push([...subject, ...helping, ...segment.words]);
      found.push([...lead, ...segment.words]);
    }
  });
  return found;
}

/** The auxiliaries among words. */
const helpersIn = ({ words }: Reading, { being, having, been }: Grammar, at: readonly number[]): number[] =>
  at.filter((word) => {
    const { form, value } = words[word];
    return value < 0 && [being, having, been].some((table) => table.has(form));
  });

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
  return language !== 'de' && last !== undefined && named >= 0 && named + 1 < last.length
    ? last.slice(named + 1)
    : last;
}

const isWrittenLarge = ({ text, words }: Reading, at: number): boolean =>
  /^\p{Lu}/u.test(text.slice(words[at].start, words[at].end));

/** The last word of the name that words begin with; undefined where they begin with none. */
function namesAt(reading: Reading, at: readonly number[]): number | undefined {
  const end = at.findIndex((word) => !isWrittenLarge(reading, word));
  return end > 0 ? at[end - 1] : undefined;
}

/** The one noun phrase that stands before the verb of a clause. */
function subjectOf(reading: Reading, language: Tongue, at: readonly number[]): readonly number[] {
  const { phrases, verb } = clauseOf(reading, language, at);
  const first = phrases[0];
  if (first === undefined || first.verbal || first.preposition !== '' || first.words.at(-1)! > verb)
    return [];
  return at.filter((word) => word <= first.words.at(-1)!);
}

/** Whether words are one phrase without a verb. */
function isFronted(reading: Reading, language: Tongue, at: readonly number[]): boolean {
  const { phrases, verb } = clauseOf(reading, language, at);
  return phrases.length === 1 && verb === Number.POSITIVE_INFINITY;
}
