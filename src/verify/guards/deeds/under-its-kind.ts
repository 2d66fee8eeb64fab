/**
 * "The transfer succeeded" by "Sandbox: the transfer succeeded", "the filter costs $12" by "Old price list: the filter costs
 * $12", "the fee is 5" by "Terms for students: the fee is 5": what a line calls itself holds of all that it tells.
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { isKindOf } from '../../scenes/words.ts';
import { claimTree } from '../claim-root.ts';
import { isSomebody } from '../doers/addressee.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

/** Where something is tried only. */
const TRIAL =
  'sandbox|staging|dry[ -]run|simulation|simulator|(?:dress )?rehearsal|mock-?up|demo|pre-?prod(?:uction)?|uat|(?:test|training|demo|development|mock) (?:system|server|environment|instance|database|account|bench|run|site)';
/** What is not the last word on what it tells. */
const OPEN = String.raw`(?:draft|preliminary|provisional|tentative|interim|unofficial|unsigned|proposed)(?= \p{Ll})`;
/** What was in force once: only what holds at present is no longer told by it. */
const FORMER = String.raw`(?:old|older|former|previous|prior|earlier|outdated|obsolete|superseded|expired|archived|historic(?:al)?)(?= \p{Ll})`;
const LABEL = new RegExp(
  String.raw`^\W{0,4}(?:the |our )?(?:(?<trial>${TRIAL})|(?<open>${OPEN})|(?<former>${FORMER}))(?: [\p{L}\d()-]{1,20}){0,5}\s?:\s`,
  'iu',
);
/** A rule of those whom it names: "Terms for students", "Return policy for Germany". */
const RULES_FOR =
  /^\W{0,4}(?:\p{L}+ ){0,2}(?:terms|conditions|rules?|polic(?:y|ies)|prices?|rates?|fees?|tariffs?|charges|benefits|requirements|offers?|discounts?|limits?) for (?<whom>\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?)\s?:\s/iu;

export const UNDER_ITS_KIND: Guard = against(
  'modality',
  'english',
  (told, first) => told.support.sentences.length === 1 && isUnderKind(told.reading, first),
);

/** Characters of a line that are read before a sentence. */
const REACH = 600;

function isUnderKind(claim: Told['reading'], { source, sentence }: AlignedSentence): boolean {
  const { text, scan, structured, lexicon } = originOf(source);
  const start = scan.sentenceStart[sentence];
  if (structured || start === undefined || sentence >= scan.sentenceCount) return false;
  const line = text.slice(
    Math.max(start - REACH, text.lastIndexOf('\n', start - 1) + 1),
    scan.sentenceEnd[sentence],
  );
  const said = textOf(claim).toLowerCase();
  const isNew = (words: string): boolean =>
    !(words.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => said.includes(word.slice(0, 6)));
  const [label, groups] = [LABEL.exec(line)?.[0] ?? '', LABEL.exec(line)?.groups];
  // What a label is followed by is a statement, not a value of a field.
  if (groups !== undefined && isStatement(line.slice(label.length))) {
    const { trial, open, former = '' } = groups;
    const kind = trial ?? open ?? former;
    return isNew(kind) && (former === '' || isOfNow(claim));
  }
  const whom = RULES_FOR.exec(line)?.groups?.whom;
  if (whom === undefined || !isNew(whom)) return false;
  const last = lexicon.lemma(whom.split(' ').at(-1)!.toLowerCase(), 'n');
  return /^\p{Lu}/u.test(whom) || isSomebody(last) || isKindOf('person', last, lexicon);
}

const isStatement = (text: string): boolean => text.trim().split(/\s+/).length > 2;

/** Whether a statement tells how something stands at present. */
function isOfNow(claim: Told['reading']): boolean {
  const { tokens } = claimTree(claim);
  const has = (tag: RegExp): boolean => tokens.some(({ xpos }) => tag.test(xpos));
  const isPerfect = tokens.some(({ lemma, deprel }) => lemma === 'have' && deprel.startsWith('aux'));
  return has(/^(?:VB[PZ]|MD)$/) && !has(/^VBD$/) && !isPerfect;
}
