/**
 * What is told of one whom a relative clause picks out: "the guard called the police" and "the visitor hit the guard" of
 * "the guard that the visitor hit called the police". Only of what was: "the customer who cancels pays a fee" is a rule, and
 * holds of no other customer.
 */
import { pastOf } from '../../../../../text/inflect.ts';
import type { Lexicon } from '../../../../../text/lexicon/index.ts';
import type { Wording } from '../../terms/types.ts';
import { PERSON } from '../clauses/coordinated.ts';
import { isLeftOpen, keepsSaid, type Rewriter } from '../types.ts';

const PICKED = /^The (\p{Ll}+(?: \p{Ll}+)?) (who|that|which|whose) ([^,;:()]{5,160})$/u;
/** What picks out one of several by itself, or is no thing that is so. */
const SEVERAL =
  /\b(?:first|second|third|last|only|sole|same|other|next|previous|single|one|few|all|best|worst|main|\p{Ll}{2,}est)\b/u;
/** What leaves a deed open: to be, to be supposed, or only said. */
const UNSURE = /\b(?:if|unless|whether|would|could|might|may|perhaps|probably|allegedly|or|nor|neither)\b/u;
const AUXILIARY = /^(?:was|were|had|did)$/u;
/** Behind these a form in "-ed" is a participle, or stands with a noun. */
const BEFORE_PARTICIPLE =
  /^(?:was|were|had|has|have|been|be|being|is|are|get|got|the|an?|his|her|its|their|our|not|never|to|and|of|by|with|for|in|on|at|from|newly|recently|just|who|that|which|whose)$/u;

function isPast(form: string, lexicon: Lexicon): boolean {
  if (AUXILIARY.test(form)) return true;
  return lexicon
    .lemmas(form)
    .some(({ pos, lemma }) => pos === 'v' && (form.endsWith('ed') || form === pastOf(lemma)));
}

/** Behind the clause and before the verb, these tell how far it was done, and may be of either. */
const HOW_FAR =
  /(?:ly|^(?:almost|still|seldom|soon|once|yet|also|only|just|later|then|now|again|too|often|even|never|not|no))$/u;

/** Whether a text tells of another of that name: then the clause says which. */
const hasAnother = (whole: string, noun: string): boolean =>
  [...whole.matchAll(new RegExp(String.raw`\b${noun}\b(?: who| that| which| whose)?`, 'giu'))].filter(
    ([found]) => / /.test(found.slice(noun.length)),
  ).length > 1 ||
  new RegExp(String.raw`\b(?:another|other|second|two|three|both) ${noun}|\b${noun}(?:e?s)\b`, 'iu').test(
    whole,
  );

/** What is told of the one, and what his relative clause tells. */
function byPicked({ text, lexicon, whole, said }: Wording): readonly string[] {
  const found = PICKED.exec(text);
  if (found === null || UNSURE.test(text)) return [];
  const [, noun = '', relative = '', rest = ''] = found;
  if (SEVERAL.test(noun) || lexicon.lemma(noun, 'n') !== noun) return [];
  const words = rest.split(' ');
  if (words.some((word) => /^(?:who|that|which|whose|what|where|when|because|and|but)$/u.test(word)))
    return [];
  const verbs = words.flatMap((word, at) => {
    const before = words[at - 1];
    return isPast(word, lexicon) && (AUXILIARY.test(word) || !BEFORE_PARTICIPLE.test(before ?? 'the'))
      ? [at]
      : [];
  });
  const opens = relative !== 'whose' && isPast(words[0]!, lexicon);
  const told = opens ? [0, ...verbs.filter((at) => at > 0)] : verbs;
  // One verb for the clause that picks out, and one for what is told of the one.
  if (told.length !== 2 || HOW_FAR.test(words[told[1]! - 1]!)) return [];
  // Asked last: the whole text may be long.
  if (hasAnother(whole, noun)) return [];
  const [own, main] = [words.slice(0, told[1]).join(' '), words.slice(told[1]).join(' ')];
  const thing = relative === 'whose' ? /^(\p{Ll}+) (?:was|were) \p{Ll}+$/u.exec(own)?.[1] : undefined;
  const it = /^(\p{Ll}+) it\b/u;
  const named =
    thing !== undefined && !PERSON.test(thing) && it.test(main)
      ? [`The ${noun} ${main.replace(it, `$1 the ${thing}`)}`]
      : [];
  const picked =
    isLeftOpen(own) || BEYOND.test(own)
      ? []
      : relative === 'whose'
        ? [`The ${noun}'s ${own}`]
        : opens
          ? [`The ${noun} ${own}`]
          : [];
  return [`The ${noun} ${main}`, ...named, ...picked].filter((one) => keepsSaid(one, text, said));
}

const BEYOND =
  /\b(?:claimed|said|believed|wanted|hoped|planned|agreed|promised|refused|failed|almost|nearly)\b/u;

export const TOLD_OF_ONE: readonly Rewriter[] = [{ of: /\S/, from: PICKED, write: byPicked, reorders: true }];
