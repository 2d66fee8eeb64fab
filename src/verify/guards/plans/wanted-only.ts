/**
 * "The part comes before Friday" by "he needs the part before Friday", "was done by noon" by "should be done by noon": what
 * is wanted, due, guessed, asked for or being done is not told as what will be or what has been done.
 */
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const WANTED_ONLY: readonly Guard[] = [
  against('modality', 'sentence', isWanted, { said: () => COMING }),
  against('modality', 'english', isDue, { said: () => DONE_BY }),
  against('modality', 'english', isGuessed, { told: () => GUESSING }),
  against('modality', 'english', isRequested, { told: () => PLEASE }),
  against('modality', 'prose', isUnderWay, { said: () => HAS_DONE }),
  against('modality', 'prose', isNeededSo, { said: () => BECAME }),
];

const WANTING = /\b(?:wants?|needs?|wanted|needed|wish(?:es)?|would like|hopes?)\b/i;
const COMING = /\b(?:will|comes?|arrives?|gets?)\b/i;
const OPEN =
  /\b(?:wants?|needs?|wanted|needed|wish(?:es)?|like|hopes?|if|may|might|can|could|should|would)\b/i;
/** What is to be done will be, whoever wants what beside it. */
const TO_BE = /\b(?:to be|will)\b/i;
/** Match from which a word says the statement's own. */
const SAID = 0.5;

/** What will be is told by no sentence that only wants it; what it says in its own words is so. */
function isWanted(
  { reading, predicates, support: { matches } }: Told,
  { reading: theirs }: AlignedSentence,
): boolean {
  if (!COMING.test(textOf(reading)) || OPEN.test(textOf(reading))) return false;
  const [main] = predicates();
  if (main !== undefined && matches[main.unit]!.strength >= SAID) return false;
  return WANTING.test(textOf(theirs)) && !TO_BE.test(textOf(theirs));
}

const DONE_BY = /\b(?:was|were|has been|have been) .*\bby (\p{L}+)\.?$/iu;
const DUE_BY =
  /\bby (\p{L}+) (?:it |they |this |that )?(?:should|will|is to|are to|must)\b|\b(?:should|will|must|to) be \p{L}+ by (\p{L}+)/giu;

/** What should be done by noon was not done by noon for that. */
function isDue({ reading, support: { sentences } }: Told): boolean {
  const by = DONE_BY.exec(textOf(reading))?.[1];
  return (
    by !== undefined &&
    sentences.some(({ reading: theirs }) =>
      matchesOf(textOf(theirs), DUE_BY).some(([, before, after]) => (before ?? after) === by),
    )
  );
}

const GUESSING = /\b(?:I|we|i) (?:guess|suppose|assume|reckon)\b|\bmy guess\b/;
const AS_VIEW =
  /\b(?:guess\p{L}*|suppos\p{L}*|think\p{L}*|thought|believ\p{L}*|assum\p{L}*|reckon\p{L}*|may|might|could|would|should|probabl\p{L}*|perhaps|possibl\p{L}*|seem\p{L}*|according|sa(?:y|ys|id)|likely|expect\p{L}*|suspect\p{L}*|opinion|view|see|sees|hold|holds|find|finds|feel|feels|judg\p{L}*|consider\p{L}*|certain|sure)\b/iu;

/** Somebody's guess is told as one. */
function isGuessed({ reading, support: { sentences } }: Told): boolean {
  return (
    !AS_VIEW.test(textOf(reading)) && sentences.some(({ reading: theirs }) => GUESSING.test(textOf(theirs)))
  );
}

const PLEASE = /\bplease (\p{Ll}{4,})/giu;
const STILL_OPEN = /\b(?:until|unless|if|before|not|once|when|asked)\b/i;
/** Letters that the forms of a verb share. */
const STEM = 5;

/** "The client has confirmed the figures" by "please confirm figures". */
function isRequested({ reading, support: { sentences } }: Told): boolean {
  const ours = textOf(reading);
  if (STILL_OPEN.test(ours)) return false;
  const told = sentences.map((sentence) => textOf(sentence.reading)).join('\n');
  return matchesOf(told, PLEASE).some(([, verb = '']) => {
    const stem = verb.slice(0, STEM);
    const done = new RegExp(
      `\\b(?:has|have|had|was|were|been) (?:\\p{L}+ )?${stem}\\p{L}*(?:ed|en|t)\\b`,
      'iu',
    );
    return done.test(ours) && told.split(stem).length === 2;
  });
}

const HAS_DONE = /\b(?:has|have|had) (?:\p{Ll}+ly |now |already )?(?:put|set|\p{Ll}+ed|\p{Ll}+en)\b/u;
const BEING_DONE = /\b(?:is|are) (?:still |now |currently )?being \p{Ll}+(?:ed|en|lt|t)\b/u;
const TOLD_AS_DONE = /\b(?:has|have|had|was|were|already)\b|\bbeen\b/u;

/** "The blinds have ended the complaints" by "blinds are being fitted": nothing there has been done yet. */
const isOpenYet = (text: string): boolean => BEING_DONE.test(text) && !TOLD_AS_DONE.test(text);

function isUnderWay({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const ours = textOf(reading);
  if (!HAS_DONE.test(ours) || STILL_OPEN.test(ours) || /\b(?:yet|begun|started)\b/.test(ours)) return false;
  return isOpenYet(textOf(theirs));
}

const BECAME =
  /^(?:the|an?|his|her|their|your|its|our) ([\p{Ll} -]{2,40}?) (?:(has|have) (?:already )?been|was|were|(has to|have to|must|needs? to) be) (\p{Ll}+(?:ed|en|nt))\.?$/iu;
const NEEDING = /\b(?:needs?|requires?|must|please|have to|has to|should|shall)\b/iu;

/** "The form has been signed" by "everyone needs a signed form", and "the photo must be signed" by "a photo and a signed form". */
function isNeededSo({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, subject = '', , must, done = ''] = BECAME.exec(textOf(reading).trim()) ?? [];
  if (done === '' || !NEEDING.test(textOf(theirs))) return false;
  const before = new RegExp(
    String.raw`\b(?:an?|the|your|two|three|\d+) ${done} ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)`,
    'iu',
  );
  const told = textOf(theirs);
  const noun = before.exec(told)?.[1];
  if (noun === undefined || told.split(done).length > 2) return false;
  const head = subject.split(' ').at(-1)!;
  return must === undefined || !noun.split(' ').some((word) => word.startsWith(head));
}
