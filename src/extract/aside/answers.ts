/** A question that the answer puts to itself, and the words by which it answers it: together they state something. */
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import { toldByTurning } from './turned-answers.ts';
import { turned } from './turned-question.ts';

const IS = /^(?:how much|what|which \p{L}+) (?<verb>is|was|are|were) (?<subject>[^?]+)\?$/iu;
/** `When was the order shipped?` */
const DONE =
  /^(?:when|where) (?<verb>is|was|are|were) (?<subject>[^?]+) (?<deed>\p{L}+(?:ed|en|id|ent|ught|lt|ade))\?$/iu;
const WHO = /^who (?<rest>[^?]+)\?$/iu;
/** Longest answer that is no sentence of its own. */
const LONGEST = 160;

/**
 * What a question and the words behind it state: `Who signed the lease? Tom Berg.` says that Tom Berg signed the
 * lease. A question that cannot be turned round stays before its answer: the two are nothing by themselves.
 */
export function answered(question: string, answer: string): string | undefined {
  const words = answer.trim().replace(/(?<![.!])[.!]+$/, '');
  if (words === '' || words.length > LONGEST || /\?|:(?!\d\d)/.test(words)) return undefined;
  const asked = question.trim();
  const who = WHO.exec(asked)?.groups?.rest;
  if (who !== undefined) return `${words} ${who}.`;
  const is = IS.exec(asked)?.groups;
  if (is?.subject !== undefined) return `${opened(is.subject)} ${is.verb} ${words}.`;
  const told = toldByTurning(asked, words);
  if (told !== undefined) return told;
  const done = DONE.exec(asked)?.groups;
  if (done?.subject !== undefined)
    return `${opened(done.subject)} ${done.verb} ${done.deed} ${words.charAt(0).toLowerCase()}${words.slice(1)}.`;
  const named = namedBy(asked);
  if (named !== undefined) return `${opened(named)}: ${words}.`;
  return /^(?:how|what|when|where|which|who|whose|whom|why)\b/i.test(asked)
    ? `${asked} ${words}.`
    : undefined;
}

