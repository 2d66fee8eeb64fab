/** The parts of a clause as its words are taken one by one, and what they make of it: its verb, tense and voice. */
import { gather } from '../../text/gather.ts';
import type { Sense } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Clause, Phrase } from './clause.ts';
import { COME_ABOUT } from './clause-words.ts';
import { type Case, GRAMMARS, type Grammar, type Tense, type Tongue } from './grammar.ts';
import { isFiniteForm, type Predicate } from './predicate.ts';

/** German nouns, folded, that are feminine by their endings. */
const FEMININE =
  /(?:(?:er|or|ist|ent|ant|log|arzt|anwalt|kund|chef|freund|nachbar|koch|patient)in|(?<!spr)ung|[hk]eit|schaft|tat|(?<!sp)ion|frau|mutter|tochter|schwester|bank|firma|behorde|stadt|kasse|polizei|gemeinde|klinik|partei|schule)$/u;

/** A phrase that is being read, with the word that opens it. */
interface Opened extends Phrase {
  readonly form: string;
}

/** A clause that is being read. */
export class ClauseParts {
  protected readonly phrases: Phrase[] = [];
  protected readonly guards: string[] = [];
  protected readonly others = new Set<string>();
  protected readonly adverbs = new Set<string>();
  protected open: Opened | undefined;
  protected being: Tense | undefined;
  protected werden = false;
  protected having = false;
  protected been = false;
  protected negated = false;
  protected reflexive = false;
  protected preterite = false;
  protected verb = -1;
  protected afterAuxiliary = false;
  /** Verbs of known meaning, and the first word that none of them has taken. */
  protected readonly verbs: Predicate[] = [];
  protected next = 0;
  protected apart = '';
  /** "Ist zu zahlen", "hat zu zahlen". */
  protected owing = false;
  protected readonly reading: Reading;
  protected readonly grammar: Grammar;
  protected readonly language: Tongue;

  constructor(reading: Reading, language: Tongue) {
    this.reading = reading;
    this.grammar = GRAMMARS[language];
    this.language = language;
  }

  /** The clause that its words make. */
  protected finished(): Clause {
    this.close();
    if (this.owing) this.guards.push('modal-must');
    const modal = this.guards.some((guard) => guard.startsWith('modal'));
    const predicate = this.predicate(modal);
    const form = predicate?.senses[0].form;
    this.preterite ||= form === 'past' && this.being === undefined;
    const cameAbout = this.being === 'now' && !this.been && this.comesAbout();
    const future =
      form === 'future' || (this.werden && this.being === 'now' && form === 'infinitive' && !this.been);
    if (form === 'borne') this.bear(predicate!);
    return {
      predicate,
      apart: this.apart,
      phrases: this.phrases,
      negated: this.negated,
      guards: this.guards.sort().join(' '),
      tense: modal ? 'plain' : this.tense(form, cameAbout, future),
      voice: this.voice(form, cameAbout, future),
      reflexive: this.reflexive,
      verb: this.verb < 0 ? Number.POSITIVE_INFINITY : this.verb,
      others: this.others,
      adverbs: this.adverbs,
    };
  }

  private tense(form: Sense['form'] | undefined, cameAbout: boolean, future: boolean): Clause['tense'] {
    const perfect = this.having || cameAbout || (this.being === 'now' && this.been);
    if (perfect || (this.being === undefined && this.preterite)) return 'done';
    if (future) return 'future';
    return this.being ?? (form === 'borne' ? 'now' : 'plain');
  }

  private voice(form: Sense['form'] | undefined, cameAbout: boolean, future: boolean): Clause['voice'] {
    if (form === 'borne') return 'passive';
    if (future && this.being !== 'future') return 'active';
    const participle = this.phrases.some(({ verbal }) => verbal);
    const helped = this.language !== 'de' || this.werden || this.owing;
    if (this.been || (this.being !== undefined && !cameAbout && participle && helped)) return 'passive';
    const finite = form !== undefined && form !== 'participle';
    return this.having || cameAbout || finite ? 'active' : 'plain';
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

  /** "Corren a cargo del comprador": he who is named behind it does it. */
  private bear({ at }: Predicate): void {
    const [agent] = this.grammar.agents;
    const by = this.phrases.findIndex(({ words }) => words[0] === at) + 1;
    const phrase = this.phrases[by];
    if (phrase !== undefined && !phrase.verbal) this.phrases[by] = { ...phrase, preposition: agent };
  }

  protected takeVerb(at: number, senses: readonly Sense[], count: number): void {
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

  protected guard(name: string): void {
    // "Par chaque partie": the preposition stays open.
    if (this.open === undefined || this.open.words.length > 0) this.close();
    this.guards.push(name);
  }

  protected negate(at: number): void {
    this.close();
    this.negated = true;
    // "Keine Gutschrift": the negation opens a phrase as an article does.
    if (/^(?:kein|aucun|ningun)/.test(this.reading.words[at].form)) this.begin('', 'any', '');
  }

  protected auxiliary(at: number): void {
    this.close();
    if (this.verb < 0) this.verb = at;
    this.afterAuxiliary = true;
  }

  protected begin(preposition: string, article: Case | undefined, form: string): void {
    this.close();
    this.open = { preposition, article, words: [], verbal: false, form };
    this.afterAuxiliary = false;
  }

  protected close(): void {
    if (this.open !== undefined && this.open.words.length > 0) this.phrases.push(this.cased(this.open));
    // "Er schaltete das Licht ein": what opens no phrase belongs to the verb.
    else if (this.open !== undefined) this.others.add(`~${this.open.form}`);
    this.open = undefined;
  }

  /** "Der Mieterin kündigt die Vermieterin": before a feminine noun "der" is no nominative, and "die" no dative. */
  private cased(phrase: Opened): Phrase {
    if (this.language !== 'de' || phrase.article === undefined || phrase.preposition !== '') return phrase;
    if (!FEMININE.test(this.reading.words[phrase.words.at(-1)!]!.form)) return phrase;
    const article = /er$/.test(phrase.form)
      ? 'dative'
      : /^(?:die|eine)$/.test(phrase.form)
        ? 'direct'
        : 'any';
    return { ...phrase, article };
  }
}
