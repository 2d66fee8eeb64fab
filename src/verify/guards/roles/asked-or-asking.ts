/**
 * "He was asked to leave" by "he asked to leave": of verbs that somebody does to another, whoever stands before them does it
 * or has it done to him.
 */
import type { Reading, Word } from '../../../text/reading.ts';
import { FIRST_NAMES } from '../../context/words.ts';
import { against, type Guard, tagsOf } from '../guard.ts';

const DEED =
  /^(?:ask|tell|inform|promise|order|invite|advise|remind|warn|show|give|send|pay|offer|beat|bite|teach|question|urge|instruct|notify|assure|persuade|convince|refuse|deny|grant|award|allow|permit|forbid|employ|hire|arrest|kill|hit|sue|accuse|blame|thank|praise|criticise|criticize|elect|appoint|choose|select|rob|attack|defeat|lend|owe|encourage|command|beg|implore|interview|consult|contact|call|email|bribe|threaten|mock|insult|greet|kiss|rescue|save|help|assist|feed|treat|examine|charge|bill|reimburse|compensate|reward|punish|follow|chase|outbid|overtake)$/;
const BE = /^(?:be|am|is|are|was|were|been|being|get|gets|got|'s|\u2019s)$/;
/** What may stand between whom a verb is said of and the verb. */
const BETWEEN =
  /^(?:have|has|had|also|then|later|first|already|just|only|never|not|again|soon|repeatedly|politely|once|twice|being|been|be|am|is|are|was|were|get|gets|got|both|all|still|\p{L}+ly)$/u;
/** The beginnings of their forms. */
const FORM =
  /\b(?:ask|t[eo]l[ld]|inform|promis|order|invit|advis|remind|warn|show|g[ai]ve|sen[dt]|pa[iy]|offer|beat|bit|t[ea][au]|question|urg|instruct|notif|assur|persua|convinc|refus|den|grant|award|allow|permit|forb|employ|hire|arrest|kill|hit|su|accus|blam|thank|prais|criti|elect|appoint|cho|select|rob|attack|defeat|le[nf]|ow|encourag|command|beg|implor|interview|consult|contact|call|e-?mail|brib|threat|mock|insult|greet|kiss|rescu|sav|help|assist|fe[de]|treat|examin|charg|bill|reimburs|compens|reward|punish|follow|chas|out|overt)\p{L}*/iu;

export const ASKED_OR_ASKING: Guard = against(
  'role',
  'prose',
  ({ reading }, sentence) => {
    const own = deedsIn(reading);
    const [said] = own;
    if (said === undefined || own.length > 1) return false;
    const there = deedsIn(sentence.reading).filter(
      ({ lemma, who }) => lemma === said.lemma && who === said.who,
    );
    if (there.length === 0 || there.some(({ suffers }) => suffers === said.suffers)) return false;
    // "The man asked to leave was ill" says of him what "who was asked" does.
    return there.some(({ suffers, at }) => suffers || tagsOf(sentence)[at] === 'VBD');
  },
  { said: () => FORM },
);

interface Deed {
  readonly lemma: string;
  readonly who: string;
  readonly at: number;
  /** Whether it is done to whoever stands before it. */
  readonly suffers: boolean;
}

/** The deeds of a sentence that have somebody right before them. */
const deedsIn = ({ words }: Reading): readonly Deed[] =>
  words.flatMap(({ form, lemma, value }, at): Deed[] => {
    if (value >= 0 || !DEED.test(lemma) || form.endsWith('ing')) return [];
    // "They beat Leeds" has the form of the present.
    if (form === lemma && !/^(?:beat|hit)$/.test(form)) return [];
    const before = words.slice(0, at);
    const who = before.findLastIndex((word) => !BETWEEN.test(word.form));
    if (who < 0 || !isSubject(words, who)) return [];
    return [
      { lemma, at, who: words[who]!.form, suffers: before.slice(who + 1).some((word) => BE.test(word.form)) },
    ];
  });

const PRONOUN = /^(?:he|she|they|we|i|you|it)$/;
const DETERMINER = /^(?:the|an?|his|her|its|their|our|your|my|both|all|each|every|this|that|these|those|no)$/;
/** Words of a subject before its noun, at the most. */
const LED_BY = 3;

/** Whether a word is somebody who may stand before a verb: "New card ordered", a note, has no verb of its own. */
const isSubject = (words: readonly Word[], at: number): boolean => {
  const { form, weight, value } = words[at]!;
  if (PRONOUN.test(form)) return true;
  const isLed = words.slice(Math.max(0, at - LED_BY), at).some((word) => DETERMINER.test(word.form));
  return value < 0 && weight > 0 && (isLed || FIRST_NAMES.has(form));
};
