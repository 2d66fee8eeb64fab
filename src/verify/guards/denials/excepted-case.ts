/**
 * "Is not refunded if the booking is cancelled" by "is not refunded, except if the booking is cancelled": the one case that is
 * let out; "is open on Sunday" by "open every day except Sundays"; and "no data was lost" by "apart from two orders no data was
 * lost", which is not none.
 */
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const EXCEPTED_CASE: readonly Guard[] = [
  against('exception', 'english', isLetOut, { told: () => LET_OUT }),
  against('exception', 'english', isThatLetOut, { told: () => THING_OUT }),
  against('exception', 'sentence', isOfAllOthers, { said: () => OF_ALL }),
  against('exception', 'sentence', isOfAllButSome, { said: () => OF_ALL, told: () => ALL_BUT_SOME }),
];

const CASE =
  /\b(?:if|when|where|in case|in the event|on|in|for|with|during|at|after|before)\b ([^,;.]{3,})/giu;
const LET_OUT =
  /\b(?:except|except for|save|other than|apart from|unless) (?:if|when|where|in case|in the event|on|in|for|with|during|at|after|before) ([^,;.]{3,})/iu;
const LETTING_OUT = /\b(?:except|save|other than|apart from|unless|only|but)\b/iu;
const DENIED = /\b(?:not|never|no|cannot)\b|n['’]t\b/iu;

/** Whether a statement denies of a case what the sentence denies of all but that case. */
function isLetOut({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [ours, other] = [textOf(reading), textOf(theirs)];
  const out = LET_OUT.exec(other)?.[1]?.toLowerCase();
  if (out === undefined || LETTING_OUT.test(ours)) return false;
  if (!DENIED.test(ours) || !DENIED.test(other.slice(0, LET_OUT.exec(other)!.index))) return false;
  return matchesOf(ours, CASE).some(([, one]) => out.startsWith(one!.toLowerCase().replace(/\s+$/u, '')));
}

const THING_OUT =
  /\b(?:except(?:ing)?|excluding|excl\.?|apart from|other than|but not|(?<=\b(?:everyone|everybody|all|anyone|anybody) )but) (?:for )?(?:on )?(?:the |an? )?(?<out>[\p{L}-]{3,}(?: [\p{L}\d-]+)?)(?=[.,;)]|\s*$)/iu;
const NOT_SO =
  /\b(?:not|never|no|nor|cannot|closed|excluded|un\p{L}+|without|none|nothing|nobody)\b|n['’]t\b/iu;
/** Without the ending of a plural. */
const single = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '');

/** Whether a statement says of a thing what its evidence says of all others. */
function isThatLetOut({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [ours, other] = [textOf(reading), textOf(theirs)];
  const found = THING_OUT.exec(other);
  const out = found?.groups?.out;
  if (found === null || out === undefined || LETTING_OUT.test(ours) || NOT_SO.test(ours)) return false;
  const before = other.slice(0, found.index);
  if (NOT_SO.test(before) || before.toLowerCase().includes(single(out))) return false;
  const said = new Set((ours.match(/[\p{L}\d-]+/gu) ?? []).map(single));
  return out.split(' ').every((word) => said.has(single(word)));
}

const OF_ALL =
  /\b(?:no|none|nothing|nobody|no one|all|every|everything|everyone|everybody|each|any|always|never|only|not any|whole|entire)\b|n['’]t any\b/iu;
/** "All of the chairs but two", which is not "all but". */
const ALL_BUT_SOME =
  /\b(?:all|every|each|none|no|everyone|everybody|nobody)\b[^.,;]{1,60} but (?!also\b|not\b|only\b|then\b|now\b)/iu;
const FINITE = /^(?:MD|VB[DPZ])$/;
const QUANTIFIER = /^(?:all|every|each|none|no|everyone|everybody|nobody)$/;
const OTHERS =
  /^\W*(?:(?:but|and|so) )?(?:apart from|aside from|except(?:ing)? for|excluding|barring|other than|save for|with the exception of) ([^,;.]{3,120})/iu;

/** Whether a sentence that opens with what it excepts is all that a statement of all, or of none, has. */
function isOfAllOthers({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const said = textOf(reading);
  if (source.structured || !OF_ALL.test(said) || LETTING_OUT.test(said.replace(/\bonly\b/giu, '')))
    return false;
  return (
    OTHERS.test(textOf(theirs)) && !/\b(?:apart|aside) from\b|\bother\b|\bbarring\b|\bexclud/iu.test(said)
  );
}

/** Whether some are let out of those of whom a statement says that all are so, or none: before the verb, not behind it. */
function isOfAllButSome({ reading }: Told, sentence: AlignedSentence): boolean {
  if (sentence.source.structured || /\bbut\b|\bexcept/iu.test(textOf(reading))) return false;
  const { words } = sentence.reading;
  const but = words.findIndex(({ form }) => form === 'but');
  const all = words.findLastIndex(({ form }, at) => at < but && QUANTIFIER.test(form));
  return (
    all >= 0 &&
    tagsOf(sentence)
      .slice(all, but)
      .every((tag) => !FINITE.test(tag))
  );
}
