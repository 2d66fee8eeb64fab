/**
 * Clauses told by the sorts of their words: a noun phrase and one verb with a tense behind it. The parse of a short
 * clause is not always sure (`The total comes to $9`, `Check-in is from 15:00`), and the sorts of its words mostly are.
 */
import type { ParsedToken } from '../../text/parse/parser.ts';

type Tokens = readonly ParsedToken[];

const FINITE = /^(?:VBZ|VBD|VBP|MD)$/;
/** Words that may stand before a subject and narrow or place it. */
const BEFORE =
  /^(?:only|just|all|both|about|around|nearly|almost|over|then|afterwards|so|far|currently|now)$/i;
const NOMINAL = /^(?:DT|PRP\$?|EX|NNP?S?|NNPS|JJ[RS]?|CD|\$|POS|HYPH|VBG)$/;
const PRONOUN = /^(?:I|you|we|they|he|she|it|nobody|nothing|everyone|everybody|everything|there)$/i;
const HEAD = /^(?:NNP?S?|NNPS|CD|\$|PRP|EX)$/;
/** What opens a clause within a clause, or leaves it open. */
const WITHIN = /^(?:that|which|who|whom|whose|if|unless|whether|because|while|when|where|what|how|why)$/i;

/** Whether words are a subject with one verb of a tense and what belongs to it. */
export function readsBySorts(all: Tokens): boolean {
  const tokens = all.filter(({ upos, form }) => upos !== 'PUNCT' || form === '-');
  const commas = all.some(({ form }) => /^[,;:]$/.test(form));
  const from = subjectAt(tokens);
  if (commas || from < 0) return false;
  const verb = verbBehind(tokens, from);
  if (verb < 0) return false;
  const rest = tokens.slice(verb + 1).filter(({ form }) => !/^n?['’o]t$/i.test(form));
  return (
    rest.length > 0 && !tokens.slice(from).some(({ form }) => WITHIN.test(form)) && !rest.some(isFiniteVerb)
  );
}

/** Whether words open with a subject and a verb with a tense. */
export function opensBySorts(tokens: Tokens): boolean {
  const from = subjectAt(tokens);
  return from >= 0 && verbBehind(tokens, from) > 0;
}

/** Where the subject begins: behind what narrows it, or behind a place before a pronoun (`Beyond that you pay`); -1 for nowhere. */
function subjectAt(tokens: Tokens): number {
  let at = 0;
  while (BEFORE.test(tokens[at]?.form ?? '')) at++;
  if (tokens[at]?.xpos !== 'IN' && !/^(?:below|above|beyond|before|after)$/i.test(tokens[at]?.form ?? ''))
    return at;
  const subject = tokens.findIndex(({ form }, i) => i > at + 1 && PRONOUN.test(form));
  const place = tokens.slice(at + 1, Math.max(0, subject));
  return subject > 0 &&
    subject < at + 5 &&
    place.every(({ xpos, form }) => NOMINAL.test(xpos) || /^th(?:at|is)$/i.test(form))
    ? subject
    : -1;
}

/** The verb behind a noun phrase, which may have others hung on it by prepositions; -1 for none. */
function verbBehind(tokens: Tokens, from: number): number {
  let head = false;
  for (let at = from; at < tokens.length; at++) {
    const { xpos, form, upos } = tokens[at]!;
    // "Check-in": the first half of such a word may be any.
    if (tokens[at + 1]?.form === '-' || tokens[at - 1]?.form === '-' || form === '-') {
      head = true;
      continue;
    }
    // "Two freezes per year": behind a number such a form is a noun.
    const counted = xpos === 'VBZ' && upos === 'VERB' && tokens[at - 1]?.xpos === 'CD' && head;
    if (counted) continue;
    if (isFiniteVerb(tokens[at]!)) return head && !/^IN$/.test(tokens[at - 1]!.xpos) ? at : -1;
    if (upos === 'ADV' && head) continue;
    if (xpos === 'IN' && head && !WITHIN.test(form)) continue;
    if (!NOMINAL.test(xpos)) return -1;
    // "The total comes": an adjective behind an article, with a verb behind it.
    head ||= HEAD.test(xpos) || (xpos === 'JJ' && tokens[at - 1]?.xpos === 'DT');
  }
  return -1;
}

const isFiniteVerb = ({ xpos, upos }: ParsedToken): boolean =>
  FINITE.test(xpos) && (upos === 'VERB' || upos === 'AUX');
