/** What something is said to have been before: "is an analyst" by "was promoted from analyst", "is red" by "went from red", "is on leave" by "is back from leave". */

import { tellsOfThen, usedTo } from '../../claim/used-to.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';
import { tokenOf } from '../token-of.ts';

export const FORMER_STATE: readonly Guard[] = [
  against('superseded', 'sentence', isFrom),
  against('entity', 'sentence', isOfAnother),
  against('superseded', 'prose', isBackFrom, { said: () => AWAY }),
  against('superseded', 'prose', usedToBe),
  against('superseded', 'prose', setBefore, { told: () => SET_BEFORE }),
  against('quantity', 'prose', isWhatItCameTo, { said: () => FORMERLY }),
];

const CHANGING = new Set(
  (
    'promote demote move change switch rename transfer convert upgrade downgrade go turn shift reclassify relabel reassign ' +
    'relocate rise fall drop climb migrate revise amend correct'
  ).split(' '),
);
const BEING = /^(?:is|are|'s|'re)$/;
const BEEN = /^(?:is|are|was|were|'s|'re)$/;
const ONCE = /^(?:was|were|had|been|before|previously|formerly|former|from|used|once)$/;

/** What a statement says in its last word that something is, where the sentence has it; -1 for none. */
function stateIn({ units, reading: { words } }: Told, { alignment }: AlignedSentence, being: number): number {
  const last = units.at(-1);
  if (being < 1 || last === undefined || last.value !== undefined || last.to < words.length) return -1;
  const plain = words.slice(being + 1, last.from).every(({ form }) => BESIDE.test(form));
  const { at, strength } = alignment.matches[units.length - 1]!;
  return plain && strength >= OWN ? at : -1;
}

const beingIn = ({ reading: { words } }: Told, being: RegExp): number =>
  words.findIndex(({ form }) => being.test(form));

const BESIDE = /^(?:an?|the|still|now|currently|already|also|again)$/;
/** Match from which a word is the statement's own. */
const OWN = 0.85;

function isFrom(told: Told, sentence: AlignedSentence): boolean {
  const { source } = sentence;
  if (source.structured || told.reading.words.some(({ form }) => ONCE.test(form))) return false;
  const at = stateIn(told, sentence, beingIn(told, BEING));
  if (at < 0) return false;
  const { tree } = source.grammar(sentence.sentence);
  const token = tokenOf(sentence, tree, at);
  if (token < 0) return false;
  const from = tree.with(token, 'case').some((one) => tree.token(one).lemma === 'from');
  const { head } = tree.token(token);
  return from && head >= 0 && CHANGING.has(tree.token(head).lemma);
}

/** "The boiler is faulty" by "replaced the faulty valve and tested the boiler": what another thing is said to be. */
function isOfAnother(told: Told, sentence: AlignedSentence): boolean {
  const { units } = told;
  const { source, alignment } = sentence;
  const being = beingIn(told, BEEN);
  const at = source.structured ? -1 : stateIn(told, sentence, being);
  if (at < 0) return false;
  const { tree } = source.grammar(sentence.sentence);
  const token = tokenOf(sentence, tree, at);
  if (token < 0 || !/^(?:amod|compound)$/.test(tree.token(token).deprel)) return false;
  const noun = tree.token(token).head;
  const own = units.flatMap(({ to, value }, unit) => {
    const match = alignment.matches[unit]!;
    if (to > being || value !== undefined || match.strength < OWN) return [];
    return [tokenOf(sentence, tree, match.at)];
  });
  const family = new Set([
    noun,
    ...tree.with(noun, 'compound', 'flat', 'nmod', 'nmod:poss', 'conj', 'appos'),
  ]);
  // "The heavy parcel and the light one".
  const ofOther = own.some(
    (one) => one >= 0 && tree.token(one).deprel === 'amod' && tree.token(one).head !== noun,
  );
  if (ofOther) return true;
  // Whatever names the noun, or what the noun is of, may be what the statement calls by it.
  return own.length > 0 && own.every((one) => one >= 0 && !family.has(one) && tree.token(one).head !== noun);
}

const AWAY =
  /\b(?:is|are|was|were|be|been|being|stays?|stayed) (?:still |away )?(?:on|in|at) (?:\p{L}+ ){0,2}?(\p{L}{3,})\b/iu;
const BACK = String.raw`\b(?:back|return(?:s|ed|ing)?|home|released|discharged|recovered|recovering) (?:to \p{L}+ |home )?from (?:\p{L}+ ){0,2}?`;

/** "Tess was on leave" by "Tess was back from leave". */
function isBackFrom({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const where = AWAY.exec(textOf(reading))?.[1];
  if (where === undefined) return false;
  const text = textOf(theirs);
  const isBack = new RegExp(String.raw`${BACK}${where}\b`, 'iu').test(text);
  return isBack && !new RegExp(String.raw`\b(?:on|in|at) (?:\p{L}+ ){0,2}?${where}\b`, 'iu').test(text);
}

/** "Orders above $50 ship free" by "orders above $50 used to ship free". */
function usedToBe({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const verbs = usedTo(textOf(theirs));
  return (
    verbs.length > 0 &&
    !tellsOfThen(textOf(reading)) &&
    reading.words.some(({ lemma }) => verbs.includes(lemma))
  );
}

const SET_BEFORE =
  /, (?:at first|first|originally|initially|previously|formerly|once|earlier) (?:\p{Ll}+ )?(?:set|planned|scheduled|fixed|due|announced|agreed|called|named|known|priced|listed|expected|estimated|put) [^,;]+,/iu;

/** "The deadline is 3 June" by "the deadline, first set for 3 June, was extended". */
function setBefore(told: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const found = SET_BEFORE.exec(textOf(theirs));
  if (
    found === null ||
    /\b(?:first|originally|initially|previously|formerly|once|earlier)\b/iu.test(textOf(told.reading))
  )
    return false;
  const from = theirs.start + found.index;
  const to = from + found[0].length;
  return alignment.matches.some(({ at, strength }) => {
    const word = theirs.words[at];
    return strength > 0 && word !== undefined && word.start >= from && word.end <= to;
  });
}

const FORMERLY = /\b(?:used to be|previously|formerly|originally)\b/iu;
const FROM_TO =
  /\b(?:raised|increased|reduced|cut|lowered|extended|shortened|changed|rose|fell|went|grew|dropped|up|down) from (.{1,30}?) to (.{1,30})/iu;

/** "The limit used to be 50 MB" by "the limit was raised from 25 MB to 50 MB": what it came to is not what it was. */
function isWhatItCameTo({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  if (!FORMERLY.test(textOf(reading))) return false;
  const [, from = '', to = ''] = FROM_TO.exec(textOf(theirs)) ?? [];
  const [before, after] = [numbersIn(from), numbersIn(to)];
  const said = numbersIn(textOf(reading));
  return before.length > 0 && said.some((one) => one === after[0]) && !said.some((one) => one === before[0]);
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
