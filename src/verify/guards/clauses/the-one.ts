/**
 * "The invoice from Acme was paid, the one from Bolt was rejected": what a sentence says of one thing and of another that
 * it calls by a pronoun, where the statement puts what it says of the one to the other. By the order of plain words alone.
 */
import { matchesOf } from '../../../text/matches.ts';
import type { Reading } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const THE_ONE: readonly Guard[] = [
  against('entity', 'prose', ofTheOther, { told: () => PRONOUN }),
  against('entity', 'prose', ofOtherKind),
  against('entity', 'prose', ofOtherPlace),
  against('quantifier', 'prose', ofAllKinds, { said: () => OF_ALL }),
];

/** Match from which a word is the statement's own. */
const OWN = 0.7;
const PRONOUN =
  /(?:[,;:]| and| but| while| whereas)(?: and| but| while| whereas| that)? (?:the (?:ones?|others?)|that|those)(?= (?:from|in|of|at|on|for|against|to|with|by|near|under|after|before|\p{Ll}+(?:ed|en|ght|nt)|that|who|which|is|are|was|were|has|have|will|did|does)\b)/iu;
const LEADING =
  /^(?:from|in|of|at|on|for|against|to|with|by|near|under|after|before|that|who|which|bought|sent|sold|made|held)$/;
/** A statement of two things is of both halves. */
const OF_BOTH = /\b(?:and|both|than|while|whereas|unlike|like|but|not|the other)\b/i;

function ofTheOther({ reading, units }: Told, sentence: AlignedSentence): boolean {
  const { reading: theirs, alignment } = sentence;
  const text = textOf(theirs);
  const found = PRONOUN.exec(text);
  if (found === null || OF_BOTH.test(textOf(reading))) return false;
  const parted = theirs.start + found.index;
  const lead = theirs.words.findIndex(({ form }, at) => at > 0 && LEADING.test(form));
  // "And the one to Metz at 9:45": the verb is of both.
  const tags = tagsOf(sentence);
  const gapped = !theirs.words.some(({ start }, at) => start >= parted && isVerb(tags[at]));
  let first = false;
  let second = false;
  for (const [unit, { at, strength }] of alignment.matches.entries()) {
    if (at < 0 || strength < OWN) continue;
    const word = theirs.words[at]!;
    if (isInBoth(theirs, units[unit]!.word.lemma, word.lemma, parted)) continue;
    if (word.start >= parted) second = true;
    // What the pronoun stands for.
    else if (at > 0 && at >= lead - (lead > 0 ? 0 : 1) && !(gapped && isVerb(tags[at]))) first = true;
  }
  // "From Elba" in the one half, "to Elba" in the other.
  for (const [pair, word = ''] of matchesOf(textOf(reading), /\b(?:from|to) (?:the )?(\p{L}+)\b/giu)) {
    const at = text.indexOf(pair);
    const isFirst = new RegExp(String.raw`\b(?:from|to) (?:the )?${word}\b`, 'iu').test(
      text.slice(0, found.index),
    );
    if (isFirst && at >= found.index) second = true;
  }
  // "Hall A": a letter that is no article.
  for (const [label] of matchesOf(textOf(reading), /\b\p{L}+ A\b/gu)) {
    const at = text.indexOf(label);
    if (at >= 0 && text.indexOf(label, found.index) < 0) first = true;
    else if (at >= found.index) second = true;
  }
  return first && second;
}

const isVerb = (tag: string | undefined): boolean => /^(?:VB[DPZN]?|MD)$/.test(tag ?? '');

const isInBoth = ({ words }: Reading, ours: string, lemma: string, parted: number): boolean => {
  const places = words.filter((word) => word.lemma === lemma || word.lemma === ours);
  return places.some(({ start }) => start < parted) && places.some(({ start }) => start >= parted);
};

