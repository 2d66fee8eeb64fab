/** Which sentences are notes: they say by their marks, and not by their grammar, what belongs to what. */
import type { Tree } from '../../../text/parse/tree.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { parseOf } from '../as-it-stands.ts';
import { textOf } from '../guard.ts';

const MARKED = /[\t|=]|:(?!\d)/;
const LED_IN = /^[^\t|=:]{1,60}:\s+(?=\S)[^\t|=]*$/;

/** Whether a sentence is a note. A label with a whole sentence behind it, "Note: the meeting was cancelled", is none. */
export function isNote(sentence: AlignedSentence): boolean {
  const text = textOf(sentence.reading).trim();
  if (!MARKED.test(text)) return false;
  return !LED_IN.test(text) || !isWhole(parseOf(sentence).tree);
}

const FINITE = /^(?:VB[DZP]|MD)$/;
const SMALL = /^(?:DET|AUX|PRON)$/;

/** Whether behind the colon of a sentence a verb is told of a subject, with articles or auxiliaries. */
function isWhole(tree: Tree): boolean {
  const colon = tree.tokens.findIndex(({ form }) => form === ':');
  const behind = tree.tokens.slice(colon + 1);
  return (
    behind.some(({ xpos }) => FINITE.test(xpos)) &&
    behind.some(({ upos }) => SMALL.test(upos)) &&
    behind.some(({ deprel }) => deprel.startsWith('nsubj'))
  );
}
