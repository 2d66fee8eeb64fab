/**
 * Claims made from sentences by edits whose effect on truth is known: what a careful reader still accepts
 * (leaving modifiers out, taking one of two conjuncts, turning active into passive) and what one must refuse
 * (roles swapped, the subject of another sentence, another number, a negation, a condition or speaker dropped).
 * Both kinds keep nearly every word, so only structure tells them apart.
 */
import { bundledParser } from '../../src/text/parse/bundled.ts';
import type { Parse, ParsedToken } from '../../src/text/parse/parser.ts';
import { scan } from '../../src/text/scan.ts';

export interface Synthetic {
  readonly claim: string;
  readonly source: string;
  readonly supported: boolean;
  readonly edit: string;
}

type Random = () => number;

interface Sentence {
  readonly parse: Parse;
  readonly text: string;
}

/** A subtree as a set of token indices. */
const subtree = (parse: Parse, root: number): Set<number> => {
  const inside = new Set([root]);
  for (let grown = true; grown; ) {
    grown = false;
    parse.tokens.forEach((token, at) => {
      if (!inside.has(at) && inside.has(token.head)) {
        inside.add(at);
        grown = true;
      }
    });
  }
  return inside;
};

const childrenOf = (parse: Parse, head: number): number[] =>
  parse.tokens.flatMap((token, at) => (token.head === head ? [at] : []));

const childWith = (parse: Parse, head: number, ...labels: string[]): number =>
  childrenOf(parse, head).find((at) => labels.includes(parse.tokens[at].deprel)) ?? -1;

const rootOf = (parse: Parse): number => parse.tokens.findIndex((token) => token.head < 0);

/** Words of some tokens with the spaces that stood before them. */
function say(sentence: Sentence, keep: (at: number) => boolean): string {
  const { tokens } = sentence.parse;
  let said = '';
  tokens.forEach((token, at) => {
    if (!keep(at)) return;
    const spaced = at === 0 || tokens[at - 1].end < token.start || !keep(at - 1);
    said += said !== '' && spaced ? ` ${token.form}` : token.form;
  });
  return finish(said);
}

function finish(said: string): string {
  const clean = said
    .replace(/\s+([,.;:!?)])/g, '$1')
    .replace(/^[\s,;:.)-]+/, '')
    .replace(/[,;:\s]+$/, '')
    .trim();
  const capital = clean.charAt(0).toUpperCase() + clean.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

const words = (sentence: Sentence, set: ReadonlySet<number>): string =>
  finish(say(sentence, (at) => set.has(at))).replace(/\.$/, '');

