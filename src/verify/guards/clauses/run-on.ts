/**
 * The words of a statement in one piece, where the sentence runs on at either end without a mark: "the clerk paid in cash
 * left" for "the clerk paid in cash", "they avoided the clerk paid in cash", "knew the manager signed the form" for "knew
 * the manager", "because the clerk stopped the van drove off" for "the clerk stopped the van". What looks like the verb of
 * the statement tells whom is meant there, or what looks like its object does the next thing.
 */
import type { Reading, Word } from '../../../text/reading.ts';
import { originOf } from '../../context/retold.ts';
import { against, type Guard, tagsOf } from '../guard.ts';

export const RUN_ON: Guard = against('role', 'prose', ({ reading }, sentence) => {
  // What is told of a clause is told of the sentence that it stands in.
  const source = originOf(sentence.source);
  if (source.structured) return false;
  const theirs = source.sentence(sentence.sentence);
  const from = placeOf(reading.words, theirs.words);
  if (from < 0) return false;
  const tags = tagsOf({ ...sentence, source, reading: theirs });
  return (
    runsOn(theirs, from + reading.words.length, tags, from) || runsInto(theirs.words, from, tags, reading)
  );
});

/** Fewer words have no subject, verb and object. */
const LEAST_WORDS = 4;

/** Where a sentence has all words of a statement one after the other, or -1. */
function placeOf(ours: readonly Word[], theirs: readonly Word[]): number {
  if (ours.length < LEAST_WORDS || ours.length >= theirs.length) return -1;
  for (let from = 0; from + ours.length <= theirs.length; from++)
    if (ours.every(({ form }, i) => form === theirs[from + i]!.form)) return from;
  return -1;
}

/** Verbs that may stand behind what somebody says, or after a statement that is their subject. */
const SAYING = /^(?:say|add|report|write|note|announce|explain|confirm|claim|reply|mean|be|have|do)$/;
const FINITE = /^VB[DZ]$/;
const OPENS_NOUN =
  /^(?:the|an?|his|her|its|their|our|your|my|this|that|these|those|all|each|every|both|some|no)$/;

/** Whether a verb of its own tense follows at once, of which what stands before it is the subject. */
function runsOn({ words, text }: Reading, to: number, tags: readonly string[], from: number): boolean {
  const [last, next, after] = [words[to - 1], words[to], words[to + 1]];
  if (last === undefined || next === undefined || next.value >= 0 || SAYING.test(next.lemma)) return false;
  if (!/^\s+$/.test(text.slice(last.end, next.start)) || words[from - 1]?.form === 'that') return false;
  const tag = tags[to]!;
  if (FINITE.test(tag)) return after?.form !== 'by';
  return tag === 'VBN' && after !== undefined && OPENS_NOUN.test(after.form);
}

/** Verbs that may have a statement behind them without "that". */
const TELLING = new Set(
  (
    'say tell know believe think hope feel find note see hear learn confirm report state claim admit agree announce add ' +
    'explain show indicate mean ensure understand assume expect guess suppose realize realise notice remember discover ' +
    'conclude argue suggest insist recall promise acknowledge recognize recognise reveal write wish bet doubt swear be ' +
    'estimate warn complain decide prove maintain allege inform assure let make have watch help'
  ).split(' '),
);
const DEED = /^VB[DZPG]$/;
const HELPING =
  /^(?:am|is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|may|might|must|shall|should)$/;

/** Whether a verb stands right before, of which the subject of the statement is what it is done to. */
function runsInto(
  words: readonly Word[],
  from: number,
  tags: readonly string[],
  { words: ours }: Reading,
): boolean {
  const before = words[from - 1];
  if (before === undefined || before.value >= 0 || !DEED.test(tags[from - 1]!) || TELLING.has(before.lemma))
    return false;
  if (!OPENS_NOUN.test(ours[0]!.form) || ours.some(({ form, value }) => value < 0 && HELPING.test(form)))
    return false;
  const verb = ours.findIndex((_, i) => /^VB[DN]$/.test(tags[from + i]!));
  return (
    verb > 0 &&
    words[from + verb]!.form.endsWith('ed') &&
    /^(?:IN|TO|RB)$/.test(tags[from + verb + 1] ?? 'IN')
  );
}
