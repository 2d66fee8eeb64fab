/**
 * Whether one clause of German, French or Spanish says what another says: the same phrases about the same verb, in any
 * order that leaves who does what as it is. What the clause says more must be of a kind that takes nothing away.
 */
import { gather } from '../../text/gather.ts';
import { sameMeaning } from '../../text/lexicon/index.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { compareValues } from '../../text/values/index.ts';
import {
  type Clause,
  isBare,
  isBorne,
  isDoer,
  isMeasure,
  isMoment,
  isNamed,
  type Phrase,
  type Stated,
  standsByItself,
  tellsOfNoun,
  timeOf,
  voiceOf,
} from './clause.ts';
import {
  ANYBODY,
  DOERS,
  FORMERLY,
  HOW,
  INERT,
  NOBODY,
  SOMEBODY,
  sameCase,
  sameMood,
  TO_WHOM,
  WITHOUT,
} from './compared-words.ts';
import { compounded } from './compounds.ts';
import { GRAMMARS, type Tongue } from './grammar.ts';
import { MOMENTS } from './kinds.ts';
import { sameOwners } from './owners.ts';
import { sharesVerb } from './predicate.ts';

/** Whether `theirs` says all that `ours` says. */
export function saysAll(language: Tongue, ours: Stated, theirs: Stated): boolean {
  const { one, other, alike } = compounded(language, ours, theirs);
  return new Comparison(language, ours.reading, one, theirs.reading, other, alike).holds();
}

class Comparison {
  private readonly language: Tongue;
  private readonly claim: Reading;
  private readonly ours: Clause;
  private readonly sentence: Reading;
  private readonly theirs: Clause;
  /** Words of the claim that are words of the sentence though they are not written so. */
  private readonly alike: ReadonlyMap<Word, Word>;

  constructor(
    language: Tongue,
    claim: Reading,
    ours: Clause,
    sentence: Reading,
    theirs: Clause,
    alike: ReadonlyMap<Word, Word>,
  ) {
    this.language = language;
    this.claim = claim;
    this.ours = ours;
    this.sentence = sentence;
    this.theirs = theirs;
    this.alike = alike;
  }

  holds(): boolean {
    const { ours, theirs } = this;
    if (ours.negated !== theirs.negated || ours.guards !== theirs.guards) return false;
    if (!this.sameOthers() || !sameOwners(this.language, this.claim, this.sentence)) return false;
    if (![...ours.adverbs].every((form) => theirs.adverbs.has(form))) return false;
    // "Nicht vollständig übersetzt" may be translated in part.
    const narrower = [...theirs.adverbs].some((form) => HOW.has(form) && !ours.adverbs.has(form));
    if (theirs.negated && narrower) return false;
    if (ours.phrases.length === 0) return false;
    return this.sameVoice() || this.turned();
  }

