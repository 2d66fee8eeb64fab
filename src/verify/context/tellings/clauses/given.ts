/** "Media Services lent Room 14 a projector": it lent a projector to Room 14. */
import { parseSentence } from '../../../../text/parse/bundled.ts';
import { Tree } from '../../../../text/parse/tree.ts';
import type { Teller } from '../types.ts';
import { where } from '../where.ts';

const GIVING = /\b(?:lent|gave|sent|offered|granted|sold|awarded|handed|paid|assigned)\b/;

/** A deed with its receiver behind what was given. */
export const givenTo: Teller = where([GIVING], ({ sentence, tell }) => {
  const told = tell(sentence);
  if (!GIVING.test(told.text)) return [];
  const tree = new Tree(parseSentence(told.text));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  const [receiver] = root < 0 ? [] : tree.with(root, 'iobj');
  const [given] = root < 0 ? [] : tree.with(root, 'obj');
  if (receiver === undefined || given === undefined || !GIVING.test(tree.token(root).form)) return [];
  const [whom, what] = [tree.span(receiver), tree.span(given)];
  if (whom.end > what.start) return [];
  const { text } = told;
  const cut = (from: number, to: number): string => text.slice(from, to);
  return [
    {
      ...told,
      text: `${cut(0, whom.start)}${cut(what.start, what.end)} to ${cut(whom.start, whom.end)}${text.slice(what.end)}`,
    },
  ];
});
