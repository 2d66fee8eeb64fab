/** "The fee doubled" of "the bank doubled the fee": what somebody did to something became of it. */
import { parseSentence } from '../../../../text/parse/bundled.ts';
import { Tree } from '../../../../text/parse/tree.ts';
import { ALTERNATING } from '../../../match/alternating.ts';
import type { Teller } from '../types.ts';
import { bare, capital } from '../words.ts';

/** What became of the object of a verb that tells so without one. */
export const becameOf: Teller = ({ sentence, tell, claim }) => {
  if (!claim.words.some(({ lemma }) => ALTERNATING.has(lemma))) return [];
  const told = tell(sentence);
  const text = bare(told.text);
  const tree = new Tree(parseSentence(`${text}.`));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0) return [];
  const { lemma, xpos, form } = tree.token(root);
  const [subject] = tree.with(root, 'nsubj');
  const [object] = tree.with(root, 'obj');
  const apart = ['aux', 'aux:pass', 'advmod', 'conj', 'cc', 'advcl', 'xcomp', 'ccomp', 'mark', 'iobj'];
  if (subject === undefined || object === undefined || tree.with(root, ...apart).length > 0) return [];
  if (xpos !== 'VBD' || !ALTERNATING.has(lemma)) return [];
  const [what, rest] = [
    tree.span(object),
    text.slice(tree.span(object).end).replace(/(?<![.\s])[.\s]+$/, ''),
  ];
  return [{ ...told, text: `${capital(text.slice(what.start, what.end))} ${form}${rest}.` }];
};
