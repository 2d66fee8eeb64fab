/** What a plain question asks and the next words answer with yes or no: "The client signed the contract yesterday" for "Did the client sign the contract? – Yes, yesterday." */
import { pastOf, present } from '../../../../text/inflect.ts';
import { withoutOpening } from '../../speakers.ts';
import type { Scene, Teller, Telling } from '../types.ts';
import { bare, capital } from '../words.ts';

const ASKED = /(?:^|[,.!] )(Did|Does|Do|Is|Are|Was|Were|Has|Have|Had|Will|Can) ([^?]{6,160})$/iu;
const YES = /^(?:Yes|Yep|Yeah|Sure|Correct|Indeed)\b[,.!]?\s*(.*)$/isu;
const NO = /^(?:No|Nope)\b[,.!]?\s*(.*)$/isu;
/** What stands behind an answer to say when, where or how it was. */
const ADDED =
  /^(?:it (?:is|was|has)|he (?:is|was|has|did)|she (?:is|was|has|did)|they (?:are|were|have|did)|we (?:are|were|have|did)|I (?:am|was|have|did))?,? ?((?:yesterday|today|this (?:morning|week|month)|last (?:week|night|month|\p{Lu}\p{L}+)|on (?:\p{Lu}\p{L}+day|\d[^,.;]*)|in \p{Lu}[^,.;]*|at \d[^,.;]*|by [^,.;]{3,30})(?: (?:morning|afternoon|evening))?)$/u;
const PLAINLY =
  /^(?:(?:it|he|she|they|we|I|the \p{Ll}+) (?:is|was|has|did|do|does|are|were|have|had|will|can|am)\b[^,;]*|not yet|of course|indeed|sure|correct|exactly)?$/iu;
const OPEN = /\b(?:if|unless|or|whether|any|anyone|anything|ever|when|who|what|which|where|why|how)\b/iu;
const DOUBTING =
  /\b(?:think|believe|guess|suppose|probably|maybe|perhaps|but|except|almost|nearly|not sure|if|unless|soon|should)\b/iu;

export const replied: Teller = (scene) => {
  const { source, sentence } = scene;
  if (sentence + 1 >= source.scan.sentenceCount || !source.sentence(sentence).question) return [];
  const asked = plainOf(scene, sentence);
  const question = ASKED.exec(asked);
  if (question === null) return namedBy(asked, plainOf(scene, sentence + 1), sentence);
  const reply = plainOf(scene, sentence + 1);
  const [yes, no] = [YES.exec(reply), NO.exec(reply)];
  const found = yes ?? no;
  if (found === null || DOUBTING.test(reply)) return [];
  const [, verb = '', what = ''] = question;
  const who = subjectIn(what, scene.claim);
  const rest = what.slice(who.length).trim();
  // Who is asked about himself is told of by no such word.
  if (who === '' || OPEN.test(rest) || /^(?:you|I|we|it|he|she|they|this|that|there|your|my)\b/iu.test(who))
    return [];
  const added = ADDED.exec(found[1] ?? '')?.[1];
  // "Yes, the draft": of what else the answer is.
  if (added === undefined && !PLAINLY.test(found[1] ?? '')) return [];
  // "Is it open on Sundays? – Yes, in December": then alone, where it is not what was done once.
  const said = scene.claim.text.slice(scene.claim.start, scene.claim.end);
  if (added !== undefined && /^(?:is|are|do|does|can)$/iu.test(verb) && !said.includes(added)) return [];
  const ways = stated(verb.toLowerCase(), capital(who), rest, no !== null, scene);
  return ways.flatMap((text): Telling[] => {
    const telling = { text: `${text}.`, from: [sentence + 1], marked: true as const };
    return added === undefined ? [telling] : [telling, { ...telling, text: `${text} ${added}.` }];
  });
};

const WHAT =
  /(?:^|[,.!] )(What|Who|When|Where)(?:['\u2019]s| (is|are|was|were|will be)) ((?!(?:you|your|I|my|it|he|she|they|that|there|we|wrong|up|going)\b)[\p{L}][^?,;]{3,60})$/iu;
/** An answer that only names: no verb, no pronoun, no doubt. */
const NAMING =
  /^(?!(?:I|we|it|he|she|they|that|this|there|yes|no|not|none|sorry|ok|okay|done|thanks|please|let)\b)[^?!;]{2,70}$/iu;
const VERBAL =
  / (?:is|are|was|were|has|have|had|will|would|can|could|do|does|did|think|know|need|depends?) |['\u2019](?:s|re|ll|d|m)\b/iu;

/** "The new address is 8 Birch Road" for "What is the new address? – 8 Birch Road." */
function namedBy(asked: string, reply: string, sentence: number): readonly Telling[] {
  const found = WHAT.exec(asked);
  if (found === null || !NAMING.test(reply) || VERBAL.test(` ${reply} `) || DOUBTING.test(reply)) return [];
  const [, word = '', be = 'is', what = ''] = found;
  // "40 euros each": of one of several.
  if (/\b(?:each|apiece|a piece|per \p{L}+)$/iu.test(reply)) return [];
  // When and where are told by a phrase.
  if (/^(?:when|where)$/iu.test(word) && !/^(?:on|in|at|from|next|between|near|behind) /iu.test(reply))
    return [];
  const answer = /^(?:On|In|At|From|Next|Between|Near|Behind) /u.test(reply)
    ? reply.charAt(0).toLowerCase() + reply.slice(1)
    : reply;
  const parts = /^(?:when|where)$/iu.test(word)
    ? [answer, ...answer.split(/, (?=(?:on|in|at|from) )/u)]
    : [answer];
  return [...new Set(parts)].map((one) => ({
    text: `${capital(what)} ${be.toLowerCase()} ${one}.`,
    from: [sentence + 1],
    marked: true,
  }));
}

/** The words that a question and a claim both begin with: what either asks or tells of. */
function subjectIn(asked: string, { text, start, end }: Scene['claim']): string {
  const [ours, theirs] = [text.slice(start, end), asked].map((one) => one.split(' '));
  let length = 0;
  while (theirs![length] !== undefined && theirs![length]!.toLowerCase() === ours![length]?.toLowerCase())
    length++;
  return theirs!.slice(0, length).join(' ');
}

/** A sentence without who speaks it, and without its mark. */
function plainOf({ source, tell }: Scene, at: number): string {
  const { text, start, end } = source.sentence(at);
  const own = source.sentence(at).question ? withoutOpening(text.slice(start, end)) : tell(at).text;
  return bare(
    own
      .trim()
      .replace(/^\[?\d{1,2}[:.]\d\d\]? ?/u, '')
      .replace(/^\p{Lu}[\p{L} ]{1,20}: /u, ''),
  ).replace(/[?!]+$/u, '');
}

/** A question as a statement: the verb behind its subject, denied or not. */
function stated(
  verb: string,
  who: string,
  rest: string,
  denied: boolean,
  { lexicon }: Scene,
): readonly string[] {
  const not = denied ? ' not' : '';
  if (!/^(?:did|does|do)$/u.test(verb)) {
    return denied && verb === 'can' ? [`${who} cannot ${rest}`] : [`${who} ${verb}${not} ${rest}`];
  }
  if (denied) return [`${who} ${verb} not ${rest}`];
  const [first = '', ...others] = rest.split(' ');
  if (lexicon.lemma(first, 'v') !== first) return [];
  const finite = verb === 'did' ? pastOf(first) : verb === 'does' ? present(first) : first;
  return [[who, finite, ...others].join(' ')];
}
