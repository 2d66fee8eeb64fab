/**
 * Two deeds of one subject, each by itself: "the airline paid for the room" and "the airline rejected the claim" for "the
 * airline paid for the room but rejected the claim". What was done stays done, unless what was done next takes it back.
 */
import { participleOf, pastOf } from '../../../../../text/inflect.ts';
import type { Lexicon } from '../../../../../text/lexicon/index.ts';
import { matchesOf } from '../../../../../text/matches.ts';
import { lowered, mainOf, stemsOf } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import type { Rewriter } from '../types.ts';
import { isTensed, NONE, thingsOf, withObjects } from './coordinated.ts';

const JOINT = /,? (?:and|but) (?:then |also |therefore )?(?=(\p{Ll}+)\b)/gu;
/** What reaches over both halves, or begins what somebody says, thinks or picks out. */
const SPANNING =
  /\b(?:if|unless|whether|would|could|might|may|must|should|will|perhaps|probably|allegedly|neither|nor|either|or|not|never|no|only|until|said|says|told|claims|claimed|believes?|thinks?|thought|hopes?|hoped|when|while|because|that|which|who|whose|before|after|since|as|almost|nearly|to have)\b|n['\u2019]t\b|[,;:"\u201c(?]/iu;
/** What leaves the second half open. */
const OPEN =
  /\b(?:if|unless|whether|would|could|might|perhaps|probably|allegedly|or|nor|until|either)\b|[;:"\u201c?]/iu;
/** By which something is taken back, or found to be otherwise. */
const TAKING_BACK =
  /\b(?:cancel|withdr[ae]w|revok|revers|rescind|return|undid|undone|reject|deni|deny|refus|took|taken|void|annul|overturn|correct|delet|remov|refund|retract|recall|stopp?|fail|lost|clos|reopen|restor|resum|lift|end|drop|chang|replac|amend|sent back|gave back|put back)\p{L}*\b|\b(?:later|again|instead|not|never|no|back|afterwards|subsequently|soon)\b/iu;

/** Whether a predicate tells of a deed that was done. */
function isDone(predicate: string, lexicon: Lexicon): boolean {
  const [first = '', second = ''] = predicate.split(' ');
  const isParticiple = (word: string): boolean => {
    const lemma = lexicon.lemma(word, 'v');
    return lemma !== word && (word === participleOf(lemma) || word === pastOf(lemma));
  };
  if (/^(?:has|have|had|was|were)$/u.test(first)) return isParticiple(second);
  const lemma = lexicon.lemma(first, 'v');
  return lemma !== first && first === pastOf(lemma);
}

/** Whether what was done next may have undone what was done first: by a verb that takes back, of the same or of nothing told. */
function takesBack(first: string, second: string, object: string | undefined): boolean {
  if (!TAKING_BACK.test(second)) return false;
  if (/\b(?:it|them|this|that|him|her|these|those|one|so)\b(?! \p{Ll})/iu.test(second)) return true;
  const told = new Set(stemsOf(second));
  if (object !== undefined && stemsOf(object).some((stem) => told.has(stem))) return true;
  const own = thingsOf(`They ${second}`)?.object;
  return own === undefined || stemsOf(own).some((stem) => stemsOf(first).includes(stem));
}

/** Each of the two deeds that a sentence tells of one subject. */
function byDeed({ text, lexicon }: Wording): readonly string[] {
  const joints = matchesOf(text, JOINT).filter(([, word]) => isTensed(word!, lexicon));
  if (joints.length !== 1) return [];
  const [joint] = joints;
  const [first, second] = [text.slice(0, joint!.index), text.slice(joint!.index + joint![0].length)];
  if (SPANNING.test(first) || OPEN.test(second)) return [];
  const [main, things] = [mainOf(first), thingsOf(first)];
  if (main === undefined || things === undefined || main.lead !== '' || NONE.test(main.subject)) return [];
  if (!isDone(main.predicate, lexicon)) return [];
  const next = `${capital(main.subject)} ${withObjects(second, things)}`;
  const kept = takesBack(first, second, things.object) ? [] : [first];
  return /\b(?:it|they|them|he|him)\b/u.test(lowered(next)) ? kept : [...kept, next];
}

export const EACH_DEED: readonly Rewriter[] = [{ of: /\S/, from: JOINT, write: byDeed, reorders: true }];
