/** Words that change what a sentence says beside its clauses: both must have them. */

import {
  ATTRIBUTION,
  COMPARISON,
  CONDITION,
  EXCEPTION,
  HEDGE,
  MAJORITY,
  ONLY,
  PROSPECT,
  UNIVERSAL,
} from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import { untoldManner } from '../claim/manner.ts';
import { formsAndLemmasOf, formsOf } from '../claim/words-said.ts';
import type { Grammar } from './grammar.ts';

/** Words of the claim that the sentence must have. */
const SAYING = ONLY | COMPARISON | MAJORITY | CONDITION | EXCEPTION | HEDGE | ATTRIBUTION | PROSPECT;
/** Words of the sentence that leave open what they reach. */
const OPENING = HEDGE | EXCEPTION;
const CONDITIONS = new Set(
  'if unless whether otherwise assuming conditional contingent once depending'.split(' '),
);

/** Adverbs that bound nothing. */
export const STEADY = new Set(
  'always already also currently now still fully completely entirely automatically indeed successfully'.split(
    ' ',
  ),
);

/** Words of the sentence that say what one of the claim does. */
const ALIKE: Readonly<Record<string, string>> = {
  till: 'until',
  until: 'till',
  solely: 'only',
  exclusively: 'only',
  alone: 'only',
  providing: 'provided',
  maybe: 'perhaps',
  perhaps: 'maybe',
};

/** Whether the sentence has every such word of the claim. */
export function saysAll(claim: Reading, sentence: Reading): boolean {
  const says = (form: string): boolean =>
    formsAndLemmasOf(sentence.words).has(form) || sentence.words.some((word) => ALIKE[word.form] === form);
  return (
    claim.words.every((word) => {
      if (word.value >= 0) return true;
      if (word.cue & UNIVERSAL)
        return word.form === 'any' || sentence.words.some(({ cue }) => cue & UNIVERSAL);
      return !(word.cue & SAYING) || word.weight > 0 || says(word.form);
    }) && !untoldManner(claim, [sentence])
  );
}

/** Tokens of the sentence that leave open what the claim does not. */
export function openersOf(claim: Grammar, sentence: Grammar): readonly number[] {
  const said = formsOf(claim.reading.words);
  return gather(sentence.tokens, ({ deprel }, token) => {
    const word = sentence.word(token);
    if (word === undefined || word.value >= 0 || said.has(word.form)) return [];
    const { tree } = sentence;
    const provides =
      (deprel === 'root' && tree.tokens[token - 1]?.form !== ',') ||
      tree.with(token, 'aux', 'aux:pass', 'obl:agent', 'obj').length > 0;
    const provided = /^provid(?:ed|ing)$/.test(word.form) && !provides && (word.cue & OPENING) !== 0;
    return provided || CONDITIONS.has(word.form) || (word.cue & OPENING) !== 0 ? [token] : [];
  });
}

/** Arcs by which a statement of its own hangs on another. */
const APART = new Set(['conj', 'parataxis', 'acl:relcl', 'acl', 'list', 'appos']);

/** Whether a word reaches a clause: it stands in it, or over it, and not in another statement beside it. */
export function reachesClause({ tree }: Grammar, word: number, clause: number): boolean {
  const above = new Set<number>();
  for (let at = clause, steps = 0; at >= 0 && steps < 60; at = tree.token(at).head, steps++) above.add(at);
  for (let at = word, steps = 0; at >= 0 && steps < 60; at = tree.token(at).head, steps++) {
    if (above.has(at)) return true;
    if (APART.has(tree.token(at).deprel)) return false;
  }
  return true;
}

/** Particles of direction: with one behind it a verb says another thing. */
export const DIRECTIONS = new Set('up down in out off back away over'.split(' '));
