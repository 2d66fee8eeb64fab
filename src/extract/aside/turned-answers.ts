/**
 * A question of when, where or how long, and the words that answer it, as one statement: `When does the pool close? At
 * 23:00.` says that the pool closes at 23:00, `Where is the archive? On the second floor.` where the archive is.
 */
import { agreed, pastOf } from '../../text/inflect.ts';
import { lexicon } from '../../text/lexicon/bundled.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { readsAsClause } from '../parts/clauses.ts';
import { lowered } from '../parts/lowered.ts';
import { turned } from './turned-question.ts';

const ASKED =
  /^(?:and |but |so )?(?:when|where|(?:at |by |until |from )?what time|how (?:long|often|late|early|much)) (?<verb>is|are|was|were|do|does|did|will|can|must|should) (?<rest>[^?]+)\?$/iu;

/** What such a question and its answer state; undefined for any other question, or one that cannot be turned round. */
export function toldByTurning(question: string, answer: string): string | undefined {
  const { verb = '', rest = '' } = ASKED.exec(question.trim())?.groups ?? {};
  if (verb === '') return undefined;
  const helper = verb.toLowerCase();
  const asked = fromReader(rest);
  const clause = /^d/.test(helper) ? withoutHelper(helper, asked) : withHelper(helper, asked);
  if (clause === undefined) return undefined;
  const words = lowered(answer);
  // "Open daily" behind what asks when something is open.
  const again = words.split(' ', 1)[0]!.toLowerCase();
  const told = clause.endsWith(` ${again}`) ? `${clause}${words.slice(again.length)}` : `${clause} ${words}`;
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}

/** Who asks `Where can I park?` is the reader, whom the answer speaks to. */
const fromReader = (rest: string): string =>
  rest.replace(/\b(?:i|me|my|you|your)\b/giu, (word) => OTHER[word.toLowerCase()]!);

const OTHER: Readonly<Record<string, string>> = { i: 'you', me: 'you', my: 'your', you: 'we', your: 'our' };

/** `the pool close` as `the pool closes`: the last word that reads as the verb of what stands before it. */
function withoutHelper(helper: string, rest: string): string | undefined {
  const words = rest.split(' ');
  for (let at = Math.min(words.length, LONGEST) - 1; at > 0; at--) {
    const form = words[at]!;
    if (!lexicon.lemmas(form).some(({ lemma, pos }) => pos === 'v' && lemma === form)) continue;
    const [before, behind] = [words.slice(0, at).join(' '), words.slice(at + 1)];
    const verb = helper === 'did' ? pastOf(form) : agreed(form, helper === 'do');
    const told = [before, verb, ...behind].join(' ');
    if (SUBJECT.test(parseSentence(before).tokens.at(-1)!.upos) && readsAsClause(told)) return told;
  }
  return undefined;
}

const LONGEST = 12;
const SUBJECT = /^(?:NOUN|PROPN|PRON|NUM)$/;

/** `the pool open` as `the pool is open`, `the archive` as `the archive is`. */
function withHelper(helper: string, rest: string): string | undefined {
  const { tokens } = parseSentence(`${rest}.`);
  const noun = tokens.findIndex(({ upos }) => /^(?:NOUN|PROPN)$/.test(upos));
  const named = tokens.every(({ upos }, at) => (at > noun ? NAMED : BEFORE_NOUN).test(upos));
  return named && noun >= 0 && /^(?:is|are|was|were)$/.test(helper)
    ? `${rest} ${helper}`
    : turned(helper, rest);
}

const BEFORE_NOUN = /^(?:DET|ADJ|NOUN|PROPN|PRON|NUM)$/;
const NAMED = /^(?:DET|NOUN|PROPN|NUM|ADP|PUNCT|PART)$/;
