/** How long a state holds, by its two ends: "was down from 10:05 to 10:40" for "between 10:05 and 10:40 it was down". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const POINT = String.raw`(?:\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?|(?:\d{1,2} )?${MONTH}(?: \d{4})?|(?:19|20)\d\d)`;
const BETWEEN = new RegExp(String.raw`\bbetween (${POINT}) and (${POINT})(?=[,. ]|$)`, 'iu');
const FROM_TO = new RegExp(String.raw`\bfrom (${POINT}) (to|until|till) (${POINT})(?=[,. ]|$)`, 'iu');
const LEADING = new RegExp(String.raw`^(?:from|between) ${POINT} (?:to|until|till|and) ${POINT},? `, 'iu');

/** What is so all the time; what happens between two times happens at one of them. */
const STATE =
  /\b(?:is|are|was|were) (?:\p{L}+ly )?(?:available|unavailable|accessible|inaccessible|reachable|unreachable|down|offline|online|open|closed|shut|out of \p{L}+|in (?:use|force|effect)|valid|away|on (?:leave|call|duty|holiday|vacation)|absent|ill|sick)\b/iu;

/** A state between two times, from the one to the other. */
function byEnds({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [FROM_TO.exec(said), BETWEEN.exec(text)];
  if (ours !== null && theirs !== null) {
    if (!STATE.test(text) || isLeftOpen(text.replace(/\bunavailable\b/giu, ''))) return [];
    return placed(text.replace(BETWEEN, (_, from: string, to: string) => `from ${from} ${ours[2]} ${to}`));
  }
  if (!BETWEEN.test(said) || !FROM_TO.test(text) || isLeftOpen(text)) return [];
  return placed(
    text.replace(FROM_TO, (_, from: string, _to: string, to: string) => `between ${from} and ${to}`),
  );
}

/** The times behind what they are of, too: a claim may have them there. */
function placed(text: string): readonly string[] {
  const found = LEADING.exec(text);
  if (found === null) return [text];
  const when = found[0].replace(/,? $/u, '');
  return [capital(text), `${capital(text.slice(found[0].length))} ${lowered(when)}`];
}

export const INTERVALS: readonly Rewriter[] = [
  { of: new RegExp(`${FROM_TO.source}|${BETWEEN.source}`, 'iu'), write: byEnds, reorders: true },
];
