/**
 * Whether a clause of German, French or Spanish says what a claim says: the same phrases about the same verb, in any
 * order that leaves who does what as it is. What the clause says more must be of a kind that takes nothing away.
 */

import { ATTRIBUTION, CONDITION, EXCEPTION, RETRACTION } from '../../text/cues.ts';
import { sameMeaning } from '../../text/lexicon/index.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { compareValues } from '../../text/values/index.ts';
import { type Clause, candidates, clauseOf, type Phrase } from './clauses.ts';
import { GRAMMARS, isTongue, TELLING, type Tongue } from './grammar.ts';

/** Longest claim that is read, in words. */
const LONGEST = 40;

/** Whether a sentence states a claim of its language in one of its clauses. */
export function statesIn(claim: Reading, sentence: Reading): boolean {
  const { language } = claim;
  if (!isTongue(language) || sentence.language !== language || claim.question || sentence.question)
    return false;
  if (claim.words.length > LONGEST) return false;
  // A condition, an exception, a speaker or a correction anywhere in the sentence may hold for all of it.
  const open = CONDITION | EXCEPTION | ATTRIBUTION;
  if (sentence.cues & ~claim.cues & open) return false;
  const said = (cue: number): boolean =>
    claim.words.some(({ lemma }) => sentence.words.some((word) => word.cue & cue && word.lemma === lemma));
  if (sentence.cues & RETRACTION && !said(RETRACTION)) return false;
  const forms = new Set(claim.words.map(({ form }) => form));
  if (sentence.words.some(({ form }) => TELLING[language].has(form) && !forms.has(form))) return false;
  const whole = claim.words.map((_, at) => at);
  if (candidates(claim, language).length !== 1) return false;
  const ours = clauseOf(claim, language, whole);
  return candidates(sentence, language).some((at) =>
    new Comparison(language, claim, ours, sentence, clauseOf(sentence, language, at)).holds(),
  );
}

class Comparison {
  private readonly language: Tongue;
  private readonly claim: Reading;
  private readonly ours: Clause;
  private readonly sentence: Reading;
  private readonly theirs: Clause;

  constructor(language: Tongue, claim: Reading, ours: Clause, sentence: Reading, theirs: Clause) {
    this.language = language;
    this.claim = claim;
    this.ours = ours;
    this.sentence = sentence;
    this.theirs = theirs;
  }

  holds(): boolean {
    const { ours, theirs } = this;
    if (ours.negated !== theirs.negated || ours.guards !== theirs.guards) return false;
    const unnamed = [...theirs.others].filter((form) => !ours.others.has(form));
    if (![...ours.others].every((form) => theirs.others.has(form))) return false;
    // "We have refunded it": it has been refunded, whoever did.
    const impersonal = ours.voice === 'passive' && theirs.voice !== 'passive';
    if (!unnamed.every((form) => impersonal && DOERS.has(form))) return false;
    if (![...ours.adverbs].every((form) => theirs.adverbs.has(form))) return false;
    if (ours.phrases.length === 0) return false;
    return this.sameVoice() || this.turned();
  }

  /** Both passive, both active, or both without an auxiliary: the same phrases, nouns in the same order. */
  private sameVoice(): boolean {
    const { ours, theirs } = this;
    if (
      voiceOf(ours) !== voiceOf(theirs) ||
      ours.reflexive !== theirs.reflexive ||
      ours.tense !== theirs.tense
    )
      return false;
    const places = this.place(
      ours.phrases,
      theirs.phrases,
      (one, other) => one.preposition === other.preposition,
    );
    if (places === undefined) return false;
    const bare = ours.phrases.flatMap((phrase, i) =>
      isBare(phrase) && !isMoment(this.claim, phrase) ? [places[i]] : [],
    );
    const ordered = bare.every((place, i) => i === 0 || place > bare[i - 1]);
    if (!ordered && !this.marked(places)) return false;
    return this.leftOver(places, false);
  }

