/** Whether two fields have the same value: "the shipping address matches the billing address", "the names match". */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';

const VERB = /^(?:match|equal)$/;
const SAME = /^(?:identical|same)$/;
const BE = /^(?:is|are|was|were|do|does|did)$/;
const ARTICLE = /^(?:the|a|an|its|their|his|her|this|both)$/;
/** What says that there is no value. */
const NONE = /^(?:null|none|n\/a|-|unknown|undefined|)$/iu;

/** Words [from, to) of a claim. */
type Span = readonly [from: number, to: number];

/** Accounts for a claim that two fields of a record are the same, and tells whether they are. */
export function matching(said: Said): void {
  const { words, bare } = said;
  const verb = words.findIndex(({ lemma, value }, at) => value < 0 && at > 0 && VERB.test(lemma));
  const same = verb < 0 ? bare.findIndex((form, at) => SAME.test(form) && at > 1) : -1;
  const at = verb < 0 ? same : verb;
  if (at < 0) return;
  const found = sidesOf(said, at);
  if (found === undefined) return;
  const [one, other] = found;
  if (NONE.test(one.quote.trim()) || NONE.test(other.quote.trim())) return;
  const holds = plain(one.quote) === plain(other.quote);
  said.derivations.push(
    `${one.name.join(' ')} ${one.quote} ${holds ? '=' : '\u2260'} ${other.name.join(' ')} ${other.quote}`,
  );
  said.predicates.push({ word: at, field: one, holds, kind: 'none' });
  said.words.forEach((word, place) => {
    const isDenial = /^(?:not|never)$/.test(bare[place]!) || bare[place]!.endsWith("n't");
    if (word.value < 0 && !isDenial && said.isOpen(place)) said.explain(place, place + 1, 'derived', other);
  });
  said.extra.push(one);
}

const plain = (quote: string): string => quote.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** The two fields that stand around the verb of a claim, or before it; undefined where it names others. */
function sidesOf(said: Said, at: number): readonly [Field, Field] | undefined {
  const { words, bare } = said;
  const end = words.length;
  let before = at;
  while (
    before > 0 &&
    (BE.test(bare[before - 1]!) || /^(?:not|the|n't|doesn't|don't)$/.test(bare[before - 1]!))
  )
    before--;
  const behind = bare[at + 1] === 'as' ? at + 2 : at + 1;
  if (behind < end) return pairOf(said, [0, before], [behind, end]);
  const and = bare.indexOf('and');
  if (and > 0 && and < before) return pairOf(said, [0, and], [and + 1, before]);
  const [from, to] = withoutArticle(said, [0, before]);
  if (to - from !== 1 || words[from]!.form === words[from]!.lemma) return undefined;
  const own = said.focus.own.filter(({ name }) => name.length > 1 && name.at(-1) === words[from]!.lemma);
  return own.length === 2 ? [own[0]!, own[1]!] : undefined;
}

function pairOf(said: Said, one: Span, other: Span): readonly [Field, Field] | undefined {
  const [first, second] = [fieldAt(said, one), fieldAt(said, other)];
  return first === undefined || second === undefined || first === second ? undefined : [first, second];
}

/** The one field whose name is what a claim says in some words; undefined for none, or several. */
function fieldAt(said: Said, span: Span): Field | undefined {
  const [from, to] = withoutArticle(said, span);
  const called = said.bare.slice(from, to).join(' ');
  const named = said.fields.filter(({ name }) => name.join(' ') === called);
  return named.length === 1 ? named[0] : undefined;
}

const withoutArticle = ({ bare }: Said, [from, to]: Span): Span => [
  ARTICLE.test(bare[from] ?? '') ? from + 1 : from,
  to,
];