const DROPPABLE = new Set([
  'obl',
  'advmod',
  'appos',
  'acl',
  'acl:relcl',
  'advcl',
  'parataxis',
  'obl:tmod',
  'obl:npmod',
  'nmod',
]);
const NEGATIVE =
  /^(not|n't|no|never|none|nobody|nothing|neither|nor|without|few|hardly|barely|only|all|every|each)$/i;
const IRREALIS = /^(if|unless|whether|may|might|could|would|should|can|will)$/i;

/** Whether words may be left out of the sentence without changing its truth. */
const isUpward = (parse: Parse): boolean =>
  !parse.tokens.some((token) => NEGATIVE.test(token.form) || IRREALIS.test(token.form));

/** Leaves modifiers out. */
function compress(sentence: Sentence, random: Random): string | undefined {
  const { parse } = sentence;
  if (!isUpward(parse)) return undefined;
  const gone = new Set<number>();
  parse.tokens.forEach((token, at) => {
    if (!DROPPABLE.has(token.deprel) || random() < 0.4 || gone.has(at)) return;
    if (token.deprel === 'advmod' && token.upos !== 'ADV') return;
    for (const inside of subtree(parse, at)) gone.add(inside);
  });
  if (gone.size === 0 || parse.tokens.length - gone.size < 4) return undefined;
  return say(sentence, (at) => !gone.has(at));
}

/** "A did x and did y": A did y. */
function secondConjunct(sentence: Sentence): string | undefined {
  const { parse } = sentence;
  const root = rootOf(parse);
  if (!isUpward(parse) || root < 0) return undefined;
  const subject = childWith(parse, root, 'nsubj');
  const other = childWith(parse, root, 'conj');
  if (subject < 0 || other < 0 || parse.tokens[other].upos !== 'VERB') return undefined;
  if (childWith(parse, other, 'nsubj', 'nsubj:pass', 'aux', 'aux:pass') >= 0) return undefined;
  const kept = subtree(parse, other);
  const cc = childWith(parse, other, 'cc');
  if (cc >= 0) kept.delete(cc);
  return finish(`${words(sentence, subtree(parse, subject))} ${lower(words(sentence, kept))}`);
}

const lower = (said: string): string => said.charAt(0).toLowerCase() + said.slice(1);

interface Clause {
  readonly subject: Set<number>;
  readonly object: Set<number>;
  readonly verb: number;
  readonly rest: Set<number>;
}

function transitive(sentence: Sentence): Clause | undefined {
  const { parse } = sentence;
  const verb = rootOf(parse);
  if (verb < 0 || parse.tokens[verb].upos !== 'VERB') return undefined;
  const subject = childWith(parse, verb, 'nsubj');
  const object = childWith(parse, verb, 'obj');
  if (subject < 0 || object < 0 || isPronoun(parse.tokens[subject]) || isPronoun(parse.tokens[object]))
    return undefined;
  const rest = new Set<number>();
  for (const at of childrenOf(parse, verb)) {
    if (['obl', 'advmod', 'obl:tmod'].includes(parse.tokens[at].deprel))
      for (const t of subtree(parse, at)) rest.add(t);
  }
  return { subject: subtree(parse, subject), object: subtree(parse, object), verb, rest };
}

const isPronoun = (token: ParsedToken): boolean => token.upos === 'PRON';

/** Active to passive, or with the two parties the wrong way round. */
function passive(sentence: Sentence, swapped: boolean): string | undefined {
  const clause = transitive(sentence);
  if (clause === undefined || !isUpward(sentence.parse)) return undefined;
  const { form, xpos } = sentence.parse.tokens[clause.verb];
  if (xpos !== 'VBD' || !form.endsWith('ed')) return undefined;
  const [first, second] = swapped ? [clause.subject, clause.object] : [clause.object, clause.subject];
  return finish(`${words(sentence, first)} was ${form} by ${lower(words(sentence, second))}`);
}

function swapRoles(sentence: Sentence): string | undefined {
  const clause = transitive(sentence);
  if (clause === undefined) return undefined;
  const verb = sentence.parse.tokens[clause.verb].form;
  return finish(`${words(sentence, clause.object)} ${verb} ${lower(words(sentence, clause.subject))}`);
}

/** The subject of this sentence with what another sentence says of its own. */
function fuse(sentence: Sentence, other: Sentence): string | undefined {
  const root = rootOf(other.parse);
  const theirs = root < 0 ? -1 : childWith(other.parse, root, 'nsubj', 'nsubj:pass');
  const own = childWith(sentence.parse, rootOf(sentence.parse), 'nsubj', 'nsubj:pass', 'obj');
  if (theirs < 0 || own < 0 || isPronoun(sentence.parse.tokens[own])) return undefined;
  if (isPronoun(other.parse.tokens[theirs])) return undefined;
  const away = subtree(other.parse, theirs);
  const subject = words(sentence, subtree(sentence.parse, own));
  const rest = say(other, (at) => !away.has(at) && at > Math.max(...away));
  if (words(other, away).toLowerCase() === subject.toLowerCase()) return undefined;
  return finish(`${subject} ${lower(rest)}`);
}

/** Another noun of the sentence in the subject's place. */
function innerSubject(sentence: Sentence): string | undefined {
  const { parse } = sentence;
  const root = rootOf(parse);
  const subject = root < 0 ? -1 : childWith(parse, root, 'nsubj', 'nsubj:pass');
  if (subject < 0) return undefined;
  const inner = [...subtree(parse, subject)].find(
    (at) =>
      at !== subject &&
      /^(NOUN|PROPN)$/.test(parse.tokens[at].upos) &&
      /^(nmod|obl|obj|nsubj)/.test(parse.tokens[at].deprel),
  );
  if (inner === undefined) return undefined;
  const away = subtree(parse, subject);
  const kept = subtree(parse, inner);
  const preposition = childWith(parse, inner, 'case');
  if (preposition >= 0) kept.delete(preposition);
  return finish(
    `${words(sentence, kept)} ${lower(say(sentence, (at) => !away.has(at) && at > Math.max(...away)))}`,
  );
}

/** Adds a phrase of place, time or manner that another sentence has. */
function addDetail(sentence: Sentence, other: Sentence): string | undefined {
  const root = rootOf(other.parse);
  const phrase = root < 0 ? -1 : childWith(other.parse, root, 'obl');
  if (phrase < 0 || childWith(other.parse, phrase, 'case') < 0) return undefined;
  const said = say(sentence, () => true).replace(/[.!?]+$/, '');
  return finish(`${said} ${lower(words(other, subtree(other.parse, phrase)))}`);
}

/** A number of the sentence replaced by another that the source has. */
function otherNumber(sentence: Sentence, other: Sentence): string | undefined {
  const at = sentence.parse.tokens.findIndex((token) => /^\d[\d.,]*$/.test(token.form));
  const theirs = other.parse.tokens.find((token) => /^\d[\d.,]*$/.test(token.form));
  if (at < 0 || theirs === undefined || theirs.form === sentence.parse.tokens[at].form) return undefined;
  const { start, end } = sentence.parse.tokens[at];
  const first = sentence.parse.tokens[0].start;
  const last = sentence.parse.tokens.at(-1)!.end;
  return finish(sentence.text.slice(first, start) + theirs.form + sentence.text.slice(end, last));
}

function negate(sentence: Sentence): string | undefined {
  const { tokens } = sentence.parse;
  const root = rootOf(sentence.parse);
  if (root < 0 || tokens.some((token) => NEGATIVE.test(token.form))) return undefined;
  const aux = childWith(sentence.parse, root, 'aux', 'aux:pass', 'cop');
  const after = aux >= 0 ? aux : tokens[root].xpos === 'VBD' ? -2 : -1;
  if (after === -1) return undefined;
  const parts = tokens.map((token, at) => {
    if (at === after) return `${token.form} not`;
    return at === root && after === -2 ? `did not ${token.lemma}` : token.form;
  });
  return finish(parts.join(' '));
}

/** What a speaker, a condition, a modal or a verb of trying stood over, said outright. */
function strip(sentence: Sentence): string | undefined {
  const { parse } = sentence;
  const root = rootOf(parse);
  if (root < 0) return undefined;
  const said = childWith(parse, root, 'ccomp');
  if (
    said >= 0 &&
    /^(say|claim|report|believe|allege|think|argue|suggest|tell|hope|expect|deny)$/.test(
      parse.tokens[root].lemma,
    )
  ) {
    return words(sentence, subtree(parse, said)).split(' ').length < 4
      ? undefined
      : finish(words(sentence, subtree(parse, said)).replace(/^that\s+/i, ''));
  }
  const condition = childrenOf(parse, root).find(
    (at) =>
      parse.tokens[at].deprel === 'advcl' &&
      childrenOf(parse, at).some((c) => /^(if|unless)$/i.test(parse.tokens[c].form)),
  );
  if (condition !== undefined) {
    const away = subtree(parse, condition);
    return say(sentence, (at) => !away.has(at));
  }
  const modal = childrenOf(parse, root).find((at) =>
    /^(may|might|could|would)$/i.test(parse.tokens[at].form),
  );
  return modal === undefined ? undefined : say(sentence, (at) => at !== modal);
}

/** Makes claims from one source text; at most one of each edit for a sentence that is drawn. */
export function synthesise(source: string, random: Random): Synthetic[] {
  const read = scan(source);
  const count = Math.min(read.sentenceCount, 40);
  const parser = bundledParser();
  const sentenceAt = (n: number): Sentence => {
    const start = read.sentenceStart[n];
    return { parse: parser.parse(source, start, read.sentenceEnd[n]), text: source };
  };
  if (count === 0) return [];
  const drawn = Math.floor(random() * count);
  const sentence = sentenceAt(drawn);
  if (sentence.parse.tokens.length < 6 || sentence.parse.tokens.length > 60) return [];
  const other = count > 1 ? sentenceAt((drawn + 1 + Math.floor(random() * (count - 1))) % count) : undefined;
  const made: [string, boolean, string | undefined][] = [
    ['compress', true, compress(sentence, random)],
    ['compress', true, compress(sentence, random)],
    ['conjunct', true, secondConjunct(sentence)],
    ['passive', true, passive(sentence, false)],
    ['verbatim', true, random() < 0.3 ? say(sentence, () => true) : undefined],
    ['passive-swapped', false, passive(sentence, true)],
    ['roles', false, swapRoles(sentence)],
    ['inner-subject', false, innerSubject(sentence)],
    ['negated', false, random() < 0.6 ? negate(sentence) : undefined],
    ['stripped', false, strip(sentence)],
    ['fused', false, other && fuse(sentence, other)],
    ['detail', false, other && random() < 0.6 ? addDetail(sentence, other) : undefined],
    ['number', false, other && otherNumber(sentence, other)],
  ];
  return made.flatMap(([edit, supported, claim]) =>
    claim === undefined || claim.length < 12 ? [] : [{ claim, source, supported, edit }],
  );
}