  /** "Fue solicitado por Ana" by "Ana ha solicitado", and the reverse. */
  private turned(): boolean {
    const { ours, theirs } = this;
    const done = theirs.tense === 'done' || (theirs.tense === 'plain' && this.isPast());
    if (ours.tense !== 'done' || !done) return false;
    const { agents } = GRAMMARS[this.language];
    const passive = ours.voice === 'passive';
    const reflexive = theirs.reflexive && theirs.voice !== 'passive';
    if (passive && reflexive) return this.reflexivePassive();
    // "Se entregó" by "fue entregado".
    if (ours.reflexive && !passive && theirs.voice === 'passive') return this.reflexivePassive();
    if (!passive || theirs.voice === 'passive' || theirs.reflexive)
      return !passive && ours.voice === 'active' && theirs.voice === 'passive' && this.fromPassive();
    const places = this.place(ours.phrases, theirs.phrases, (one, other) => {
      if (agents.has(one.preposition) && isBare(other)) return this.acts(other);
      if (isBare(one))
        return (
          (isBare(other) && !this.acts(other)) ||
          (this.language === 'es' && other.preposition === 'a' && isNamed(this.sentence, other))
        );
      return one.preposition === other.preposition && !agents.has(one.preposition);
    });
    return (
      places !== undefined &&
      this.leftOver(places, !ours.phrases.some(({ preposition }) => agents.has(preposition)))
    );
  }

  private fromPassive(): boolean {
    const { ours, theirs } = this;
    const { agents } = GRAMMARS[this.language];
    const places = this.place(ours.phrases, theirs.phrases, (one, other) => {
      if (!isBare(one)) return one.preposition === other.preposition && !agents.has(other.preposition);
      const subject = one.words[0] < ours.verb;
      return subject ? agents.has(other.preposition) : isBare(other);
    });
    return places !== undefined && this.leftOver(places, false);
  }

  private reflexivePassive(): boolean {
    const { ours, theirs } = this;
    if (
      ours.phrases.some(({ preposition }) => preposition === 'por') &&
      !theirs.phrases.some(({ preposition }) => preposition === 'por')
    )
      return false;
    const places = this.place(
      ours.phrases,
      theirs.phrases,
      (one, other) => one.preposition === other.preposition,
    );
    return places !== undefined && this.leftOver(places, false);
  }

  /** Whether a simple verb of the sentence that the claim has is of the past. */
  private isPast(): boolean {
    const { past } = GRAMMARS[this.language];
    if (past === undefined) return false;
    const verbs = this.ours.phrases.filter(({ verbal }) => verbal).flatMap(({ words }) => words);
    return verbs.some((at) =>
      this.sentence.words.some(
        (word) =>
          this.same(this.claim.words[at], word) &&
          past.test(word.form) &&
          /[\u00f3\u00ed]|(?:aron|ieron|te|ten)$/u.test(
            this.sentence.text.slice(word.start, word.end).toLowerCase(),
          ),
      ),
    );
  }

  /** Whether a noun phrase of the sentence is who acts: before the verb, or by its article. */
  private acts({ article, words }: Phrase): boolean {
    if (this.language === 'de' && article === 'nominative') return true;
    if (this.language === 'de' && (article === 'accusative' || article === 'dative')) return false;
    return words[0] < this.theirs.verb;
  }

  /** Whether articles show of every bare noun phrase that it is to the verb what it is in the claim. */
  private marked(places: readonly number[]): boolean {
    return this.ours.phrases.every((phrase, i) => {
      if (!isBare(phrase)) return true;
      const other = this.theirs.phrases[places[i]].article;
      return phrase.article !== undefined && phrase.article !== 'any' && phrase.article === other;
    });
  }

  /** For each phrase of the claim a phrase of the sentence that has all its words, each once; undefined where one has none. */
  private place(
    ours: readonly Phrase[],
    theirs: readonly Phrase[],
    fits: (one: Phrase, other: Phrase) => boolean,
  ): number[] | undefined {
    const used = new Set<number>();
    const places: number[] = [];
    for (const one of ours) {
      const place = theirs.findIndex(
        (other, i) => !used.has(i) && this.covers(one, other) && (one.verbal ? true : fits(one, other)),
      );
      if (place < 0) return undefined;
      used.add(place);
      places.push(place);
    }
    return places;
  }

