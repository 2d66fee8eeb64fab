/**
 * "Ben rejected the request" by "Ben's request was rejected", "Max assigned the ticket" by "the ticket was assigned to
 * Max", "the tenant sued for damages" by "the tenant was sued for damages": who stands beside a verb in the passive and is
 * not its agent did not do it, unless it is told that he did elsewhere.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Reading, Word } from '../../../text/reading.ts';
import { ORGANISATION, PERSONS } from '../../context/words.ts';
import { ALTERNATING } from '../../match/alternating.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told, tagsOf } from '../guard.ts';
import { BEING, type Deed, isHelping, POSSESSIVE, PREPOSITION, plainDeed } from '../plain-deed.ts';
import { maySwap } from './exchanged.ts';

export const NOT_THE_AGENT = againstUnit('role', 'any', ({ reading, units, support }: Told) => {
  const deed = plainDeed(reading);
  if (deed === undefined || isLabelled(reading, deed)) return -1;
  const unitAt = (at: number): number => units.findIndex(({ from, to }) => from <= at && at < to);
  const [who, verb] = [unitAt(deed.doer), unitAt(deed.verb)];
  const sentence = support.sentences[support.from[verb] ?? -1];
  if (who < 0 || verb < 0 || sentence === undefined) return -1;
  if (sentence.source.structured || sentence.reading.language !== 'en') return -1;
  return isDoneNotDoing(reading, deed, verb, sentence) ? who : -1;
});

/** "Case #812: opened on 2 June": a label tells what it was done to, with no "was". */
const isLabelled = ({ text, words }: Reading, { doer, verb }: Deed): boolean =>
  text.slice(words[doer]!.end, words[verb]!.start).includes(':');

/** Sentences to either side in which it may be told who did it. */
const NEAR = 3;

/** Match from which another word says a verb. */
const SAID = 0.7;

function isDoneNotDoing(reading: Reading, deed: Deed, unit: number, sentence: AlignedSentence): boolean {
  const { words } = sentence.reading;
  const verb = reading.words[deed.verb]!;
  const doer = reading.words[deed.doer]!;
  const own = places(words, verb);
  const { at: other, strength } = sentence.alignment.matches[unit]!;
  const deeds = own.length > 0 || other < 0 || strength < SAID ? own : [other];
  if (deeds.length === 0) return false;
  const tags = tagsOf(sentence);
  const { tree } = sentence.source.grammar(sentence.sentence);
  if (!deeds.every((at) => isPassive(words, tags, tree, at))) return false;
  const beside = words.flatMap(({ form }, at) => (isSame(form, doer.form) ? [at] : []));
  const stands = beside.map((at) =>
    deeds.map((done) => standing(words, tags, at, done, deed, own.length > 0 ? undefined : verb)),
  );
  return (
    stands.length > 0 &&
    stands.some((each) => each.every((one) => one === 'suffers')) &&
    !stands.some((each) => each.includes('acts')) &&
    !isToldNear(sentence, verb, doer)
  );
}

const isSame = (form: string, other: string): boolean =>
  form === other || form.replace(POSSESSIVE, '') === other;

const places = (words: readonly Word[], verb: Word): number[] =>
  words.flatMap(({ lemma, form }, at) => (lemma === verb.lemma || form === verb.form ? [at] : []));

/** "Was rejected", "has not yet been rejected", "was reviewed and rejected", "the phone stolen from Maya was found". */
function isPassive(words: readonly Word[], tags: readonly string[], tree: Tree, at: number): boolean {
  if (!/^VB[DN]$/.test(tags[at] ?? '')) return false;
  if (isLed(words, tags, at)) return true;
  const token = tree.tokens.findIndex(({ start }) => start === words[at]!.start);
  if (token < 0 || tree.token(token).xpos !== 'VBN') return false;
  if (tree.with(token, 'nsubj', 'nsubj:pass', 'obj', 'aux').length > 0) return false;
  const { deprel, head } = tree.token(token);
  if (deprel === 'acl')
    return PREPOSITION.test(words[at + 1]?.form ?? '') && endOf(words, tags, at) < words.length;
  const first = words.findIndex(({ start }) => start === tree.tokens[head]?.start);
  return deprel === 'conj' && first >= 0 && isLed(words, tags, first);
}

/** Where behind a verb another clause has its own: the next auxiliary or verb in the present. */
function endOf(words: readonly Word[], tags: readonly string[], verb: number): number {
  const end = words.findIndex(
    ({ form }, at) => at > verb && (BEING.test(form) || /^(?:MD|VBZ|VBP)$/.test(tags[at]!)),
  );
  return end < 0 ? words.length : end;
}

/** Whether a form of "be" stands before a verb, with nothing between but adverbs. */
function isLed(words: readonly Word[], tags: readonly string[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && tags[before]!.startsWith('RB')) before--;
  return before >= 0 && BEING.test(words[before]!.form);
}

