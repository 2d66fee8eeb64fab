/** Votes: "the board voted 7 to 2 in favour of it", "approved by 7 votes to 2, with one abstention". */
import { add, order, type Rational, rational } from '../../text/values/rational.ts';
import type { Noun } from './noun.ts';
import type { Predicate } from './predicate.ts';
import { exactly, numberTold } from './range.ts';
import type { Decision, Fact, Facts, Whole } from './types.ts';
import { numberAt, tokensOf } from './words.ts';

/** Whoever votes. */
export const VOTER: Noun = { head: 'voter', marks: [], told: 'those who voted' };
export const isVoter = ({ head, marks }: Noun): boolean =>
  marks.every((mark) => BODY.test(mark)) &&
  /^(?:voter|member|director|councillor|councilor|shareholder|delegate|trustee|person|juror|judge|owner|tenant|partner|committee|board|senator|deputy|representative)$/.test(
    head,
  );
const BODY = /^(?:of|board|committee|council|panel|jury)$/;

const N =
  '(\\d{1,9}|(?:twenty|thirty|forty|fifty)?-?(?:one|two|three|four|five|six|seven|eight|nine)|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|none|no|twenty|thirty|forty|fifty)';
const TALLY = `${N}(?: votes?)?(?: in favou?r)?(?: to |\\s?[–-]\\s?|, | and )${N}(?: votes?)?(?: against)?`;
const ABSTAINED = new RegExp(
  `\\b${N} (?:member |members |director |directors )?(?:abstentions?|abstained|abstaining)\\b`,
  'i',
);
const VOTED = new RegExp(`\\bvoted (?:by )?${TALLY} (in favou?r of|for|to|against|not to) ([^,.;]+)`, 'i');
const PASSED = new RegExp(
  `\\b(approved|adopted|passed|accepted|carried|rejected|defeated|turned down)\\b([^,.;]{0,60}?),? (?:by|with)(?: a vote of)? ${TALLY}`,
  'i',
);

/** Whether a sentence may tell of a vote. */
export const isOfVote = (text: string): boolean => /\bvot(?:e|ed|es|ing)\b|\babst/i.test(text);

/** What a sentence tells of a vote; undefined where it tells of none. */
export function voteIn(text: string, sentence: number): { facts: readonly Fact[]; whole: Whole } | undefined {
  const unsure = /\b(?:if|would|may|might|could|expected|should|will|not|never)\b/i.test(text);
  if (unsure || !isOfVote(text)) return undefined;
  const voted = VOTED.exec(text);
  const passed = voted === null ? PASSED.exec(text) : null;
  const [first, second] = voted ? [voted[1], voted[2]] : [passed?.[3], passed?.[4]];
  const [one, other] = [numberOf(first), numberOf(second)];
  if (one === undefined || other === undefined) return undefined;
  const against = voted ? /against|not/.test(voted[3]!) : /rejected|defeated|down/.test(passed![1]!);
  const abstained = numberOf(ABSTAINED.exec(text)?.[1]) ?? rational(0);
  const cast = add(one, other);
  const [fors, againsts] = against ? [other, one] : [one, other];
  const total = add(cast, abstained);
  const matter = matterOf(voted?.[4] ?? (passed![2]!.trim() || before(text, passed!.index)));
  const fact = (count: Rational, adjuncts: readonly string[], verb = 'vote'): Fact => ({
    noun: VOTER,
    measure: 'count',
    range: exactly(count),
    left: false,
    each: false,
    predicate: predicate(verb, adjuncts),
    exact: true,
    part: false,
    sentence,
  });
  const facts = [IT, `on ${matter}`].flatMap((on) => [
    fact(fors, ['for', on]),
    fact(againsts, ['against', on]),
    fact(cast, [on]),
    fact(abstained, [on], 'abstain'),
  ]);
  return { facts, whole: { noun: VOTER, total, sentence } };
}

const before = (text: string, end: number): string =>
  text.slice(0, end).replace(/\b(?:was|were|is|has been|have been)\s*$/i, '');

const predicate = (verb: string, adjuncts: readonly string[]): Predicate => ({
  negated: false,
  stands: false,
  tense: 'past',
  core: [verb],
  adjuncts,
  time: '',
  told: [verb, ...adjuncts].join(' '),
});

function numberOf(text: string | undefined): Rational | undefined {
  if (text === undefined) return undefined;
  return /^(?:none|no)$/i.test(text) ? rational(0) : numberAt(tokensOf(text), 0)?.value;
}

/** The day of a vote is not what was voted on. */
const WHEN =
  / (?:on (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d)|yesterday|today|last (?:night|week|month)|at (?:its|the|their|a) (?:[a-z]+ )?(?:meeting|session))\b.*$/u;

/** What was voted on, as it may be said again. */
const matterOf = (text: string): string =>
  text
    .replace(WHEN, '')
    .toLowerCase()
    .replace(/\b(?:the|a|an|to|of)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** On whatever was voted on. */
const IT = 'on it';
const SIDE = /^(in favou?r|for|against)(?: of)?(?: (.+))?$/;

/** What a claim says of a vote, as the facts have it; the predicate itself where it is of none. */
export function asVote(own: Predicate): Predicate {
  if (own.stands || own.tense !== 'past') return own;
  const [verb, ...rest] = own.core;
  if (rest.length > 0) return own;
  const bare = own.adjuncts.length === 0 && (verb === 'abstain' || verb === 'vote');
  if (bare || verb !== 'vote') return bare ? { ...own, adjuncts: [IT] } : own;
  const match = SIDE.exec(own.adjuncts.join(' '));
  if (match === null) return own;
  const on = match[2] === undefined || /^(?:it|this|that)$/.test(match[2]) ? IT : `on ${matterOf(match[2])}`;
  return { ...own, adjuncts: [match[1] === 'against' ? 'against' : 'for', on] };
}

/** "The vote was unanimous": all voted for it, or all against. */
export const isOfUnanimity = (text: string): boolean =>
  /^(?:the (?:vote|decision) was (?:unanimous|taken unanimously))$/i.test(text.trim().replace(/\.$/, ''));

/** Whether all that voted did so on one side; undefined where no vote is told of, or more than one. */
export function unanimity({ facts, wholes }: Facts): Decision | undefined {
  const votes = wholes.filter(({ noun }) => noun === VOTER);
  const [vote, ...others] = votes;
  if (vote === undefined || others.length > 0) return undefined;
  const sides = facts.filter(({ predicate: { adjuncts } }) => adjuncts[1] === IT);
  const holds = sides.some(({ range }) => order(range.low, vote.total) === 0);
  const derivation = sides
    .map(({ range, predicate }) => `${numberTold(range.low)} ${predicate.told}`)
    .join(', ');
  return { verdict: holds ? 'holds' : 'fails', kind: 'quantifier', derivation, sentences: [vote.sentence] };
}
