/** Whether words are a clause of something in particular that is so or has happened. */
import { fold } from '../../text/chars.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import type { Parse } from '../../text/parse/parser.ts';
import { Tree } from '../../text/parse/tree.ts';
import { subjectTokens } from '../parts/clauses.ts';
import type { Piece } from '../parts/tokens.ts';
import { EVALUATIVE } from '../phrases/opinions.ts';

/** [start, end) of a sentence without the marks at its end, told in its own words or in others. */
export const piece = (sentence: string, start: number, end: number, text?: string): Piece => {
  const to = start + sentence.slice(start, end).replace(/(?<![\s.,;:!?"'”’)])[\s.,;:!?"'”’)]+$/, '').length;
  return { text: text ?? sentence.slice(start, to), start, end: to };
};

/** `was right to approve it`: it was approved. */
const DID =
  /^ ?(?:was|were) (?:right|wrong|correct|kind|generous|able|quick|wise|nice) (?:to|in|enough to) \p{L}/iu;
export const TEMPORAL = /^(?:after|when|while|as|why|how)$/;

export const parseOf = (words: string): Parse =>
  parseSentence(`${words.replace(/(?<![.,;:!?\s])[.,;:!?\s]+$/, '')}.`);

/** Words of the reader's wants, and of what goes on in people, which no evidence tells. */
export const OF_MIND =
  /\b(?:want|need|like|love|enjoy|feel|felt|think|thought|hope|wish|prefer|ask|asked|wonder|worry|understand|know|knew|care|cares?|prefers?|seems?|sounds?|matters?|helps?|helped|works?|happens?|can|could|may|might|would|should|will|'ll|'d)\b/i;
/** `on 3 May`: a month permits nothing. */
export const withoutMonth = (words: string): string => words.replace(/(?<=.)\bMay\b/gsu, '');

/** Subjects that say nothing of their own. */
export const EMPTY =
  /^(?:this|that|it|there|these|those|everyone|everybody|people|things?|nobody|one|life|time)$/i;

/** Whether words are a clause of something in particular that is or has happened. */
export function isTold(words: string, parse: Parse, temporal: boolean, deedNeeded: boolean): boolean {
  const subject = subjectTokens(words);
  if (subject === undefined) return false;
  const first = subject[0]!.form;
  // "That it was refunded" tells of a deed, whatever it was done to.
  const done = /^(?:it|they)$/i.test(first) && passive(parse) && happened(parse);
  if (subject.length === 1 && EMPTY.test(first) && !done) return false;
  const rest = words.slice(subject.at(-1)!.end - (words.length - words.trimStart().length));
  const deed = happened(parse) || DID.test(rest);
  if (OF_MIND.test(withoutMonth(rest)) && !deed) return false;
  if (/^(?:i|you|we)$/i.test(first) && subject.length === 1) {
    if (/^i$/i.test(first) && !deed) return false;
    // What the reader did before is told by nobody: "when you ordered it". That he is something is.
    if (/^you$/i.test(first) && (temporal || !(BEING.test(rest) || passive(parse)))) return false;
    if (/^we$/i.test(first) && !deed) return false;
    if (MIND_DEED.test(rest)) return false;
  }
  if ((temporal || deedNeeded) && !deed && !goesOn(parse)) return false;
  return deed || !(isWorth(rest) || /\b(?:so|too|such|bad|hard|difficult|slow)\b/i.test(rest));
}

const BEING =
  /^ ?(?:are|'re|were|have been|'ve been) (?:an?|the|no longer|already|now|entitled|eligible|exempt|owed|due)\b|^ ?(?:(?:now|also|already|still|even) )*(?:have|hold|own|get|got) (?!(?:any|to|questions?|time|a (?:moment|minute|question|problem|good|great|nice|chance)|been|had|the time|more)\b)/i;
/** Deeds that leave nothing to be checked. */
export const MIND_DEED =
  /^ ?(?:have |had |'ve |has )?(?:\p{L}+ly )?(?:felt|thought|hoped|wanted|liked|loved|enjoyed|chose|chosen|decided|reached|calculated|computed|arrived at|contacted|came|come|wrote|written|raised|brought|mentioned|asked|spoke|spoken|talked|met|worked|could|were able|got in touch|took the time|let|looked|checked|noticed|waited|got off|got away|got lucky|had luck|sorted (?:this|that|it|things)|had to)\b/iu;

const isWorth = (words: string): boolean =>
  (fold(words).match(/[\p{L}']+/gu) ?? []).some((word) => EVALUATIVE.has(word));

/** Whether the main verb tells of what has happened, or what was done to something. */
export function happened(parse: Parse): boolean {
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex(({ head }) => head < 0);
  if (root < 0) return false;
  const { xpos, upos } = tree.token(root);
  const helpers = tree.with(root, 'aux', 'aux:pass').map((at) => tree.token(at));
  if (helpers.some((one) => one.xpos === 'MD' || /^(?:do|does)$/i.test(one.form))) return false;
  if (upos === 'VERB' && (xpos === 'VBD' || xpos === 'VBN')) return true;
  // "Your refund went through", read as a noun with its participle.
  return tree.with(root, 'acl').some((at) => /^VB[DN]$/.test(tree.token(at).xpos));
}

export function passive(parse: Parse): boolean {
  const root = parse.tokens.findIndex(({ head }) => head < 0);
  return root >= 0 && new Tree(parse).with(root, 'aux:pass', 'nsubj:pass').length > 0;
}

/** `is being processed`, `is on its way`: what goes on with something. */
const goesOn = (parse: Parse): boolean =>
  parse.tokens.some(({ form }) => /^being$/i.test(form)) ||
  (passive(parse) && parse.tokens.some(({ form }) => /^(?:is|are)$/i.test(form)));
