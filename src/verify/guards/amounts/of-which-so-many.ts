/** "12 racks were damaged" by "40 pallets fell from the racks, of which 12 were damaged": of those that are counted, be they of one kind only. */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const NUMBER =
  '(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)';
const OF_WHICH = new RegExp(String.raw`,? of (?:which|whom) (${NUMBER})\b`, 'iu');
const COUNTED = new RegExp(
  String.raw`\b${NUMBER} ((?:[\p{Ll}-]+ ){0,2}?(?:[\p{Ll}-]+s|people|children|men|women))\b`,
  'giu',
);
const OURS = new RegExp(
  String.raw`\b${NUMBER} (?:of (?:the|these|those) )?(?:[\p{Ll}-]+ ){0,2}?((?:[\p{Ll}-]+s|people|children|men|women))\b`,
  'iu',
);

export const OF_WHICH_SO_MANY: Guard = against('quantity', 'english', isOfOthers, { said: () => OURS });

function isOfOthers({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  const noun = OURS.exec(textOf(reading))?.[1]?.toLowerCase();
  if (noun === undefined || source.structured) return false;
  const told = textOf(originOf(source).sentence(sentence));
  const found = OF_WHICH.exec(told);
  if (found === null) return false;
  const head = told.slice(0, found.index);
  const counted = [...head.matchAll(COUNTED)].map(([, phrase]) => phrase!.toLowerCase());
  if (counted.length === 0 || !new RegExp(String.raw`\b${noun}\b`, 'iu').test(head)) return false;
  // Of two that are counted it is the one that it stands behind.
  const last = counted.at(-1)!;
  return !last.split(' ').includes(noun) || (counted.length > 1 && !head.toLowerCase().endsWith(last));
}
