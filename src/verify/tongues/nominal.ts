/** "Die Zahlung der Rechnung erfolgte", "a procédé au remboursement": the clause that says the same with the noun's verb. */
import type { Reading } from '../../text/reading.ts';
import type { Clause, Phrase } from './clause.ts';
import type { Tongue } from './grammar.ts';
import { nounsAt } from './predicate.ts';

/**
 * The clause with the verb of its noun for the one that says nothing of its own; undefined where it has no such. With
 * `alone` the noun need not say whose: "El bloqueo se produjo".
 */
export function verbalized(
  reading: Reading,
  language: Tongue,
  clause: Clause,
  alone: boolean,
): Clause | undefined {
  const light = clause.predicate?.senses.find((sense) => sense.light !== '')?.light;
  if (light === undefined || clause.reflexive) return undefined;
  const borne = light === '<' || clause.voice === 'passive';
  if (light === '<' && clause.voice === 'passive') return undefined;
  const { phrases } = clause;
  const at = phrases.findIndex((phrase, i) => {
    if (phrase.verbal || phrase.words.length !== 1) return false;
    const plain = phrase.preposition === '' || (!borne && phrase.preposition === 'a');
    return (
      plain &&
      nounsAt(reading, language, phrase.words[0]).length > 0 &&
      (isOf(language, phrases[i + 1]) || (alone && borne))
    );
  });
  if (at < 0) return undefined;
  const noun = phrases[at];
  const of = isOf(language, phrases[at + 1]) ? phrases[at + 1] : undefined;
  const rest = phrases.filter((phrase) => phrase !== noun && phrase !== of && !isLight(clause, phrase));
  const verb: Phrase = { verbal: true, preposition: '', article: undefined, words: noun.words };
  const theme: Phrase[] = of === undefined ? [] : [{ ...of, preposition: '', article: 'any' }];
  return {
    ...clause,
    phrases: borne ? [...theme, verb, ...rest] : [...rest.slice(0, at), verb, ...theme, ...rest.slice(at)],
    predicate: { at: noun.words[0], senses: nounsAt(reading, language, noun.words[0]) },
    voice: borne ? 'passive' : 'active',
    // Nouns before the verb of their own act; what they do it to stands behind.
    verb: borne ? Number.POSITIVE_INFINITY : clause.verb,
  };
}

/** Whether a phrase says of what: "der Rechnung", "du colis". */
const isOf = (language: Tongue, phrase: Phrase | undefined): boolean =>
  phrase !== undefined &&
  !phrase.verbal &&
  (language === 'de'
    ? phrase.preposition === 'von' || (phrase.preposition === '' && phrase.article !== undefined)
    : phrase.preposition === 'de');

const isLight = ({ predicate }: Clause, { verbal, words }: Phrase): boolean =>
  verbal && words[0] === predicate!.at;

/**
 * "Il est interdit de fumer", "es ist verboten": the infinitive behind as the subject that it is; undefined for any
 * other clause.
 */
export function extraposed(reading: Reading, language: Tongue, clause: Clause): Clause | undefined {
  const at = clause.phrases.findIndex(
    ({ preposition, words }) => preposition === 'de' && /(?:er|ir|re)$/.test(reading.words[words[0]].form),
  );
  if (language !== 'fr' || !clause.others.has('il') || clause.tense !== 'now' || at !== 1) return undefined;
  const others = new Set(clause.others);
  others.delete('il');
  return {
    ...clause,
    others,
    phrases: clause.phrases.map((phrase, i) => (i === at ? { ...phrase, preposition: '' } : phrase)),
  };
}
