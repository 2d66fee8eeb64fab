/** "Ana and Ben paid $40 and $60 respectively": Ana paid $40, and Ben paid $60. */
import { impliedRowsOf, pairsOf, rowsOf } from '../../../beside/respectively.ts';
import type { Teller } from '../types.ts';
import { where } from '../where.ts';

/** What says so, or joins the members of rows that leave it out. */
const JOINT = /respectively| and | & /iu;

export const respectively: Teller = where([JOINT], ({ sentence, tell, lexicon }) => {
  const told = tell(sentence);
  const rows = rowsOf(told.text) ?? impliedRowsOf(told.text);
  if (rows === undefined) return [];
  return pairsOf(rows, (noun) => lexicon.lemma(noun, 'n')).map((text) => ({ ...told, text, plain: true }));
});