  /** Whether a phrase of the sentence has the words of one of the claim, in their order, and changes nothing about them. */
  private covers(one: Phrase, other: Phrase): boolean {
    const { claim, sentence } = this;
    let next = 0;
    let extra = 0;
    for (const at of other.words) {
      if (next < one.words.length && this.same(claim.words[one.words[next]], sentence.words[at])) {
        next++;
        while (next < one.words.length && sameValueGoesOn(claim, one.words, next)) next++;
      } else if (
        next > 0 &&
        sentence.words[at].value >= 0 &&
        sentence.words[at].value === sentence.words[at - 1]?.value
      )
        continue;
      else {
        extra++;
        if (GRAMMARS[this.language].altering.has(sentence.words[at].form)) return false;
      }
    }
    if (next < one.words.length) return false;
    if (
      !one.verbal &&
      one.article !== undefined &&
      other.article !== undefined &&
      !sameCase(one.article, other.article) &&
      this.language === 'de' &&
      isBare(one) &&
      isBare(other) &&
      this.ours.voice === this.theirs.voice
    )
      return false;
    // Of something that happened, what a noun is called more takes nothing away; of how things are it may.
    const named =
      one.words.every((at) => claim.words[at].capital || claim.words[at].value >= 0) &&
      this.language !== 'de';
    return (
      extra === 0 ||
      named ||
      (this.theirs.tense === 'done' && one.preposition === '' && one.article !== undefined) ||
      (extra <= 2 && one.preposition !== '')
    );
  }

  /** Whether what the sentence says more takes nothing away. */
  private leftOver(places: readonly number[], agent: boolean): boolean {
    const used = new Set(places);
    const { phrases, tense } = this.theirs;
    const done = tense === 'done' || this.ours.tense === 'done';
    let spare = agent ? 1 : 0;
    return phrases.every((phrase, i) => {
      if (used.has(i)) return true;
      if (phrase.verbal || !done) return false;
      if (isMoment(this.sentence, phrase)) return true;
      if (phrase.preposition === '') return spare-- > 0 && this.acts(phrase);
      // "The assistant of the director": what follows a noun tells of which.
      const follows =
        used.has(i - 1) &&
        !phrases[i - 1].verbal &&
        (phrase.preposition === 'de' || (phrase.preposition === 'von' && isBare(phrases[i - 1])));
      return !follows;
    });
  }

  private same(ours: Word, theirs: Word): boolean {
    if (ours.value >= 0 || theirs.value >= 0) {
      if (ours.value < 0 || theirs.value < 0) return ours.form === theirs.form;
      const mine = this.claim.values[ours.value];
      const { relation } = compareValues(mine, this.sentence.values[theirs.value]);
      // The day of a moment that is said more closely; but a limit is no other limit.
      return relation === 'equal' || (relation === 'entails' && MOMENTS.has(mine.kind));
    }
    if (ours.form === theirs.form) return true;
    if (this.language !== 'de' && (ours.capital || theirs.capital)) return false;
    return (
      (ours.lemma === theirs.lemma && sameMood(ours.form, theirs.form, this.language)) ||
      sameMeaning(ours.form, theirs.form, this.language)
    );
  }
}

/** "Pidió" and "ha pedido" are of one voice. */
const voiceOf = ({ voice, tense, reflexive }: Clause): Clause['voice'] =>
  voice === 'plain' && tense === 'done' && !reflexive ? 'active' : voice;

/** Pronouns of whoever does it. */
const DOERS = new Set('wir ich man nous on je nosotros nos yo'.split(' '));

const isBare = ({ verbal, preposition }: Phrase): boolean => !verbal && preposition === '';

const sameCase = (one: string, other: string): boolean => one === other || one === 'any' || other === 'any';

const MOMENTS = new Set(['date', 'datetime', 'time']);

const isMoment = ({ words, values }: Reading, phrase: Phrase): boolean =>
  phrase.words.every((at) => words[at].value >= 0 && MOMENTS.has(values[words[at].value].kind));

const isNamed = ({ words }: Reading, phrase: Phrase): boolean => phrase.words.some((at) => words[at].capital);

const sameValueGoesOn = ({ words }: Reading, at: readonly number[], next: number): boolean =>
  words[at[next]].value >= 0 && words[at[next]].value === words[at[next - 1]].value;

/** A German participle and an infinitive of one verb say two things: "wird geliefert", "wird liefern". */
function sameMood(one: string, other: string, language: Tongue): boolean {
  if (language !== 'de') return true;
  const infinitive = (form: string): boolean => form.endsWith('n') && !form.startsWith('ge');
  const participle = (form: string): boolean => /^(?:ge|\w{2,6}ge)\w+(?:t|n)$/.test(form);
  return !((infinitive(one) && participle(other)) || (infinitive(other) && participle(one)));
}
