/** What a clause of German, French or Spanish is once it is read, and what its phrases show of it. */
import type { Reading } from '../../text/reading.ts';
import type { Case, Tense } from './grammar.ts';
import { isMomentAt } from './kinds.ts';
import type { Predicate } from './predicate.ts';

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
  /** German: the prefix that stands at the end, apart from the verb. */
  readonly apart: string;
  /** The verb, where its meaning is known. */
  readonly predicate: Predicate | undefined;
  /** Forms that are neither content nor any of the above. */
  readonly others: ReadonlySet<string>;
  readonly adverbs: ReadonlySet<string>;
}

/** A clause of a sentence. */
export interface Stated {
  readonly reading: Reading;
  readonly clause: Clause;
}

/** "Pidió" and "ha pedido" are of one voice. */
export const voiceOf = ({ voice, tense, reflexive }: Clause): Clause['voice'] =>
  voice === 'plain' && (tense === 'done' || tense === 'plain') && !reflexive ? 'active' : voice;

/** What is done, is going on or is yet to be, by whatever auxiliaries. */
export const timeOf = ({ voice, tense }: Clause): string =>
  voice === 'passive' && tense === 'now' ? 'plain' : tense === 'now' ? 'state' : tense;

/** Whether the subject of a clause is what something is done to. */
export const isBorne = ({ voice, reflexive }: Clause): boolean => voice === 'passive' || reflexive;

export const isBare = ({ verbal, preposition }: Phrase): boolean => !verbal && preposition === '';

/** "Par le client", "por Ana": by whom; "par virement", "por unanimidad" say how. */
export const isDoer = (reading: Reading, phrase: Phrase): boolean =>
  phrase.preposition === 'von' || phrase.article !== undefined || isNamed(reading, phrase);

export const isMoment = (reading: Reading, { words }: Phrase): boolean =>
  words.every((at) => isMomentAt(reading, at));

/** "Innerhalb von zwei Wochen", "10 Euro": nothing that acts. */
export const isMeasure = ({ words, values }: Reading, phrase: Phrase): boolean =>
  phrase.words.every((at) => MEASURES.has(values[words[at].value]?.kind ?? ''));

const MEASURES = new Set(['quantity', 'money']);

export const isNamed = ({ words }: Reading, phrase: Phrase): boolean =>
  phrase.words.some((at) => words[at].capital);

/**
 * "Der Antrag von Ben wurde abgelehnt": right behind a noun before the auxiliary a phrase tells more of the noun, and not
 * by whom it was done.
 */
export function tellsOfNoun({ words }: Reading, { phrases, verb }: Clause, phrase: Phrase): boolean {
  const noun = phrases[phrases.indexOf(phrase) - 1];
  if (noun === undefined || !isBare(noun) || phrase.words[0] > verb) return false;
  // "Weil der Antrag von Ben abgelehnt wurde" may mean either.
  return BEING.test(words[verb]?.form ?? '');
}

/** Whether a phrase stands behind the auxiliary with no noun of its clause right before it. */
export function standsByItself({ phrases, verb }: Clause, phrase: Phrase): boolean {
  const before = phrases[phrases.indexOf(phrase) - 1];
  return phrase.words[0]! > verb && (before === undefined || !isBare(before) || before.words[0]! < verb);
}

const BEING =
  /^(?:wird|werden|wurden?|ist|sind|war|waren|a|ont|est|sont|etait|etaient|fut|furent|sera|seront|fue|fueron|es|son|ha|han|era|eran|seran|estan?|estaban?)$/;
