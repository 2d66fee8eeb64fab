/**
 * "The technician repaired the boiler" by "the boiler was repaired despite the technician", "… without", "… near": a preposition
 * that no doer and nothing done to stands behind.
 */
import { prepositionOf } from '../../../text/parse/arguments.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';
import { tokenOf } from '../token-of.ts';

const APART = wordSet(
  'despite near without unlike outside towards toward before after since until except besides beyond alongside notwithstanding minus ' +
    'barring instead opposite beside',
);
const APART_THERE = new RegExp(String.raw`\b(?:${[...APART].join('|')})\b`, 'iu');
const ARGUMENT = /^(?:nsubj|nsubj:pass|obj|iobj|obl:agent)$/;
/** Match from which a word is the statement's own. */
const OWN = 0.9;

export const BESIDE_THE_DEED: Guard = againstUnit('role', 'prose', isApart, { told: () => APART_THERE });

function isApart({ reading, units }: Told, sentence: AlignedSentence): number {
  // Across a semicolon what hangs on what is guessed.
  if (/[;:]\s/.test(textOf(sentence.reading))) return -1;
  const claim = claimTree(reading);
  const { tree } = sentence.source.grammar(sentence.sentence);
  return units.findIndex(({ value, word }, i) => {
    const { at, strength } = sentence.alignment.matches[i]!;
    if (value !== undefined || at < 0 || strength < OWN) return false;
    const own = claim.tokens.find(({ start }) => start === word.start);
    if (own === undefined || !ARGUMENT.test(own.deprel)) return false;
    const token = tokenOf(sentence, tree, at);
    if (token < 0 || !/^(?:obl|nmod)/.test(tree.token(token).deprel)) return false;
    const [lead = ''] = prepositionOf(tree, token).split(' ');
    return APART.has(lead) && !reading.words.some(({ form }) => form === lead);
  });
}
