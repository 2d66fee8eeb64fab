/** Whether a statement says how things stand, or what is so in all cases that it names: of such a phrase left out takes away. */
import { pastOf } from '../../../text/inflect.ts';
import type { Word } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Told } from '../guard.ts';

const STANDING = wordSet('is are am can may must shall should needs has have');
/** Words of what was, is to be, or goes on now. */
export const PASSED = wordSet('was were had did will would been being could might');
/** Whether a statement says how something stands, and not what something is, where it is or what somebody is doing. */
export function stands({ reading: { words: said }, predicates, units }: Told): boolean {
  if (said.some(({ form }) => PASSED.has(form))) return false;
  const at = said.findIndex(({ form, value }) => value < 0 && STANDING.has(form));
  const next = said.slice(at + 1).filter(({ form }) => !PASSED_OVER.has(form));
  if (at < 0) {
    const [verb] = predicates();
    return (
      verb !== undefined &&
      (verb.unit > 0 || SPEAKING.has(said[0]!.form)) &&
      !verb.done &&
      !said.some(isPast) &&
      !isPastAsBare(said) &&
      units.length > verb.unit
    );
  }
  const being = /^(?:is|are|am)$/.test(said[at]!.form);
  const goesOn = next.slice(0, 2).some(({ form }) => /ing$/.test(form) && form !== 'binding');
  if (next[0] === undefined || (being && goesOn)) return false;
  if (being) return !NOMINAL.has(next[0].form) || next[1]?.form === 'by';
  // "Has expired".
  return !/^ha(?:s|ve)$/.test(said[at]!.form) || !isParticiple(next[0]);
}

const PERSON = wordSet('he she it who');

/** "Leo quit": of one alone the bare form is the past. */
const isPastAsBare = (said: readonly Word[]): boolean =>
  said.some(({ form }, at) => {
    const before = said[at - 1];
    if (before === undefined || pastOf(form) !== form) return false;
    const isOne = before.form === before.lemma && !before.form.endsWith('s');
    const [first] = said;
    const isNamed = at === 1 && first!.weight > 0 && isOne;
    return PERSON.has(before.form) || isNamed || (at === 2 && first!.form === 'the' && isOne);
  });

/** Subjects that weigh nothing: a verb behind none is told to somebody. */
const SPEAKING = wordSet('we you they he she it i');

const GOVERNED = wordSet('is are am can may must shall should needs allowed permitted required');
/** Verbs that say what holds of all: who runs ferries runs them somewhere, who pays for glasses pays for them all. */
const RULING = wordSet(
  'accept admit allow apply approve authorise authorize charge close cost cover earn enter exempt expire get grant include ' +
    'insure lend need open owe pay permit qualify receive refund reimburse replace require ship sign travel vote waive wear weigh',
);
const RIGHTS = wordSet('access right rights claim permission');

/** Whether a statement says what is so in all cases that it names, and not what one thing has, does or is made of. */
export function isRule({ reading: { words: said }, units, predicates }: Told): boolean {
  if (said.some(({ form }) => GOVERNED.has(form) || RIGHTS.has(form))) return true;
  const [verb] = predicates();
  const word = verb === undefined ? undefined : units[verb.unit]?.word;
  if (word === undefined) return false;
  return RULING.has(word.lemma) || (word.lemma === 'take' && !said.some(({ form }) => form === 'place'));
}

const PASSED_OVER = wordSet('not also always now still currently');
/** What opens the complement of "is" that says what something is, or where. */
const NOMINAL = wordSet('a an the one no his her its their our in at on from near');
/** Whether a word has the ending of what was done. */
export const isPast = ({ form, lemma, value }: Word): boolean =>
  value < 0 &&
  form !== lemma &&
  !/(?:children|men|oxen)$/.test(form) &&
  /(?:ed|ght|id|old|eld|en|wn|ew|ook|ent|ade|aid|ame|aw|oke|an)$/.test(form);
const isParticiple = ({ form, lemma }: Word): boolean =>
  form !== lemma && /(?:ed|en|wn|t|ade|old|d)$/.test(form);
