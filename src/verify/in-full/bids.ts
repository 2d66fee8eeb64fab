/** What a rule bids in the imperative, as what must be done: "Submit claims within 30 days" says that claims must be submitted then. */
import { participleOf } from '../../text/inflect.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import { capital } from '../context/tellings/words.ts';

const LONGEST = 220;
const BID =
  /^(?:(?:Always|Please|Kindly|First|Then|Finally|Next|Afterwards),? )?((?:[Dd]o not|[Dd]on['\u2019]t|[Nn]ever) )?(\p{L}\p{Ll}+) (.+)$/u;
/** Words that open a sentence as a verb does and are none there, or bid nothing of a rule. */
/** What follows a verb, and hardly a noun that opens a fragment. */
const BIDS_SURELY =
  /^(?:the|an?|all|any|each|every|your|his|her|its|their|our|it|them|at least|no later|up|out|off|in advance|ahead|early)\b/u;
const NO_BID =
  /^(?:let|see|note|thank|thanks|dear|welcome|look|enjoy|come|imagine|suppose|say|think|guess|mind|like|love|hope|wish|sorry|well|free|open|close|present|need|mean|own|last|set|left|back|round|clear|book(?= review)|staff|light|water|heat|cash|cost|rent|order|cover|trip|charge|result|report|record|name|number|date|place|time|state|weight|volume|capacity|price|address)$/u;

/** What is left to whoever reads it. */
const AT_WILL =
  /\b(?:optional(?:ly)?|as (?:you )?(?:desired|wish|like|needed|required|preferred)|to taste|feel free|rather|instead|either|or)\b|^(?:Try|Consider|Choose|Ask|Feel|Prefer|Add .* for)\b/u;

/** What must be done, or must not, by a sentence that bids it. */
export function biddenBy(sentence: string, lexicon: Lexicon): readonly string[] {
  const found = sentence.length > LONGEST || AT_WILL.test(sentence) ? null : BID.exec(sentence);
  if (found === null) return [];
  const [, not, first = '', rest = ''] = found;
  const verb = first.toLowerCase();
  if (
    NO_BID.test(verb) ||
    lexicon.lemma(verb, 'v') !== verb ||
    !lexicon.lemmas(verb).some(({ pos }) => pos === 'v')
  )
    return [];
  // "Travel policy", "Plaster to be removed": as often a noun, or an adjective.
  const poses = lexicon.lemmas(verb).map(({ pos }) => pos);
  if (poses.includes('a') || (poses.includes('n') && !BIDS_SURELY.test(rest))) return [];
  const { tokens } = parseSentence(`You must ${verb} ${rest}.`);
  const tree = new Tree({ tokens });
  if (tokens[2]?.xpos !== 'VB' || tokens[2].deprel !== 'root') return [];
  if (
    tokens.some(
      ({ xpos }, at) => at > 2 && (xpos === 'VBZ' || xpos === 'VBD') && tree.token(at).deprel === 'ccomp',
    )
  )
    return [];
  const must = not === undefined ? 'must' : 'must not';
  const told = [`You ${must} ${verb} ${rest}`];
  const [object] = tree.with(2, 'obj');
  if (object === undefined) return told;
  const text = `You must ${verb} ${rest}`;
  const { start, end } = tree.span(object, true);
  if (start !== tokens[3]!.start) return told;
  const thing = text.slice(start, end);
  const behind = text.slice(end);
  if (
    / (?:and|or|then) \p{Ll}+ /u.test(behind) ||
    /^(?:it|them|him|her|us|me|you|yourself|your|this|that|what|how|when|where)\b/u.test(thing)
  )
    return told;
  return [...told, `${capital(thing)} ${must} be ${participleOf(verb)}${behind}`];
}
