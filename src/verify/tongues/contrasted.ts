/** What a sentence of German, French or Spanish says behind "but": of the subject before it, or of the day that is so instead. */
import type { Reading } from '../../text/reading.ts';
import { clauseOf } from './clauses.ts';
import { GRAMMARS, type Tongue } from './grammar.ts';
import { isMomentAt } from './kinds.ts';
import { helpersIn, subjectOf } from './subject.ts';

/**
 * What stands behind a comma and "but" with the subject of the clause before it: "…, aber nicht unterschrieben", "…, mais n'a
 * pas été signé"; and "nicht am 3. Mai, sondern am 5. Mai" as what it says of the other day.
 */
export function contrasted(
  reading: Reading,
  language: Tongue,
  lead: readonly number[],
  words: readonly number[],
  but: string,
): number[][] {
  const clause = clauseOf(reading, language, lead);
  if (clause.guards !== '' || clause.phrases.length === 0) return [];
  const set = setRight(reading, language, lead, words);
  if (set !== undefined && isInstead(reading, language, lead, but)) return [set];
  const own = clauseOf(reading, language, words);
  const subject = subjectOf(reading, language, lead);
  const helping = helpersIn(reading, GRAMMARS[language], lead);
  // Who has a subject of his own, or whatever was denied of one day, is another's or open.
  const named = own.phrases.some(({ verbal, preposition }) => !verbal && preposition === '');
  const dated = own.negated && lead.some((word) => isMomentAt(reading, word));
  // "Nicht vollständig geprüft" may be so in part.
  const { harmless } = GRAMMARS[language];
  const inPart = own.negated && words.some((word) => harmless.has(reading.words[word]!.form));
  if (!JOINING.has(but) || subject.length === 0 || helping.length === 0 || named || dated || inPart)
    return [];
  const helped = helpersIn(reading, GRAMMARS[language], words);
  if (helped.length === 0) return [[...subject, ...helping, ...words]];
  // "La empresa envió el contrato, pero no fue firmado": a verb in the passive may be of what was sent.
  const same = clause.voice === 'passive' && own.voice === 'passive';
  const opens = language !== 'de' || helped[0] === words[0];
  return same && opens ? [[...subject, ...words]] : [];
}

const JOINING = new Set(['aber', 'jedoch', 'doch', 'sondern', 'mais', 'pero', 'sino']);
/** What sets another in the place of what was denied. */
const INSTEAD = new Set(['sondern', 'mais', 'sino']);

/** Whether what follows stands in the place of what a clause denies, and adds nothing to it. */
export const isInstead = (
  reading: Reading,
  language: Tongue,
  lead: readonly number[],
  but: string,
): boolean => INSTEAD.has(but) && clauseOf(reading, language, lead).negated;

const NOT = new Set(['nicht', 'no', 'ne', 'n', 'pas']);

/** A denied clause with its last phrase, a day, exchanged for the one that is so; undefined where it is not of a day. */
function setRight(
  reading: Reading,
  language: Tongue,
  lead: readonly number[],
  words: readonly number[],
): number[] | undefined {
  const { phrases, negated } = clauseOf(reading, language, lead);
  const last = phrases.at(-1);
  const other = clauseOf(reading, language, words).phrases[0];
  if (!negated || last === undefined || other === undefined || last.verbal || other.verbal) return undefined;
  const days = [last, other].every((phrase) => phrase.words.some((word) => isMomentAt(reading, word)));
  if (!days || last.preposition !== other.preposition || last.words.at(-1) !== lead.at(-1)) return undefined;
  const { articles, prepositions } = GRAMMARS[language];
  const form = (word: number): string => reading.words[word]!.form.replace(/['\u2019]$/, '');
  let end = lead.indexOf(last.words[0]!);
  while (end > 0 && (articles.has(form(lead[end - 1]!)) || prepositions.has(form(lead[end - 1]!)))) end--;
  const kept = lead.slice(0, end).filter((word) => !NOT.has(form(word)));
  return [...kept, ...words];
}
