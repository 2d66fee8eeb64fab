/** Whether the heads of two phrases name one thing, as far as their words tell. */
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { compareValues } from '../../text/values/index.ts';
import type { Grammar } from '../restate/grammar.ts';

/** Strength from which a related word may name the same thing. */
const NAMING: Readonly<Record<string, number>> = { synonym: 0.6, hyponym: 0.75 };
const PRONOUNS = new Set('it they them he him she her this that these those which who whom one'.split(' '));

/** Whether a head of the claim's and one of the sentence's name one thing. */
export function isSame(
  ours: number,
  claim: Grammar,
  theirs: number,
  sentence: Grammar,
  lexicon: Lexicon,
): boolean {
  const a = claim.word(ours);
  const b = sentence.word(theirs);
  if (a === undefined || b === undefined) return false;
  const value = claim.reading.values[a.value];
  if (value !== undefined || b.value >= 0) {
    const their = sentence.reading.values[b.value];
    if (value === undefined || their === undefined) return a.form === b.form;
    const { relation, via } = compareValues(value, their);
    // One bound inside another holds of what happened, not of what a rule sets.
    return relation === 'equal' || (relation === 'entails' && via !== 'bound');
  }
  if (a.weight === 0 || b.weight === 0)
    return a.form === b.form && a.weight === b.weight && !PRONOUNS.has(a.form);
  const named = [isName(ours, claim), isName(theirs, sentence)];
  if (named[0] && named[1]) return isSameName(nameOf(ours, claim), nameOf(theirs, sentence));
  if (a.lemma === b.lemma || a.form === b.form) return true;
  if (named[0] || named[1]) return false;
  const { kind, strength } = lexicon.relation(a.lemma, b.lemma, 'n');
  if (strength < (NAMING[kind] ?? 2)) return false;
  // "The company's subsidiary" is another than the company.
  return sentence.reading.words.every((word) => word.lemma !== a.lemma);
}

/** Whether a token is a word of a name; the first word of a sentence has its capital anyway. */
const isName = (token: number, grammar: Grammar): boolean =>
  grammar.word(token)?.capital === true || grammar.tree.token(token).upos === 'PROPN';

/** Whether one of two names is the other, or a part of it: "Ruiz" for "Ana Ruiz", and not "Mr Ruiz" for "Ms Ruiz". */
const isSameName = (mine: readonly string[], other: readonly string[]): boolean =>
  mine.length > 0 &&
  other.length > 0 &&
  (mine.every((word) => other.includes(word)) || other.every((word) => mine.includes(word)));

function nameOf(head: number, grammar: Grammar): string[] {
  const tokens = [head, ...grammar.tree.with(head, 'flat', 'compound', 'nmod:unmarked')];
  return gather(tokens, (token) => {
    const word = grammar.word(token);
    return word !== undefined && isName(token, grammar) ? [word.form.replace(/['\u2019]s$/, '')] : [];
  });
}