/** `The fee?`, `And what about your deposit?`: what is asked of is named, and nothing more. */
const NAMED =
  /^(?:(?:and|but|so) )?(?:(?:what|how) about )?(?:the |(?=(?:your|our|its|their|his|her|my) ))(?<named>\p{L}[\p{L}\p{N}’' -]{1,60})\?$/iu;

const OWNED = /^(?:your|our|its|their|his|her|my) /i;

const namedBy = (asked: string): string | undefined =>
  NAMED.exec(asked)?.groups?.named ?? BARE.exec(asked)?.groups?.bare;

/** `The refund? Sent on 3 May.`: whether words say of what the question names what was done to it, or how it is. */
export function isToldOf(question: string, answer: string): boolean {
  if (namedBy(question.trim()) === undefined) return false;
  const parse = parseSentence(answer);
  const root = parse.tokens.findIndex(({ head }) => head < 0);
  if (root < 0 || !/^(?:VB[DN]|JJ)$/.test(parse.tokens[root]!.xpos)) return false;
  return new Tree(parse).with(root, 'nsubj', 'nsubj:pass', 'csubj', 'expl').length === 0;
}

/** `Was the refund approved?` */
const POLAR =
  /^(?:(?:so|and|but|then) )?(?<verb>is|are|was|were|has|have|had|do|does|did|can|could|will|would|must|may|should)(?<not>n['’]t)? (?<rest>[^?]+)\?$/iu;
const YES =
  /^(?:oh )?(?:i (?:think|believe|suppose|guess|assume|would say|'d say) so|i'm afraid so|apparently so|it (?:seems|looks) so|yes|yep|yeah|yup|correct|right|absolutely|certainly|definitely|indeed|of course|sure|exactly|affirmative|true|it is|it was|it has|they are|they were|they have|it does|it did|we do|we did|we have|you can|you may)(?:[,!.–— ]+|$)/iu;
const NO =
  /^(?:i (?:don['’]t|do not) (?:think|believe|suppose) so|i (?:think|believe|suppose|guess) not|probably not|apparently not|no|nope|not(?= (?:without|unless|until|if|for|on|in|at|from|after|before|during|to|by|with|currently|always|automatically|necessarily|every|all)\b)|not yet|not at all|never|unfortunately not|sadly not|i'm afraid not|not anymore|it isn['’]t|it wasn['’]t|it hasn['’]t|you can['’]t|you cannot)(?:[,!.–— ]+|$)/iu;

/** What `Yes` or `No` behind a question states: its clause, or that it is not so; what follows the word is told with it. */
export function yesOrNo(question: string, given: string): string | undefined {
  const answer = given.trim().replace(/(?<![.!])[.!]+$/, '');
  const { verb, rest } = POLAR.exec(question.trim())?.groups ?? {};
  const said = YES.exec(answer) ?? NO.exec(answer);
  if (said === null) return undefined;
  if (verb === undefined || rest === undefined) {
    const bare = BARE.exec(question.trim())?.groups?.bare;
    return bare === undefined ? undefined : `${bare}: ${answer}.`;
  }
  const more = answer.slice(said[0].length).trim();
  if (more.split(' ').length > MOST_MORE) return undefined;
  const denied = NO.test(answer);
  const helper = denied ? `${verb} not` : verb;
  const told =
    turned(verb, rest)?.replace(` ${verb.toLowerCase()} `, ` ${helper.toLowerCase()} `) ??
    `${question} ${answer}`;
  return `${opened(told)}${more === '' ? '' : `, ${more}`}.`;
}

/** `Refundable?`, `Refund status: approved?`: a question without its verb, and none of manners. */
const BARE =
  /^(?!(?:any|anything|anyone|more|else|questions?|ready|ok|okay|right|correct|really|sure|good|great|and|so|still|need|want|interested|sounds?|makes?|help|who|what|when|where|why|how|which|whose|shall|may|might|got|see|know|remember)\b)(?<bare>(?:[^?:]{2,40}: )?\p{L}[\p{L}\d -]{2,40})\?$/iu;

/** A question to be answered by yes or no, told as the clause that it asks of. */
export interface Asked {
  /** `the fee is refundable` */
  readonly clause: string;
  /** `refundable`: what it asks of its subject. */
  readonly predicate: string;
}

/** What a question asks; undefined for one that is not answered by yes or no, or that cannot be turned round. */
function askedBy(question: string): Asked | undefined {
  const { verb, rest } = POLAR.exec(question.trim())?.groups ?? {};
  const clause = verb === undefined || rest === undefined ? undefined : turned(verb, rest);
  if (verb === undefined || clause === undefined) return undefined;
  const [, predicate = ''] = clause.split(new RegExp(`\\b${verb}\\b (.*)$`, 'i'));
  return { clause, predicate };
}

/**
 * What `Yes` or `No` before a clause states, where the clause does not say it again: `Is the fee refundable? Yes, it
 * covers our costs.`
 */
export function yesOrNoBefore(
  question: string,
  answer: string,
): { readonly text: string; readonly length: number } | undefined {
  const word = WORD.exec(answer)?.[0];
  const asked = word === undefined ? undefined : askedBy(question);
  if (word === undefined || asked === undefined) return undefined;
  const said = answer.slice(word.length).toLowerCase();
  const again = asked.predicate.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
  // "Is there a fee? No, it's free": what is there or not is told in many words.
  if (again.length === 0 || /^there /i.test(asked.clause)) return undefined;
  if (again.some((one) => said.includes(one.slice(0, LEAST_ALIKE)))) return undefined;
  const text = yesOrNo(question, word);
  return text === undefined ? undefined : { text, length: word.replace(/[,!.–— ]+$/u, '').length };
}

const WORD =
  /^(?:yes|yep|yeah|yup|no|nope|correct|right|absolutely|certainly|definitely|indeed|of course|sure|affirmative|true|unfortunately not|sadly not|i'm afraid not|not at all|not anymore)(?:[,!.–—]+ ?| [–—] )/iu;

/** Letters that two forms of a word have in common. */
const LEAST_ALIKE = 5;

const ELLIPTIC =
  /^(?<head>[^,;:]{1,80}? (?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|must|may|should)(?: not|n['’]t)?)[.!]?$/u;

/** `Only the deposit is.`, `They did.`: with what was asked, which its last word stands for; undefined for any other words. */
export function filled(question: string, answer: string): string | undefined {
  const { head } = ELLIPTIC.exec(answer.trim())?.groups ?? {};
  if (head === undefined) return undefined;
  const who = WHO.exec(question.trim())?.groups?.rest;
  if (who !== undefined) return / did$/i.test(head) ? `${head.replace(/ did$/i, '')} ${who}.` : undefined;
  const asked = askedBy(question);
  return asked === undefined || asked.predicate === '' ? undefined : `${head} ${asked.predicate}.`;
}

/** What a question takes as its matter, told as a statement: its pronouns' answers may point back to it. */
export function matterOf(question: string): string | undefined {
  const asked = question.trim();
  const done = DONE.exec(asked)?.groups;
  if (done?.subject !== undefined) return `${opened(done.subject)} ${done.verb} ${done.deed}.`;
  const is = IS.exec(asked)?.groups;
  if (is?.subject !== undefined) return `${opened(is.subject)} ${is.verb} given.`;
  const named = NAMED.exec(asked)?.groups?.named;
  if (named !== undefined) return `${OWNED.test(named) ? opened(named) : `The ${named}`} is given.`;
  const clause = askedBy(asked)?.clause;
  return clause === undefined ? undefined : `${opened(clause)}.`;
}

/** Words behind `Yes` that are still no sentence. */
const MOST_MORE = 8;

const opened = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
