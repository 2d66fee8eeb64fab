/**
 * A sentence whose second half leaves out the verb that it shares with the first: "Starters are plated by Ana and mains by
 * Bruno", "Adults pay $12, children $8". The second is said again with the verb of the first, so that neither is taken for the other.
 */

import { fold } from '../../text/chars.ts';
import { CONDITION, cueOf, EXCEPTION, HEDGE, NEGATION, ONLY } from '../../text/cues.ts';
import { matchesOf } from '../../text/matches.ts';
import { type Side, sideOf } from '../carry/halves.ts';
import { type Piece, pieced, type Recast } from '../carry/recast.ts';

/** Joints that are tried, and words of a second half, at the most. */
const MOST_JOINTS = 4;
const MOST_WORDS = 14;
const JOINING = /(?:,? (?:and|but|while)|[;,]) /g;
/** Words in one half that may reach into the other. */
const REACHING = NEGATION | CONDITION | HEDGE | EXCEPTION | ONLY;
/** What no second half without a verb of its own has. */
const VERBAL =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|may|must|will|would|should|could|might|who|which|that|if|when|because|as|than|not|no|to)\b/i;
const NUMBER = String.raw`(?:(?:[$€£]\s?\d|\d)[\d.,:]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const UNIT = '(?:[A-Z]{3}|percent|euros?|dollars?|pounds?|days?|weeks?|months?|years?|hours?|minutes?)';
/** For each of what an amount is. */
const EACH = String.raw`\s(?:an?|per|each|every)\s(?![ap]\.?m)[a-z]+`;
/** An amount that closes a half: "$8", "40 EUR", "at 9:30". */
const AMOUNT = new RegExp(String.raw`^${NUMBER}\s?(?:${UNIT}|%|[ap]\.?m\.?)?(?:${EACH})?$`);
/** "For 24 hours", and "for one", which is of the same unit. */
const WITH_UNIT = new RegExp(String.raw`(?:^|\s)${NUMBER}(\s${UNIT}(?:${EACH})?|${EACH})$`);
const WITHOUT_UNIT = new RegExp(String.raw`(?:^|\s)${NUMBER}$`);
/** "15 euros" beside "9 euros a month" is for each month as well. */
const WITH_EACH = new RegExp(String.raw`(${EACH})$`);
const WITHOUT_EACH = new RegExp(String.raw`(?:^|\s)(?:${NUMBER}\s${UNIT}|[$€£]\d[\d.,]*)$`);
const PREPOSITIONS =
  /^(?:by|for|in|on|at|from|with|under|to|within|after|before|until|of|into|via|through|during|per)$/i;

/** The two halves of a sentence of which the second leaves its verb out; undefined for another. */
export function gappedOf(text: string): readonly [Recast, Recast] | undefined {
  const joints = matchesOf(text, JOINING).slice(0, MOST_JOINTS);
  for (const { index, 0: joint } of joints) {
    const found = gappedAt(text, index, index + joint.length);
    if (found !== undefined) return found;
  }
  return undefined;
}

function gappedAt(text: string, end: number, next: number): readonly [Recast, Recast] | undefined {
  const left = text.slice(0, end);
  const right = text.slice(next).replace(/(?<![.\s])[.\s]+$/, '');
  if (VERBAL.test(right) || /[,;:"\u201c\u201d()]/.test(right) || right.split(' ').length > MOST_WORDS)
    return undefined;
  if (
    [...left.split(' '), ...right.split(' ')].some(
      (word) => word !== '' && cueOf(fold(word), 'en') & REACHING,
    )
  )
    return undefined;
  const shared = complementAt(left, right);
  if (shared === undefined) return undefined;
  const first = sideOf(left);
  if (first === undefined || first.subject < 0 || !isPredicate(first)) return undefined;
  const own = first.tree.span(first.subject, true);
  if (own.start !== 0 || own.end > first.tree.token(first.root).start) return undefined;
  const { blank, at, amount, thing } = shared;
  const root = first.tree.token(first.root);
  // "Gave the boy a book, the girl a pen": what stands between belongs to neither alone.
  if (thing && (GIVING.test(root.lemma) || text.slice(root.end, blank).trim() !== '')) return undefined;
  if (amount ? blank < root.end : blank <= root.start || blank < own.end) return undefined;
  // "Met Ben in May and Carla in June": Carla is another who was met.
  const hasObject = first.tree.with(first.root, 'obj').some((at) => first.tree.token(at).end <= blank);
  if (!amount && !thing && hasObject && text.slice(end, next) === ' and ') return undefined;
  const verb: Piece = { start: own.end, end: blank + 1 };
  const unit = unitFor(left.slice(blank), right.slice(at));
  const rest = (to: number): Piece => ({ start: next + at, end: next + to, suffix: unit });
  const told: Piece[] = [{ start: next, end: next + at }, verb];
  // "A yellow one" is of the noun that closes the first half.
  const one = thing ? ONE.exec(right) : null;
  const noun = left.search(LAST) + 1;
  const complement =
    one === null ? [rest(right.length)] : [rest(one.index), { start: noun, end: left.length }];
  return [pieced(text, [{ start: 0, end }]), pieced(text, [...told, ...complement])];
}

/** What an amount of the second half leaves out that the first has: its unit, or for each of what it is. */
function unitFor(first: string, second: string): string | undefined {
  if (WITHOUT_UNIT.test(second)) return WITH_UNIT.exec(first)?.[1];
  return WITHOUT_EACH.test(second) ? WITH_EACH.exec(first)?.[1] : undefined;
}

/** A verb, or what something is behind "is": "is valid for 24 hours". */
const isPredicate = ({ tree, root }: Side): boolean =>
  tree.token(root).upos === 'VERB' ||
  // "The room costs 80 euros": no noun has an object.
  (tree.token(root).xpos === 'NNS' && tree.with(root, 'obj').length > 0) ||
  (tree.token(root).upos === 'ADJ' && tree.with(root, 'cop').length > 0);

/** Where two halves may have the like: the blank before it in the first, and where it begins in the second. */
interface Shared {
  readonly blank: number;
  readonly at: number;
  readonly amount: boolean;
  /** It is a thing behind an article: "a yellow one" beside "a red badge". */
  readonly thing: boolean;
}

/** What two halves have alike by their words, which is told before the first is parsed; undefined for nothing. */
function complementAt(left: string, right: string): Shared | undefined {
  for (const { index, 0: word } of matchesOf(right, WORD).slice(1)) {
    if (!PREPOSITIONS.test(word)) continue;
    const blank = left.toLowerCase().lastIndexOf(` ${word.toLowerCase()} `);
    return blank >= 0 && index + word.length < right.length
      ? { blank, at: index, amount: false, thing: false }
      : undefined;
  }
  const thing = articleAt(left, right);
  if (thing !== undefined) return thing;
  const at = right.search(LAST);
  const blank = left.search(LAST);
  if (at <= 0 || blank < 0) return undefined;
  return AMOUNT.test(right.slice(at + 1)) && AMOUNT.test(left.slice(blank + 1))
    ? { blank, at: at + 1, amount: true, thing: false }
    : undefined;
}

/** Where both halves have a thing behind an article. */
function articleAt(left: string, right: string): Shared | undefined {
  for (const { index, 0: word } of matchesOf(right, WORD).slice(1)) {
    if (!/^(?:an?|the|one)$/i.test(word)) continue;
    const articles = matchesOf(left, / (?:an?|the|one) /gi).map((found) => found.index);
    const blank = articles.at(-1);
    return blank !== undefined && index + word.length < right.length
      ? { blank, at: index, amount: false, thing: true }
      : undefined;
  }
  return undefined;
}

/** "Showed the guard and Erik the badge": what follows the name may be what was shown to him. */
const GIVING =
  /^(?:show|give|send|offer|lend|tell|teach|sell|hand|pay|bring|promise|award|grant|owe|refund|read|buy|leave|pass|serve|deny|cost|make)$/;
const ONE = /\bones?$/i;
const WORD = /\S+/g;
/** The last word of a half, with what it counts. */
const LAST = new RegExp(String.raw`\s\S+(?:\s${UNIT})?(?:${EACH})?$`);
