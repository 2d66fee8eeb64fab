/** The cause, the result or the aim that a text names without of what, told of the one matter that it opens with. */
import { patternOf } from '../../../../../text/pattern.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const NOUNS = 'cause|root cause|reason|result|outcome|aim|goal|purpose|trigger|total|status|topic|winner';
const NAMED = new RegExp(String.raw`^(?:The|Its) (${NOUNS}) (was|is|were) (.+)$`, 'u');
/** "The cause of the incident", "the incident was caused by". */
const OF_MATTER = new RegExp(
  String.raw`\b[Tt]he (?:${NOUNS}) (?:of|for) (?:the|this) (\p{Ll}{3,})\b|\b[Tt]he (\p{Ll}{3,}) (?:was|were) (?:caused|triggered) by\b`,
  'u',
);
/** Characters of a text with one matter, and of the opening that names it. */
const LONGEST = 3_000;
const OPENING = 90;

/** "The incident was caused by a missing index" for "the cause was a missing index" of an incident report. */
function byMatter({ text, said, whole }: Wording): readonly string[] {
  const found = NAMED.exec(text);
  if (found === null || whole.length > LONGEST || isLeftOpen(text)) return [];
  const [, ofNoun, caused] = OF_MATTER.exec(said) ?? [];
  const matter = ofNoun ?? caused;
  if (matter === undefined || !isOnly(matter, found[1]!, whole)) return [];
  const [, noun = '', be = '', what = ''] = found;
  const causes = /cause|trigger|reason/u.test(noun);
  return [
    ...['of', 'for'].map((of) => `The ${noun} ${of} the ${matter} ${be} ${what}`),
    ...(causes && caused !== undefined ? [`${capital(`the ${matter}`)} was caused by ${what}`] : []),
  ];
}

/** Whether a text opens with a matter, speaks of no second one, and of one such cause. */
function isOnly(matter: string, noun: string, whole: string): boolean {
  if (!patternOf(String.raw`\b${matter}\b`, 'iu').test(whole.slice(0, OPENING))) return false;
  if (
    patternOf(
      String.raw`\b(?:${matter}s|(?:another|second|other|earlier|previous|last|similar) ${matter})\b`,
      'iu',
    ).test(whole)
  )
    return false;
  return whole.split(patternOf(String.raw`\b${noun}\b`, 'iu')).length === 2;
}

export const OF_THE_MATTER: readonly Rewriter[] = [{ of: OF_MATTER, from: NAMED, write: byMatter }];
