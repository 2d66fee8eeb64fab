/**
 * What is set for a day or an hour, told as what will be and as what is: "the train will leave at 9:00", "the train leaves
 * at 9:00". Of what merely may come, or has no time, neither says the other.
 */
import type { Word } from '../../../../text/reading.ts';
import type { Teller, Telling } from '../types.ts';

/** States: what is so now is not told by what will be so. */
const STATE = /^(?:be|have|know|own|want|need|like|believe|contain|exist|belong|seem|remain|stay|keep|hold)$/;
const AHEAD = new Set(['will', 'shall']);
const HELPING =
  /^(?:will|shall|would|may|might|can|could|must|should|do|does|did|to|not|n't|never|no|only|if|when|unless|until|once|is|are|was|were|be|has|have|had)$/;
const TIMED = new Set(['date', 'time', 'datetime']);

/** A sentence with its "will" for the present of the claim, or its present for the "will" of the claim. */
export const timetable: Teller = ({ source, sentence, claim, tell }) => {
  const reading = source.sentence(sentence);
  if (
    !claim.values.some(({ kind }) => TIMED.has(kind)) ||
    !reading.values.some(({ kind }) => TIMED.has(kind))
  )
    return [];
  const will = claim.words.findIndex(({ form }) => AHEAD.has(form));
  const told = tell(sentence);
  const text = will < 0 ? asPresent(told.text, claim.words) : asFuture(told.text, claim.words[will + 1]);
  return text === undefined ? [] : [{ ...told, text } satisfies Telling];
};

const WILL = /^([^,;:]*?) will (?:now |again |also |then )?(be held|[a-z]+)\b(?! (?:not|never|only)\b)/;
/** What else will be done, and what is no longer so. */
const BESIDE =
  /,? (?:instead of|rather than) [^,;:]*$|,? and (?!the |an? |on |at |in |from |to |until |ending |half )\p{Ll}+ .*$/u;

function asPresent(text: string, words: readonly Word[]): string | undefined {
  const found = WILL.exec(text);
  if (found === null) return undefined;
  const [all, who, verb = ''] = found;
  const rest = text.slice(all.length).replace(BESIDE, '');
  if (verb === 'be held') {
    const be = words.find(({ form }, at) => /^(?:is|are)$/.test(form) && words[at + 1]?.form === 'held');
    return be && `${who} ${be.form} held${rest}`;
  }
  if (STATE.test(verb)) return undefined;
  const own = words.find(
    ({ form }, at) => isPresentOf(verb, form) && !HELPING.test(words[at - 1]?.form ?? ''),
  );
  return own && `${who} ${own.form}${rest}`;
}

function asFuture(text: string, verb: Word | undefined): string | undefined {
  if (verb === undefined || STATE.test(verb.lemma) || HELPING.test(verb.form)) return undefined;
  const present = new RegExp(`^([^,;:]*?) (?:${verb.lemma}|${verb.lemma}e?s)\\b`).exec(text);
  if (present === null || present[1]!.split(' ').some((word) => HELPING.test(word.toLowerCase())))
    return undefined;
  return `${present[1]} will ${verb.lemma}${text.slice(present[0].length)}`;
}

const isPresentOf = (verb: string, form: string): boolean =>
  form === verb || form === `${verb}s` || form === `${verb}es` || form === `${verb.slice(0, -1)}ies`;