/** "It starts in the old building" by "it starts in the new building and moves to the old one". */
function ofOtherKind({ reading, predicates }: Told, sentence: AlignedSentence): boolean {
  const { reading: theirs, alignment } = sentence;
  const { words } = theirs;
  const one = words.findIndex(({ form }, at) => at > 2 && /^ones?$/.test(form) && words[at - 1]!.weight > 0);
  if (one < 0) return false;
  const kind = words[one - 1]!;
  const ours = reading.words.findIndex(({ form }, at) => at > 0 && form === kind.form);
  const noun = ours < 0 ? undefined : reading.words[ours + 1];
  if (noun === undefined || words.filter(({ form }) => form === kind.form).length > 1) return false;
  const thing = words.findIndex(({ form }, at) => at > 0 && at < one - 1 && form === noun.form);
  const joint = words.findLastIndex(
    ({ form }, at) => at < one && /^(?:and|but|while|then|before)$/.test(form),
  );
  const verb = predicates()[0]?.unit ?? -1;
  const does = verb < 0 ? -1 : alignment.matches[verb]!.at;
  if (thing < 1 || joint < thing || does < 0 || does > joint || words[thing - 1]!.weight === 0) return false;
  const tags = tagsOf(sentence);
  return words.some(
    ({ lemma }, at) => at > joint && at < one && isVerb(tags[at]) && lemma !== words[does]!.lemma,
  );
}

const OF_ALL = /\b(?:nobody|no one|none|no|never|not|all|every|everyone|everybody|each)\b|n['\u2019]t\b/iu;

/** "Nobody failed the exam" by "nobody failed the oral exam; four failed the written one". */
function ofAllKinds({ reading, units }: Told, sentence: AlignedSentence): boolean {
  const { reading: theirs, alignment } = sentence;
  if (!OF_ALL.test(textOf(reading))) return false;
  const tags = tagsOf(sentence);
  const { words } = theirs;
  const one = words.findIndex(
    ({ form }, at) => at > 2 && /^ones?$/.test(form) && /^(?:JJ|VBN)/.test(tags[at - 1]!),
  );
  if (one < 0) return false;
  const said = new Set(reading.words.map(({ form }) => form));
  return units.some(({ value, from }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (value !== undefined || at < 1 || at > one - 2 || strength < OWN) return false;
    const kind = words[at - 1]!;
    const isKind =
      /^(?:JJ|VBN)/.test(tags[at - 1]!) && !said.has(kind.form) && !said.has(words[one - 1]!.form);
    return isKind && /^(?:the|an?|all|every|each)$/.test(reading.words[from - 1]?.form ?? '');
  });
}

/** "Exceeded the limit for lead" by "exceeded the limit for zinc and stayed below the one for lead". */
function ofOtherPlace({ reading, units, predicates }: Told, sentence: AlignedSentence): boolean {
  const { reading: theirs, alignment } = sentence;
  const { words } = theirs;
  const one = words.findIndex(
    ({ form }, at) =>
      at > 2 && /^(?:ones?|that|those)$/.test(form) && LEADING.test(words[at + 1]?.form ?? ''),
  );
  const joint = words.findLastIndex(({ form }, at) => at < one && /^(?:and|but|while|whereas)$/.test(form));
  const verb = predicates()[0]?.unit ?? -1;
  const does = verb < 0 ? -1 : alignment.matches[verb]!.at;
  if (joint < 2 || does < 0 || does > joint) return false;
  const tags = tagsOf(sentence);
  const own = words.findIndex(
    ({ lemma }, at) => at > joint && at < one && isVerb(tags[at]) && lemma !== words[does]!.lemma,
  );
  const last = units.at(-1)!;
  const { at, strength } = alignment.matches[units.length - 1]!;
  const isLed = reading.words
    .slice(last.from - 2, last.from)
    .some(({ form }) => form === words[one + 1]!.form);
  return (
    own > 0 &&
    isLed &&
    strength >= OWN &&
    at > one + 1 &&
    at <= one + 4 &&
    !isInBoth(theirs, last.word.lemma, words[at]!.lemma, words[joint]!.start)
  );
}