  /** Whether both have the same small words but for who may do it. */
  private sameOthers(): boolean {
    const { ours, theirs } = this;
    const unnamed = [...theirs.others].filter((form) => !ours.others.has(form));
    const unsaid = [...ours.others].filter((form) => !theirs.others.has(form));
    // "We have refunded it": it has been refunded, whoever did.
    const impersonal = isBorne(ours) && !isBorne(theirs);
    const doers = ours.negated ? NOBODY : DOERS;
    // "Le hemos devuelto el importe a la clienta": the pronoun says again who.
    const again = (form: string): boolean =>
      /^les?$/.test(form) && theirs.phrases.some(({ preposition }) => preposition === 'a');
    const toWhom = (form: string): boolean => theirs.tense === 'done' && !theirs.negated && TO_WHOM.has(form);
    if (!unnamed.every((form) => (impersonal && doers.has(form)) || again(form) || toWhom(form)))
      return false;
    // "It can be paid": you can pay it, whoever you are.
    const anybody = isBorne(theirs) && !isBorne(ours);
    const allowed = /modal-can/.test(ours.guards) && !theirs.negated ? ANYBODY : SOMEBODY;
    return unsaid.every((form) => anybody && allowed.has(form));
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
      (one, other) => one.preposition === other.preposition && !this.isOtherwiseOf(one, other),
    );
    if (places === undefined) return false;
    const bare = gather(ours.phrases, (phrase, i) => (this.mayAct(phrase) ? [places[i]] : []));
    const ordered = bare.every((place, i) => i === 0 || place > bare[i - 1]);
    if (!ordered && !this.marked(places)) return false;
    return this.leftOver(places, false);
  }

  /** "Der Antrag von Ben wurde abgelehnt" by "der Antrag wurde von Ben abgelehnt", and the reverse. */
  private isOtherwiseOf(one: Phrase, other: Phrase): boolean {
    const { ours, theirs, claim, sentence } = this;
    if (!GRAMMARS[this.language].agents.has(one.preposition)) return false;
    return (
      (tellsOfNoun(claim, ours, one) && standsByItself(theirs, other)) ||
      (tellsOfNoun(sentence, theirs, other) && standsByItself(ours, one))
    );
  }

  /** "Fue solicitado por Ana" by "Ana ha solicitado", and the reverse. */
  private turned(): boolean {
    const { ours, theirs } = this;
    const done = theirs.tense === 'done' || (theirs.tense === 'plain' && this.isPast());
    const { predicate } = ours;
    const sameTime =
      predicate !== undefined &&
      theirs.predicate !== undefined &&
      sharesVerb(predicate, theirs.predicate) &&
      (timeOf(ours) === timeOf(theirs) ||
        // "Wird ausgetauscht" may be yet to come, as "wird austauschen" is.
        (this.language === 'de' && isBorne(ours) && ours.tense === 'now' && theirs.tense === 'future'));
    if (!sameTime && (ours.tense !== 'done' || !done)) return false;
    const { agents } = GRAMMARS[this.language];
    const passive = ours.voice === 'passive' || (ours.reflexive && !isBorne(theirs));
    const reflexive = theirs.reflexive && theirs.voice !== 'passive';
    if (passive && reflexive) return this.reflexivePassive();
    // "Se entregó" by "fue entregado".
    if (ours.reflexive && !passive && theirs.voice === 'passive') return this.reflexivePassive();
    if (!passive || theirs.voice === 'passive' || theirs.reflexive)
      return !passive && ours.voice === 'active' && theirs.voice === 'passive' && this.fromPassive();
    const places = this.place(ours.phrases, theirs.phrases, (one, other) => {
      if (agents.has(one.preposition) && isBare(other))
        return this.acts(other) && !tellsOfNoun(this.claim, ours, one);
      if (agents.has(one.preposition) && !isDoer(this.claim, one))
        return one.preposition === other.preposition;
      if (isBare(one))
        return (
          (isBare(other) && !this.acts(other)) ||
          (this.language === 'es' &&
            !ours.reflexive &&
            other.preposition === 'a' &&
            (isNamed(this.sentence, other) ||
              !theirs.phrases.some((bare) => isBare(bare) && !this.acts(bare))))
        );
      return one.preposition === other.preposition && !agents.has(one.preposition);
    });
    return (
      places !== undefined &&
      this.leftOver(
        places,
        !ours.phrases.some((one) => agents.has(one.preposition) && isDoer(this.claim, one)),
      )
    );
  }

  private fromPassive(): boolean {
    const { ours, theirs } = this;
    const { agents } = GRAMMARS[this.language];
    const places = this.place(ours.phrases, theirs.phrases, (one, other) => {
      if (!isBare(one))
        return (
          one.preposition === other.preposition &&
          (!agents.has(other.preposition) || !isDoer(this.sentence, other))
        );
      const subject = this.acts(one, ours);
      if (!subject) return isBare(other);
      return agents.has(other.preposition) && !tellsOfNoun(this.sentence, theirs, other);
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
      (one, other) => one.preposition === other.preposition || this.isPersonal(one, other),
    );
    return places !== undefined && this.leftOver(places, false);
  }

  /** "Se bloqueó al usuario": what has no subject besides is done to whom it is done. */
  private isPersonal(one: Phrase, other: Phrase): boolean {
    const [impersonal, personal] = this.ours.reflexive ? [this.ours, one] : [this.theirs, other];
    const subject = personal === one ? other : one;
    return personal.preposition === 'a' && isBare(subject) && !impersonal.phrases.some(isBare);
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
  private acts({ article, words }: Phrase, { phrases, verb }: Clause = this.theirs): boolean {
    const german = this.language === 'de';
    if (german && (article === 'accusative' || article === 'dative')) return false;
    // "Absagen nehmen wir an": the pronoun acts.
    if (
      german &&
      phrases === this.theirs.phrases &&
      ['wir', 'ich', 'man'].some((form) => this.theirs.others.has(form))
    )
      return false;
    // Of two nouns with "der" the second is no subject, but to whom.
    const nominative = phrases.find((phrase) => isBare(phrase) && phrase.article === 'nominative');
    if (german && nominative !== undefined) return nominative.words[0] === words[0];
    return words[0] < verb;
  }

  /** Whether articles show of every bare noun phrase that it is to the verb what it is in the claim. */
  private marked(places: readonly number[]): boolean {
    const bare = gather(this.ours.phrases, (phrase, i) =>
      this.mayAct(phrase) ? [[phrase.article, this.theirs.phrases[places[i]].article]] : [],
    );
    // Of two the one that is the subject on both sides tells what the other is.
    if (bare.length === 2 && bare.some((pair) => pair.every((article) => article === 'nominative')))
      return true;
    return this.ours.phrases.every((phrase, i) => {
      if (!this.mayAct(phrase)) return true;
      const other = this.theirs.phrases[places[i]].article;
      return phrase.article !== undefined && phrase.article !== 'any' && phrase.article === other;
    });
  }

  /** Whether a phrase of the claim is told by its place who it is to the verb: "die Kosten" never act. */
  private mayAct(phrase: Phrase): boolean {
    const { claim, language } = this;
    if (!isBare(phrase) || isMoment(claim, phrase) || isMeasure(claim, phrase)) return false;
    return language !== 'de' || !INERT.test(claim.words[phrase.words.at(-1)!].form);
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

  /** Whether two phrases are the verbs of their clauses, and of one meaning. */
  private isVerb(one: Phrase, other: Phrase): boolean {
    const mine = this.ours.predicate;
    const their = this.theirs.predicate;
    return (
      mine !== undefined &&
      their !== undefined &&
      one.words[0] === mine.at &&
      other.words[0] === their.at &&
      sharesVerb(mine, their)
    );
  }

  /** "Gab ... zurück", "gab ... ab": two verbs, though they are written alike or are not known. */
  private isOtherVerb(one: Phrase, other: Phrase): boolean {
    const { ours, theirs } = this;
    const both = one.words[0] === ours.predicate?.at && other.words[0] === theirs.predicate?.at;
    const known = ours.predicate !== undefined && theirs.predicate !== undefined;
    return both || (!known && ours.apart !== theirs.apart);
  }

  /** Whether a phrase of the sentence has the words of one of the claim, in their order, and changes nothing about them. */
  private covers(one: Phrase, other: Phrase): boolean {
    if (one.verbal && other.verbal) {
      if (this.isVerb(one, other)) return true;
      if (this.isOtherVerb(one, other)) return false;
    }
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
    let spare = agent && !this.theirs.negated ? 1 : 0;
    return phrases.every((phrase, i) => {
      if (used.has(i)) return true;
      // "Was not paid on Monday": it may have been on another day.
      if (phrase.verbal || this.theirs.negated || WITHOUT.has(phrase.preposition)) return false;
      // What is to come on a day is to come; how things are may be so on that day alone.
      if ((done || tense === 'future') && isMoment(this.sentence, phrase)) return true;
      if (!done) return false;
      if (phrase.preposition === '') return spare-- > 0 && this.acts(phrase);
      // "The assistant of the director": what follows a noun tells of which.
      if (this.isFormer(phrase, phrases[i + 1])) return true;
      const follows =
        used.has(i - 1) &&
        !phrases[i - 1].verbal &&
        (phrase.preposition === 'de' || (phrase.preposition === 'von' && isBare(phrases[i - 1])));
      return !follows;
    });
  }

  /** "Vom 4. auf den 11. M\u00e4rz", "del 4 al 11": when or how much it was before. */
  private isFormer(phrase: Phrase, next: Phrase | undefined): boolean {
    const { words } = this.sentence;
    const told = next !== undefined && this.ours.phrases.some((one) => one.preposition === next.preposition);
    return (
      told &&
      FORMERLY.has(`${phrase.preposition} ${next.preposition}`) &&
      phrase.words.every((at) => words[at].value >= 0)
    );
  }

  private same(ours: Word, theirs: Word): boolean {
    if (ours.value >= 0 || theirs.value >= 0) {
      if (ours.value < 0 || theirs.value < 0) return ours.form === theirs.form;
      const mine = this.claim.values[ours.value];
      const { relation } = compareValues(mine, this.sentence.values[theirs.value]);
      // The day of a moment that is said more closely; but a limit is no other limit.
      return relation === 'equal' || (relation === 'entails' && MOMENTS.has(mine.kind));
    }
    if (ours.form === theirs.form || this.alike.get(ours) === theirs) return true;
    if (this.language !== 'de' && (ours.capital || theirs.capital)) return false;
    return (
      (ours.lemma === theirs.lemma && sameMood(ours.form, theirs.form, this.language)) ||
      sameMeaning(ours.form, theirs.form, this.language)
    );
  }
}

const sameValueGoesOn = ({ words }: Reading, at: readonly number[], next: number): boolean =>
  words[at[next]].value >= 0 && words[at[next]].value === words[at[next - 1]].value;
