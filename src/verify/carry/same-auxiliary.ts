/**
 * A sentence of two deeds done to one thing that share their auxiliary, as two sentences: "The alarm was raised at 3 and lowered at
 * 5" is "The alarm was raised at 3" and "The alarm was lowered at 5". Where only the second tells by whom, when or where, both may
 * be meant by it, and the sentence stays one.
 */
import { fold } from '../../text/chars.ts';
import { CONDITION, cueOf, EXCEPTION, HEDGE, NEGATION, ONLY } from '../../text/cues.ts';
import { matchesOf } from '../../text/matches.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import { type Side, sideOf } from './halves.ts';
import { pieced, type Recast } from './recast.ts';

const JOINT = /,? (?:and|but)(?: then| later| also)? /g;
const MOST_JOINTS = 3;
const CUES = ONLY | EXCEPTION | CONDITION | HEDGE | NEGATION;
/** Of a group each deed may be done to others of it; and what is done together is one deed. */
const UNSET =
  /^(?:an?|some|one|two|three|four|five|six|seven|eight|nine|ten|\d+ of|several|many|most|few|nobody|none|nothing|half|someone|somebody|something|another|other|more|less|fewer|each|every|any)\b/i;
const SPANNING =
  /\b(?:either|neither|nor|or|whether|both|together|respectively|between|according|which|who|that|because|while|when|before|after|until)\b|:(?=\s)|[?;"\u201c\u201d()]/i;
const PRONOUN =
  /\b(?:he|him|his|she|hers?|it|its|they|them|their|theirs?|this|that|these|those|one|ones|others?|same|former|latter|there)\b/;
const BESIDE = ['obl', 'obl:agent', 'obl:tmod', 'obl:npmod', 'advmod', 'nmod', 'advcl', 'xcomp'] as const;

/** The two sentences; undefined for another sentence. */
export function deedsOfOne(text: string): readonly [Recast, Recast] | undefined {
  const said = text.replace(/(?<![.\s])[.\s]+$/, '');
  if (UNSET.test(said) || SPANNING.test(said) || hasCue(said)) return undefined;
  for (const { index, 0: joint } of matchesOf(said, JOINT).slice(0, MOST_JOINTS)) {
    const next = index + joint.length;
    const first = sideOf(said.slice(0, index));
    const auxiliary = first && auxiliaryOf(first);
    if (first === undefined || auxiliary === undefined) continue;
    const second = participleOpening(said.slice(next));
    if (second === undefined || (second.tells && !tells(first.tree, first.root))) continue;
    const subject = first.tree.span(first.subject, true);
    if (subject.start !== 0) continue;
    return [
      pieced(said, [{ start: 0, end: index }]),
      pieced(said, [subject, auxiliary, { start: next, end: said.length }]),
    ];
  }
  return undefined;
}

/** Where the auxiliaries of a passive stand, from the first to the participle; undefined for another verb. */
function auxiliaryOf({ tree, root, subject }: Side): { start: number; end: number } | undefined {
  if (subject < 0 || tree.token(root).xpos !== 'VBN') return undefined;
  const passive = tree.with(root, 'aux:pass');
  const all = [...tree.with(root, 'aux'), ...passive].sort((a, b) => a - b);
  if (passive.length === 0 || subject > all[0]!) return undefined;
  return { start: tree.token(all[0]!).start, end: tree.token(all.at(-1)!).end };
}

/** Whether what follows is said as a participle without an auxiliary and what it was done to; undefined for no such. */
function participleOpening(rest: string): { readonly tells: boolean } | undefined {
  if (PRONOUN.test(rest) || !/^\p{Ll}/u.test(rest)) return undefined;
  const tree = new Tree(parseSentence(`It was ${rest}.`));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 2 || root > LATEST_ROOT || tree.token(root).xpos !== 'VBN') return undefined;
  if (tree.with(root, 'aux:pass').length !== 1 || tree.with(root, 'obj', 'nsubj').length > 0)
    return undefined;
  return { tells: tells(tree, root) };
}

/** Tokens of "It was" and an adverb before the participle. */
const LATEST_ROOT = 3;

/** Whether a deed has by whom, when, where or how behind it. */
const tells = (tree: Tree, root: number): boolean => tree.with(root, ...BESIDE).some((at) => at > root);

const hasCue = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{N}'\u2019]+/u)
    .some((word) => word !== '' && word !== 'May' && (cueOf(fold(word), 'en') & CUES) !== 0);
