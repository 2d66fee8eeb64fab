/**
 * A claim of several as a claim of each: "Anna and Ben live in Rome", "the shop sells bread and cheese". What several
 * do together, share or make up is said of none of them alone, and what they are counted or priced at is no more.
 */
import { byWord } from '../../text/by-word.ts';
import { matchesOf } from '../../text/matches.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import type { Recast } from '../carry/recast.ts';

/** What is said of several only together, or of the one only beside the other. */
const TOGETHER =
  /\b(?:together|each other|one another|respectively|jointly|between|both|either|neither|nor|or|same|different|equal|alike|similar|combined|total|half|quarter|altogether|alternately|in turn|one|two|three|several|only|just|alone|exactly|whole|all|except|than|more|less|most|least|share[sd]?|sharing|split|divided?|met|meets?|agreed?|marry|married|divorced|merged?|combine|collided?|crashed|fought|quarrel\w*|argued?|compete[sd]?|cooperate\w*|collaborate[sd]?|partner\w*|friends?|colleagues?|neighbou?rs?|siblings?|brothers|sisters|twins|couple|spouses|rivals|enemies|allies|founded|co-\w+|wrote|composed|invented|developed|built|designed|consists?|comprises?|comprised|consisting|mix\w*|join\w*|link\w*|connect\w*|compare\w*|contrast\w*|form(?:s|ed)? (?:an?|the|one)|make up|made up|constitute[sd]?|account(?:s|ed)? for|average[sd]?|sum|difference|add(?:s|ed)? up|match(?:es|ed)?|correspond\w*|swap\w*|exchange[sd]?|not|never|no|n't|nobody|nothing|without|if|unless|whether|until|might|could|would|should|must|can|perhaps|probably|allegedly|says?|said|claims?|claimed|believes?|believed|according)\b|n[\u2019']t\b|[?"\u201c\u201d():;]/iu;
/** Not the month. */
const MAYBE = /\bmay\b/u;
/** A number that several may have together: an amount, not a date or the number of a room. */
const COUNTED =
  /[$\u20ac\u00a3%]|\b\d[\d.,]*(?= (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|and|are|were|have|is|was|has|on|in|at|to|from)\b)\p{L}{2,})/u;

/** One of several: a name, or a thing with what determines it, and nothing that hangs on it. */
const NAME =
  /^(?:(?:Mrs?|Ms|Dr|Prof|Sir)\.? )?\p{Lu}[\p{L}\p{N}'\u2019-]*(?: (?:\p{Lu}[\p{L}\p{N}'\u2019-]*|\d+))*$/u;
