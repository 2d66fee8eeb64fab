/**
 * "He was asked to leave" by "he asked to leave": of verbs that somebody does to another, whoever stands before them does it
 * or has it done to him.
 */
import type { Reading, Word } from '../../../text/reading.ts';
import { against, type Guard } from '../guard.ts';

const DEED =
  /^(?:ask|tell|inform|promise|order|invite|advise|remind|warn|show|give|send|pay|offer|beat|bite|teach|question|urge|instruct|notify|assure|persuade|convince|refuse|deny|grant|award|allow|permit|forbid|employ|hire|arrest|kill|hit|sue|accuse|blame|thank|praise|criticise|criticize|elect|appoint|choose|select|rob|attack|defeat|lend|owe|encourage|command|beg|implore|interview|consult|contact|call|email|bribe|threaten|mock|insult|greet|kiss|rescue|save|help|assist|feed|treat|examine|charge|bill|reimburse|compensate|reward|punish|follow|chase|outbid|overtake)$/;
const BE = /^(?:be|am|is|are|was|were|been|being|get|gets|got|'s|\u2019s)$/;
/** What may stand between whom a verb is said of and the verb. */
const BETWEEN =
  /^(?:have|has|had|also|then|later|first|already|just|only|never|not|again|soon|repeatedly|politely|once|twice|being|been|be|am|is|are|was|were|get|gets|got|both|all|still|\p{L}+ly)$/u;
const FORM = /\p{L}{3,}/u;

export const ASKED_OR_ASKING: Guard = against(
  'role',
  'prose',
  ({ reading }, { reading: theirs }) => {
    const own = deedsIn(reading);
    const [said] = own;
    if (said === undefined || own.length > 1) return false;
    const there = deedsIn(theirs).filter(({ lemma, who }) => lemma === said.lemma && who === said.who);
    return there.length > 0 && there.every(({ suffers }) => suffers !== said.suffers);
  },
  { said: () => FORM },
);

interface Deed {
  readonly lemma: string;
  readonly who: string;
  /** Whether it is done to whoever stands before it. */
  readonly suffers: boolean;
}

/** The deeds of a sentence that have somebody right before them. */
const deedsIn = ({ words }: Reading): readonly Deed[] =>
  words.flatMap(({ form, lemma, value }, at): Deed[] => {
    if (value >= 0 || form === lemma || form.endsWith('ing') || !DEED.test(lemma)) return [];
    const before = words.slice(0, at);
    const who = before.findLastIndex((word) => !BETWEEN.test(word.form));
    if (who < 0 || !isSubject(words, who)) return [];
    return [
      { lemma, who: words[who]!.form, suffers: before.slice(who + 1).some((word) => BE.test(word.form)) },
    ];
  });

/** Whether a word is somebody who may stand before a verb: no "and", "to" or "which". */
const isSubject = (words: readonly Word[], at: number): boolean => {
  const { form, weight, value } = words[at]!;
  return value < 0 && (weight > 0 || /^(?:he|she|they|we|i|you|it)$/.test(form));
};
