/** What is still to pay beside what was paid: "another 200 euros are still open" behind "we received 300 euros". */
import type { Document } from '../../../document.ts';
import type { Wording } from '../terms/types.ts';
import { capital } from '../words.ts';
import { MONEY, type Rewriter } from './types.ts';

const FURTHER = new RegExp(
  String.raw`^(?:(.+?),? (?:and|but|while) )?(another|a further|an additional|the remaining|the other) (${MONEY}) ((?:is|are|remains?|was|were) .+)$`,
  'iu',
);
const SETTLED =
  /\b(?:paid|received|refunded|credited|transferred|settled|arrived|came in|collected|cleared)\b/iu;
const OWED = /\b(?:open|outstanding|unpaid|owed|owing|due|overdue|missing)\b/iu;

const sentenceOf = ({ text, scan }: Document, at: number): string =>
  text.slice(scan.sentenceStart[at], scan.sentenceEnd[at]);

/** The amount alone, where what it comes on top of is settled. */
function byAmount({ text, scene: { source, sentence } }: Wording): readonly string[] {
  const found = FURTHER.exec(text);
  if (found === null) return [];
  const [, first, which = '', amount = '', rest = ''] = found;
  const before = first ?? (sentence > 0 ? sentenceOf(source, sentence - 1) : '');
  const rests = /^the (?:remaining|other)$/iu.test(which);
  if (!rests && (!SETTLED.test(before) || OWED.test(before) || /\bnot\b|n['’]t\b/u.test(before))) return [];
  return [capital(`${amount} ${rest}`)];
}

export const FURTHER_AMOUNTS: readonly Rewriter[] = [{ of: /\d/, write: byAmount, reorders: true }];
