/** A condition before the clause that it governs, behind it, or by another of the turns that say "if". */
import { pastOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const CLAUSE = String.raw`[^,;:()?]{3,120}?`;
const LEADING = new RegExp(String.raw`^(If|Unless) (${CLAUSE}), (?:then )?([^,;:()?]{3,160})$`, 'u');
/** Other marks of a condition than "if", where what they lead is one: "where a meal arrives cold, we credit it". */
const CASES = String.raw`where|when|whenever|in case|in the event(?: that)?|provided(?: that)?|as long as|if`;
const CASE_LEADING = new RegExp(String.raw`^(${CASES}) (${CLAUSE}), (?:then )?([^,;:()?]{3,160})$`, 'iu');
/** Behind a clause "where" may tell of a noun, and "in case" of a precaution. */
const CASE_TRAILING = new RegExp(
  String.raw`^([^,;:()?]{3,160}?),? (when|whenever|in the event that|provided(?: that)?|as long as|if) (${CLAUSE})$`,
  'iu',
);
const PAST = /\b(?:was|were|had|did|has|have been)\b/iu;
const SUBJECT =
  /^(?:the|an?|all|no|any|every|each|his|her|its|their|our|your|he|she|it|they|we|you|there|\p{Lu}|\p{Ll}+s )/u;
/** "Should the buyer default, …", "provided that the buyer pays": other turns for "if". */
const SHOULD = new RegExp(String.raw`^Should (${CLAUSE}), ([^,;:()?]{3,160})$`, 'u');
const PROVIDED =
  /^(?:provided|on (?:the )?condition)(?: that)? (?=(?:the|an?|all|no|any|every|each|his|her|its|their|our|your|he|she|it|they|we|you|there|\p{Lu}))/iu;
const TRAILING = new RegExp(
  String.raw`^([^,;:()?]{3,160}?),? (if|unless|provided(?: that)?|on (?:the )?condition that) (${CLAUSE})$`,
  'u',
);

/** What binds a condition otherwise, or makes of it one of several. */
const BOUND =
  /\b(?:if|unless|whether|when|whenever|until|once|provided|only|even|just|except|especially|particularly|otherwise|instead|else|not just|as|what)\b/iu;
/** What joins a second clause: which of the two a condition behind them governs is left open. */
const JOINED = /\b(?:and|or|but|so|because|although|though|while|who|which|that)\b/iu;
/**
 * Verbs of what is not known yet, behind which "if" asks, and of what is only said, promised or wanted: what stands behind
 * them may hold under the condition, and not they.
 */
const ASKING =
  /\b(?:ask|know|knew|see|saw|check|wonder|decid|determin|tell|told|say|said|claim|inquir|enquir|verif|find|found|confirm|test|doubt|matter|care|learn|report|believ|think|thought|hop|explain|mind|appreciat|clarif|notif|inform|promis|agree|offer|threaten|propos|suggest|recommend|want|try|tri|intend|refus|expect|warn|advis|consider|forc|plann)\p{L}*\b/iu;

/** The condition behind "should", with its verb as the claim has it behind "if". */
function supposed(clause: string, { lexicon, said }: Wording): readonly string[] {
  return said.split(/[^\p{Ll}]+/u).flatMap((form) => {
    const lemma = form === 'is' || form === 'are' ? 'be' : lexicon.lemma(form, 'v');
    const at = ` ${clause} `.indexOf(` ${lemma} `);
    if (form === '' || lemma === form || at <= 0) return [];
    return [`${clause.slice(0, at - 1)} ${form}${clause.slice(at + lemma.length)}`];
  });
}

/** A name keeps its capital within a sentence; so does "I". */
const inside = (clause: string): string =>
  clause.replace(
    /^(?:The|An?|All|No|Any|Every|Each|His|Her|Its|Their|Our|Your|My|He|She|It|They|We|You|There|This|That|These|Those) /u,
    (word) => word.toLowerCase(),
  );

/** Both orders of a condition and the clause that it governs. */
function both(mark: string, condition: string, main: string, joined: boolean): readonly string[] {
  const behind = /^\p{Ll}/u.test(main) ? capital(main) : main;
  const before = `${capital(mark)} ${condition}, ${inside(main)}`;
  return joined ? [before] : [before, `${behind} ${mark} ${condition}`];
}

/** The marks by which a claim may say a condition that a sentence has by another. */
const marksIn = (said: string): readonly string[] => [
  'if',
  ...new Set(
    ['when', 'where', 'whenever'].filter((mark) => new RegExp(String.raw`\b${mark}\b`, 'iu').test(said)),
  ),
];

/** A rule for a case, by the other marks that say in which: what happened when something else did is no rule. */
function byCase({ text, said, lexicon }: Wording): readonly string[] {
  const leading = CASE_LEADING.exec(text);
  const trailing = leading === null ? CASE_TRAILING.exec(text) : null;
  const [mark = '', condition = '', main = ''] =
    leading?.slice(1) ?? (trailing === null ? [] : [trailing[2]!, trailing[3]!, trailing[1]!]);
  if (condition === '' || !SUBJECT.test(condition)) return [];
  if ([condition, main].some((one) => BOUND.test(one) || PAST.test(one) || isPast(one, lexicon))) return [];
  if (trailing !== null && (JOINED.test(main) || ASKING.test(main))) return [];
  return marksIn(said)
    .filter((one) => one !== mark.toLowerCase())
    .flatMap((one) => both(one, condition, main, JOINED.test(main)));
}

/** Whether a clause has a verb in the past: "arrived"; "is damaged" has none. */
const isPast = (clause: string, lexicon: Wording['lexicon']): boolean =>
  clause.split(' ').some((word, at, all) => {
    if (!/^\p{Ll}{3,}$/u.test(word) || BE.test(all[at - 1] ?? '') || at === 0) return false;
    const lemma = lexicon.lemma(word, 'v');
    return word !== lemma && word === pastOf(lemma);
  });

const BE = /^(?:is|are|be|been|being|not|get|gets|the|an?|of|\p{L}+ly)$/u;

function byCondition(wording: Wording): readonly string[] {
  const { text } = wording;
  const leading = LEADING.exec(text);
  if (leading !== null) {
    const [, mark = '', condition = '', main = ''] = leading;
    if (BOUND.test(condition) || BOUND.test(main) || JOINED.test(main)) return [];
    return both(mark.toLowerCase(), condition, main, false);
  }
  const should = SHOULD.exec(text);
  if (should !== null) {
    const [, clause = '', main = ''] = should;
    if (BOUND.test(clause) || BOUND.test(main)) return [];
    return supposed(clause, wording).flatMap((one) => both('if', one, main, JOINED.test(main)));
  }
  const trailing = TRAILING.exec(text);
  if (trailing === null) return [];
  const [, main = '', mark = '', condition = ''] = trailing;
  if (BOUND.test(condition) || BOUND.test(main) || JOINED.test(main) || ASKING.test(main)) return [];
  const plain = PROVIDED.test(`${mark} ${condition}`) ? 'if' : mark;
  return plain === 'if' || plain === 'unless' ? both(plain, condition, main, false) : [];
}

export const MOVED_CONDITIONS: readonly Rewriter[] = [
  { of: /\b(?:if|unless)\b/iu, write: byCondition, reorders: true },
  { of: /\b(?:if|when|where|whenever)\b/iu, write: byCase, reorders: true },
];
