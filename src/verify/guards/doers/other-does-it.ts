/**
 * Who only stands beside what is done: "Joel logged in" by "somebody logged in as Joel", "the primary took over" by "the backup
 * took over when the primary failed", "Gamma's shares" by "shares bought alongside Gamma".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf, textOf } from '../guard.ts';
import { BEING, DETERMINING } from '../plain-deed.ts';

const AS = String.raw`(?:as|posing as|instead of|in place of|in lieu of|unlike)`;
const NAMED = /^\W*(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?) \p{Ll}/u;
const OWNED = /(\p{Lu}[\p{L}-]+)['\u2019]s? (?:\p{Ll}+ )?(\p{Ll}+)/u;
const BESIDE = String.raw`(?:alongside|against|like|unlike|beside|besides|near|after|before|without|together with|instead of)`;
const WHEN = /^(?:when|after|because|while|as|once|since|before|until|if|though|although)$/;

export const OTHER_DOES_IT: readonly Guard[] = [
  against('role', 'prose', inHisName, {
    said: () => NAMED,
    told: () => /\b(?:as|instead of|in place of|in lieu of|unlike)\b/iu,
  }),
  against('role', 'prose', besideHim, {
    said: () => OWNED,
    told: () => new RegExp(String.raw`\b${BESIDE}\b`, 'iu'),
  }),
  against('role', 'prose', whenHe, {
    told: () => /\b(?:when|after|because|while|once|since|before|until|though|although)\b/iu,
  }),
];

/** "Joel logged in" by "somebody logged in as Joel". */
function inHisName({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const name = NAMED.exec(textOf(reading))?.[1];
  const text = textOf(theirs);
  if (name === undefined || text.split(name).length !== 2) return false;
  return new RegExp(String.raw`^\W*[\p{L}\d][^,;]*\s${AS} ${name}(?![\p{L}'\u2019-])`, 'u').test(text);
}

/** "Gamma's shares" by "bought shares alongside Gamma". */
function besideHim({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, owner = '', thing = ''] = OWNED.exec(textOf(reading)) ?? [];
  const text = textOf(theirs);
  if (owner === '' || text.split(owner).length !== 2) return false;
  return new RegExp(String.raw`\b${thing} ${BESIDE} (?:the )?${owner}(?!['\u2019\p{L}])`, 'u').test(text);
}

/** "The primary took over" by "the backup took over when the primary failed": the verb has a noun before it, and he another verb behind. */
function whenHe({ reading, units }: Told, sentence: AlignedSentence): boolean {
  const {
    reading: { words },
    alignment,
  } = sentence;
  const [who, deed] = units;
  if (who === undefined || deed === undefined || who.value !== undefined || deed.from !== who.to)
    return false;
  const [at, verb] = [alignment.matches[0]!.at, alignment.matches[1]!.at];
  if (verb < 1 || at < verb + 2 || words.filter(({ lemma }) => lemma === words[at]!.lemma).length !== 1)
    return false;
  const tags = tagsOf(sentence);
  const [doer, next] = [words[verb - 1]!, words[at + 1]];
  const ours = new Set(reading.words.map(({ form }) => form));
  const lead = DETERMINING.test(words[at - 1]!.form) ? words[at - 2] : words[at - 1];
  return (
    /^VB[DZP]$/.test(tags[verb]!) &&
    /^NN/.test(tags[verb - 1]!) &&
    !ours.has(doer.form) &&
    WHEN.test(lead?.form ?? '') &&
    next !== undefined &&
    (/^VB[DZP]$/.test(tags[at + 1]!) || BEING.test(next.form)) &&
    !ours.has(next.form)
  );
}