const THING =
  /^(?:the|a|an|this|that|our|your|their|his|her|its|my|\p{Lu}\p{L}+['\u2019]s)(?: [\p{L}-]+){1,3}(?: (?:\d+|[A-Z]))?$/iu;
const BARE = /^\p{L}[\p{Ll}-]*(?: (?:\d+|[A-Z]))?$/u;
const HANGING =
  /\b(?:of|for|from|in|at|on|to|with|by|who|which|that|as|near|under|over|about|after|before|not)\b/iu;

/** What a copula or another verb becomes where its subject is one. */
const SINGULAR = byWord({
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  go: 'goes',
});

/** A claim of one of several; `joined`: the phrase in which the claim has them all. */
export interface Several extends Recast {
  readonly joined: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a claim says of each of those that it is about; undefined for one that says something of one, or of all together. */
export function eachOfSeveral(text: string): readonly Several[] | undefined {
  if (!text.startsWith(BOTH)) return eachOf(text) ?? eachNumbered(text);
  const rest = text.slice(BOTH.length);
  return eachOf(rest)?.map((one) => ({ ...one, at: (offset: number) => BOTH.length + one.at(offset) }));
}

const BOTH = 'Both ';

/** "Rooms 12 and 14 are free": things of one kind by their numbers. */
function eachNumbered(text: string): readonly Several[] | undefined {
  const found = /^((?:The )?\p{L}+)s (\d+|[A-Z]) and (\d+|[A-Z]) ((?:are|were|have) .+?)[.\s]*$/u.exec(text);
  if (found === null || TOGETHER.test(text) || MAYBE.test(text)) return undefined;
  const [, noun = '', one = '', other = '', predicate = ''] = found;
  const verb = /^\S+/.exec(predicate)![0];
  const all = { start: 0, end: text.indexOf(predicate) - 1 };
  return [one, other].map((number) => {
    const said = `${noun} ${number} ${SINGULAR[verb]}${predicate.slice(verb.length)}.`;
    const at = (offset: number): number =>
      offset <= noun.length + number.length
        ? Math.min(offset, all.end - 1)
        : Math.max(all.end, text.length - (said.length - offset));
    return { text: said, at, joined: text.slice(0, all.end) };
  });
}

function eachOf(text: string): readonly Several[] | undefined {
  const said = text.replace(/(?<![.\s])[.\s]+$/, '');
  if (!/ and /.test(said) || TOGETHER.test(said) || MAYBE.test(said) || COUNTED.test(said)) return undefined;
  const tree = new Tree(parseSentence(`${said}.`));
  const who = subjectOf(said, tree);
  const first = who && tree.tokens.find(({ start }) => start >= who.end);
  if (who?.start !== 0 || first === undefined) return undefined;
  const several = membersOf(said, who);
  if (several !== undefined) return several.map((one) => told(said, one, who, first, isMany(tree, one)));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  const [object] = root < 0 ? [] : tree.with(root, 'obj', 'xcomp', 'obl');
  if (object === undefined || object < root || tree.with(object, 'conj').length === 0) return undefined;
  const whole = tree.span(object, true);
  const [marker] = tree.with(object, 'case');
  const what = { start: marker === undefined ? whole.start : tree.token(marker).end + 1, end: whole.end };
  const objects = membersOf(said, what);
  return objects?.map((one) => told(said, one, what, undefined, true));
}

/** Where the subject of a claim stands: by its parse, or in front of a verb that is no other word. */
function subjectOf(text: string, tree: Tree): Span | undefined {
  const lead = /^[^,;:]+? and [^,;:]+?(?= (?:are|were|have|do|did|had|live|work) )/u.exec(text);
  if (lead !== null && / and /.test(lead[0])) return { start: 0, end: lead[0].length };
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  const [subject] = root < 0 ? [] : tree.with(root, 'nsubj', 'nsubj:pass');
  return subject === undefined || subject > root ? undefined : tree.span(subject, true);
}

/** The members of a phrase that "and" joins, each with its article; undefined where it is one, or where more hangs on it. */
function membersOf(text: string, { start, end }: Span): readonly Span[] | undefined {
  const phrase = text.slice(start, end);
  if (!/^[^,]*(?:, [^,]*)*,? and [^,]*$/u.test(phrase) || HANGING.test(phrase)) return undefined;
  const parts: Span[] = [];
  let from = 0;
  for (const joint of matchesOf(phrase, /,? and |, /gu)) {
    parts.push({ start: start + from, end: start + joint.index });
    from = joint.index + joint[0].length;
  }
  parts.push({ start: start + from, end });
  const words = parts.map((part) => text.slice(part.start, part.end));
  const alike = [NAME, THING, BARE].some((form) => words.every((word) => form.test(word)));
  const shared =
    THING.test(words[0]!) && words.slice(1).every((word) => BARE.test(word)) && /^\S+ \S+$/u.test(words[0]!);
  const mixed = words.every((word) => NAME.test(word) || THING.test(word));
  return parts.length <= MOST && (alike || shared || mixed) ? parts : undefined;
}

/** Members of a phrase, at the most. */
const MOST = 4;

const isMany = (tree: Tree, { start, end }: Span): boolean => {
  const last = tree.tokens.findLast(
    (token) => token.start >= start && token.end <= end && /^N/.test(token.xpos),
  );
  return last !== undefined && /^NNP?S$/.test(last.xpos);
};

/** The claim with one of those that stand in a span, and with its verb as that one has it. */
function told(
  text: string,
  one: Span,
  all: Span,
  verb: (Span & { readonly xpos: string }) | undefined,
  many: boolean,
): Several {
  const own = text.slice(one.start, one.end);
  const article = /^(?:the|our|your|their|his|her|its|my) /iu.exec(text.slice(all.start, all.end))?.[0];
  const lead = article !== undefined && one.start > all.start && BARE.test(own) ? article.toLowerCase() : '';
  const named =
    all.start === 0 ? `${lead}${own}`.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : lead + own;
  const before = text.slice(0, all.start);
  const form = verb === undefined ? '' : text.slice(verb.start, verb.end);
  const agreed = verb === undefined || many ? form : singular(form, verb.xpos);
  const rest = text.slice(verb?.end ?? all.end);
  const gap = verb === undefined ? '' : text.slice(all.end, verb.start);
  const said = `${before}${named}${gap}${agreed}${rest}.`;
  const nameEnd = before.length + named.length;
  const at = (offset: number): number => {
    if (offset < before.length) return offset;
    if (offset < nameEnd)
      return Math.min(one.end - 1, Math.max(one.start, one.start + offset - before.length - lead.length));
    return Math.max(all.end, text.length - (said.length - 1 - offset));
  };
  return { text: said, at, joined: text.slice(all.start, all.end) };
}

/** A verb as it stands with one: "are", "live", "have". */
function singular(form: string, xpos: string): string {
  const known = SINGULAR[form];
  if (known !== undefined) return known;
  if (xpos !== 'VBP') return form;
  if (/(?:s|sh|ch|x|z|o)$/.test(form)) return `${form}es`;
  return /[^aeiou]y$/.test(form) ? `${form.slice(0, -1)}ies` : `${form}s`;
}