/** From whom a thing goes out has sent it. */
const SENT = new Set(
  'send issue ship pay transfer deliver post mail email forward wire withdraw launch export import fire emit release supply call'.split(
    ' ',
  ),
);
/** What is done with somebody both do. */
const TOGETHER = new Set(
  'sign agree negotiate discuss conclude settle debate share arrange enter'.split(' '),
);
const TO_WHOM = /^(?:to|for|of|on|about|against|with|from|regarding|concerning|than|towards?)$/;
/** By whom it was done that may be anybody who is named. */
const PRONOUN = /^(?:him|her|them|it|himself|herself|themselves|itself|whom|which|hers|his|theirs)$/;

/** How a word of the sentence stands to what was done there; `reworded`: the statement says it by another verb. */
function standing(
  words: readonly Word[],
  tags: readonly string[],
  at: number,
  done: number,
  deed: Deed,
  reworded: Word | undefined,
): 'acts' | 'suffers' | 'unknown' {
  const end = endOf(words, tags, done);
  const by = words.findIndex(({ form }, i) => i > done && i < end && form === 'by');
  const { lemma } = words[done]!;
  if (at > end || (reworded !== undefined && maySwap(lemma, reworded.lemma))) return 'unknown';
  if (by >= 0 && PRONOUN.test(words[by + 1]?.form ?? '')) return 'acts';
  if (at > done) {
    const preposition = words.slice(done + 1, at).findLast(({ form }) => PREPOSITION.test(form))?.form ?? '';
    if (by >= 0 && at > by) return /^(?:to|from|for|against)$/.test(preposition) ? 'suffers' : 'acts';
    if (!TO_WHOM.test(preposition) || reworded !== undefined) return 'unknown';
    if (preposition === 'from' && SENT.has(lemma)) return 'acts';
    return preposition === 'with' && TOGETHER.has(lemma) ? 'acts' : 'suffers';
  }
  const [from, to] = subjectBefore(words, tags, done);
  if (at < from || at >= to) return 'unknown';
  if (at !== headOf(words, from, to)) return 'suffers';
  return reworded !== undefined || isActiveToo(lemma, words[at]!, deed) ? 'unknown' : 'suffers';
}

/** The words of the subject of a verb in the passive: those before its auxiliaries, back to another verb or a mark. */
function subjectBefore(
  words: readonly Word[],
  tags: readonly string[],
  done: number,
): readonly [number, number] {
  let to = done;
  while (to > 0 && (BEING.test(words[to - 1]!.form) || isHelping(words[to - 1], tags[to - 1]!))) to--;
  let from = to;
  while (
    from > 0 &&
    !/^(?:VB[DPZ]|MD|WP|WDT|WRB|CC)/.test(tags[from - 1]!) &&
    words[from - 1]!.clause === words[to - 1]!.clause
  )
    from--;
  return [from, to];
}

function headOf(words: readonly Word[], from: number, to: number): number {
  const preposition = words.findIndex(({ form }, at) => at > from && at < to && PREPOSITION.test(form));
  return (preposition < 0 ? to : preposition) - 1;
}

/** Verbs that say of their subject without an object what is done to it: "was registered", "registered". */
const OF_ONESELF = new Set(
  (
    'register enrol enroll retire qualify graduate dress move relocate train agree prepare recover transfer return evacuate ' +
    'board assemble gather convene disband reconvene split unite separate settle engage log sign convert base locate divorce ' +
    'drown hide wash shave seat position group team'
  ).split(' '),
);

/** Nouns for persons together. */
const GROUPS = new Set(
  'crew staff family board panel commission jury workforce party parties couple audience'.split(' '),
);

function isActiveToo(lemma: string, { capital, lemma: noun }: Word, { object, told }: Deed): boolean {
  if (maySwap(lemma, lemma)) return true;
  if (object >= 0) return false;
  if (ALTERNATING.has(lemma) || OF_ONESELF.has(lemma)) return true;
  // "The order shipped", "licence revoked": of a thing, and in a headline.
  return !told || !(capital || PERSONS.has(noun) || ORGANISATION.has(noun) || GROUPS.has(noun));
}

/** Whether sentences beside tell of the deed in the active, of the doer or of "he". */
function isToldNear({ source, sentence }: AlignedSentence, verb: Word, doer: Word): boolean {
  const { sentenceCount } = source.scan;
  for (let i = Math.max(0, sentence - NEAR); i <= Math.min(sentenceCount - 1, sentence + NEAR); i++) {
    const { words } = source.sentence(i);
    if (i === sentence) continue;
    const told = places(words, verb).some((at) => {
      let before = at - 1;
      while (before >= 0 && isHelping(words[before], '')) before--;
      const form = words[before]?.form ?? '';
      return !BEING.test(form) && (form === doer.form || /^(?:he|she|they|it|we|i|who)$/.test(form));
    });
    if (told) return true;
  }
  return false;
}
