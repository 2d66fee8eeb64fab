/** A question that the answer puts to itself, and the words by which it answers it: together they state something. */

const IS = /^(?:how much|what|which \p{L}+) (?<verb>is|was|are|were) (?<subject>[^?]+)\?$/iu;
/** `When was the order shipped?` */
const DONE =
  /^(?:when|where) (?<verb>is|was|are|were) (?<subject>[^?]+) (?<deed>\p{L}+(?:ed|en|id|ent|ught|lt|ade))\?$/iu;
const WHO = /^who (?<rest>[^?]+)\?$/iu;
/** Longest answer that is no sentence of its own. */
const LONGEST = 80;

/**
 * What a question and the words behind it state: `Who signed the lease? Tom Berg.` says that Tom Berg signed the
 * lease. A question that cannot be turned round stays before its answer: the two are nothing by themselves.
 */
export function answered(question: string, answer: string): string | undefined {
  const words = answer.trim().replace(/[.!]+$/, '');
  if (words === '' || words.length > LONGEST || /[?:]/.test(words)) return undefined;
  const asked = question.trim();
  const who = WHO.exec(asked)?.groups?.rest;
  if (who !== undefined) return `${words} ${who}.`;
  const is = IS.exec(asked)?.groups;
  if (is?.subject !== undefined) return `${opened(is.subject)} ${is.verb} ${words}.`;
  const done = DONE.exec(asked)?.groups;
  if (done?.subject !== undefined)
    return `${opened(done.subject)} ${done.verb} ${done.deed} ${words.charAt(0).toLowerCase()}${words.slice(1)}.`;
  return /^(?:how|what|when|where|which|who|whose|whom|why)\b/i.test(asked)
    ? `${asked} ${words}.`
    : undefined;
}

const opened = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
