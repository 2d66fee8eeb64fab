/** A duty of another than the reader: "you have to refund the deposit" of "the deposit must be refunded", "… must be cleaned by the hotel". */
import { participleOf } from '../../../text/inflect.ts';
import { isServed } from '../../context/roles-addressed.ts';
import { FOR_READER } from '../../light/passive-of-object.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const YOU = /^You (?:must|have to|need to|should|are required to|are obliged to) (\p{Ll}+)\b/u;

/** The same as another way of saying it has it. */
const BY_YOU = /\b(?:must|have to|has to|need to|needs to|should) be (\p{Ll}+) by you\b/iu;

export const DUTY_OF_OTHER: Guard = against('role', 'any', isOfOther, { said: () => [YOU, BY_YOU] });

function isOfOther({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const said = textOf(reading).trim();
  const verb = YOU.exec(said)?.[1];
  const participle = verb === undefined ? BY_YOU.exec(said)?.[1] : participleOf(verb);
  const told = textOf(theirs);
  if (participle === undefined || /\b(?:you|your)\b/iu.test(told)) return false;
  const done = new RegExp(String.raw`\bbe (?:\p{Ll}+ly )?${participle}\b([^;.]*)`, 'u').exec(told);
  if (done === null) return false;
  const by = /\bby (?:the|our|an?|its) (\p{Ll}+(?: \p{Ll}+)?)/u.exec(done[1]!)?.[1]?.split(' ');
  // "By the end of May" names nobody.
  if (by !== undefined && !by.some((word) => TIME.test(word))) return !by.some(isServed);
  return verb !== undefined && FOR_READER.test(verb);
}

const TIME =
  /^(?:end|beginning|start|middle|time|date|day|morning|evening|deadline|weekend|week|month|year|latest|means|way|post|mail|phone|portal|counter|form|email|use|following|next|same)$/u;
