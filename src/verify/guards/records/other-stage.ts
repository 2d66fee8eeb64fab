/**
 * The day of one stage of a dispatch for another's, and the class that a record does not give: "shipped on 6 October" by
 * "Delivered 6 October", "a silver customer" by `tier: gold`.
 */
import { NEGATION } from '../../../text/cues.ts';
import type { Reading } from '../../../text/reading.ts';
import { againstUnit, type Guard } from '../guard.ts';

const SENT: ReadonlySet<string> = new Set(['ship', 'dispatch', 'despatch', 'send', 'post']);
const CAME: ReadonlySet<string> = new Set(['deliver', 'arrive', 'receive']);

/** Nouns by which evidence tells of either. */
const TOLD_OF = /^(?:receipt|delivery|arrival|shipment|despatch|dispatch)$/;

const isOn = ({ values }: Reading): boolean =>
  values.some(({ kind }) => kind === 'date' || kind === 'datetime' || kind === 'time');

/** What was sent that day, where all that is told of the day is that it came; and the other way round. */
const OTHER_STAGE = againstUnit('date_time', 'english', ({ reading, units, support }) => {
  if (!isOn(reading)) return -1;
  const told = new Set(support.sentences.flatMap((one) => one.reading.words.map(({ lemma }) => lemma)));
  return units.findIndex(({ word, value }) => {
    if (value !== undefined || word.form === word.lemma) return false;
    const [own, other] = SENT.has(word.lemma) ? [SENT, CAME] : CAME.has(word.lemma) ? [CAME, SENT] : [];
    if (own === undefined || other === undefined) return false;
    if ([...told].some((lemma) => TOLD_OF.test(lemma))) return false;
    return ![...own].some((lemma) => told.has(lemma)) && [...other].some((lemma) => told.has(lemma));
  });
});

/** Names of what a thing is one of a few classes by. */
const CLASS = /\b(?:tier|level|class|grade|membership|segment|plan|category|rank)\b/i;

/** A word right behind the article and before the noun that the record has, which the record does not have itself. */
const OTHER_CLASS = againstUnit('entity', 'records', ({ reading, units, support, score }) => {
  if (score === Number.POSITIVE_INFINITY) return -1;
  if (!support.sentences.some(({ reading: { text, start, end } }) => CLASS.test(text.slice(start, end))))
    return -1;
  return units.findIndex(({ word, value, from, to }, at) => {
    if (value !== undefined || support.matches[at]!.strength > 0) return false;
    const [before, next] = [reading.words[from - 1]?.form ?? '', units.findIndex((one) => one.from === to)];
    return (
      /^(?:an?|the)$/.test(before) && next >= 0 && support.matches[next]!.strength > 0 && word.weight > 0
    );
  });
});

/** "Returns were accepted" by `returns accepted: yes`: that they may be made does not say that any were. */
const MAY_BE = againstUnit('modality', 'records', ({ reading, units, support, score }) => {
  if (score === Number.POSITIVE_INFINITY) return -1;
  return units.findIndex(
    ({ word: { form }, from }) =>
      /^(?:accepted|allowed|permitted|supported|included)$/.test(form) &&
      /^(?:was|were|been)$/.test(reading.words[from - 1]?.form ?? '') &&
      support.sentences.some(({ reading: { text, start, end } }) =>
        text.slice(start, end).includes(`${form}: yes`),
      ),
  );
});

/** "Is open" by `opened: 2 March`: it may have been closed since. */
const OPENED_ONCE = againstUnit('superseded', 'english', ({ reading, units, support }) =>
  units.findIndex(({ word, from }, at) => {
    if (word.form !== 'open' || !IS.test(reading.words[from - 1]?.form ?? '')) return false;
    const { at: place } = support.matches[at]!;
    const told = support.sentences[support.from[at]!]?.reading.words[place];
    return told !== undefined && told.form === 'opened';
  }),
);

/** "Is not a customer" of a record that says nothing of customers: what it leaves out it does not deny. */
const UNTOLD = againstUnit('negation', 'records', ({ reading, units, support, score }) => {
  if (score === Number.POSITIVE_INFINITY || (reading.cues & NEGATION) === 0) return -1;
  return units.findIndex(
    ({ word, name, from }, at) =>
      word.negated &&
      !name &&
      support.matches[at]!.kind === 'none' &&
      /^an?$/.test(reading.words[from - 1]?.form ?? '') &&
      reading.words[from - 2]?.form === 'not',
  );
});

const IS = /^(?:is|are|be|been|still|remains?|stays?|currently|now|'s)$/;

export const OTHER_STAGES: readonly Guard[] = [OTHER_STAGE, OTHER_CLASS, OPENED_ONCE, UNTOLD, MAY_BE];
