/**
 * A condition told as what picks out those it holds for, and the other way round: "a refund is given if the customer
 * cancels in time" is given to a customer who cancels in time; "members who hold a card may enter" is said of members
 * if they hold one.
 */
import { parseSentence } from '../../../../text/parse/bundled.ts';
import { Tree } from '../../../../text/parse/tree.ts';
import { isRule } from '../../../check/rule.ts';
import type { Scene, Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';

const CONDITION = /\b(?:if|when|where|whenever|provided(?: that)?)\b/i;
/** What makes a condition more than one, or less: needed and not enough, taken back, or one of several. */
const OTHERWISE =
  /\b(?:only|even|unless|except|until|whether|otherwise|not just|or|and if|but|although|however)\b|[;:?]/i;
/** What leads a clause or phrase that picks out those it holds for. */
const PICKING = /^(?:who|that|which|whose|whoever|anyone|everyone|those|with|without|having|\p{L}{3,}ing)$/u;
const PARTICIPLE = /(?:ed|en|wn|ght|ld)$/u;
const HELPING = /^(?:is|are|was|were|be|been|being|has|have|had|gets?|got|not|the|an?|\p{L}+ly)$/u;
const RELATIVE = /^(?:who|that|which)$/i;
const PRONOUN = /^(?:they|it|he|she)$/i;
const PERSONS = /^(?:they|he|she)$/i;
/** Verbs by which somebody is given something, in the passive. */
const GIVEN = /^(?:given|granted|paid|offered|issued|sent|made|shown|awarded)$/;
const HOLDING = /^(?:has|have|holds?|owns?|carry|carries|bears?|contains?|includes?)\s+/i;

/** A sentence whose main clause holds under a condition. */
interface Conditional {
  /** The main clause without its condition, and without a full stop. */
  readonly main: string;
  /** Where the subject of the main clause lies in `main`. */
  readonly subject: { readonly start: number; readonly end: number };
  readonly passive: string | undefined;
  /** The subject of the condition, and what it says of it. */
  readonly who: string;
  readonly says: string;
}

/** The sentence of those for whom a condition holds. */
export const ofThoseWho: Teller = where([CONDITION], ({ sentence, tell, claim }) => {
  // What names nobody more closely speaks of all that bear the name, whether the condition holds or not.
  if (!picksOut(claim)) return [];
  const told = tell(sentence);
  if (!CONDITION.test(told.text) || OTHERWISE.test(bare(told.text)) || told.text.length > LONGEST) return [];
  const found = conditional(bare(told.text));
  if (found === undefined) return [];
  const who = claim.words.some(({ form }) => form === 'who') ? 'who' : 'that';
  return pickedOut(found, who).map((text) => ({ ...told, text: `${capital(text)}.` }));
});

/** Whether a claim has a clause or a phrase by which it speaks of some: "items damaged on arrival". */
const picksOut = ({ words }: Scene['claim']): boolean =>
  words.some(
    ({ form }, at) =>
      PICKING.test(form) || (at > 0 && PARTICIPLE.test(form) && !HELPING.test(words[at - 1]!.form)),
  );

/** The condition under which a sentence speaks of those whom it picks out. */
export const ifTheyAre: Teller = ({ sentence, tell, claim }) => {
  const mark = claim.words.find(({ form }) => CONDITION.test(form))?.form;
  const told = tell(sentence);
  if (mark === undefined || CONDITION.test(told.text) || told.text.length > LONGEST) return [];
  const text = bare(told.text);
  const tree = new Tree(parseSentence(`${text}.`));
  const subject = subjectOf(tree);
  const [clause] = subject === undefined ? [] : tree.with(subject, 'acl:relcl');
  if (subject === undefined || clause === undefined) return [];
  const { start, end } = tree.span(clause);
  const said = text.slice(start, end);
  const [relative, rest] = [said.split(' ', 1)[0]!, said.slice(said.indexOf(' ') + 1)];
  // "Members, who …" tells something of all of them.
  if (!RELATIVE.test(relative) || /,\s*$/.test(text.slice(0, start))) return [];
  const noun = tree.token(subject);
  const plural = noun.xpos === 'NNS' || noun.xpos === 'NNPS';
  const pronoun = plural || relative.toLowerCase() === 'who' ? 'they' : 'it';
  const main = `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`;
  return [{ ...told, text: `${capital(main)} ${mark} ${pronoun} ${rest.replace(/,$/, '')}.` }];
};

const LONGEST = 300;

function subjectOf(tree: Tree, root = tree.tokens.findIndex(({ head }) => head < 0)): number | undefined {
  return root < 0 ? undefined : tree.with(root, 'nsubj', 'nsubj:pass')[0];
}

function conditional(text: string): Conditional | undefined {
  const tree = new Tree(parseSentence(`${text}.`));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  const clauses = root < 0 ? [] : tree.with(root, 'advcl');
  const [clause] = clauses;
  const subject = subjectOf(tree, root);
  if (clause === undefined || clauses.length > 1 || subject === undefined || !isRule(tree, root))
    return undefined;
  const [mark] = tree.with(clause, 'mark', 'advmod');
  const theirs = subjectOf(tree, clause);
  const own = tree.span(clause);
  if (mark === undefined || theirs === undefined || tree.token(mark).start !== own.start) return undefined;
  const who = tree.span(theirs);
  if (!CONDITION.test(text.slice(own.start, who.start)) || who.end >= own.end) return undefined;
  const before = text.slice(0, own.start).replace(/,?\s*$/, '');
  const after = text.slice(own.end).replace(/^\s*,?\s*/, '');
  // "If it is broken and you have a receipt, …": what the parse left out is a condition as well.
  if (/^(?:and|or|but)\b/i.test(after)) return undefined;
  const main = before === '' ? after : after === '' ? before : `${before} ${after}`;
  const place = tree.span(subject);
  const shift = place.start > own.end ? text.length - after.length : 0;
  const [passive] = tree.with(root, 'aux:pass').length > 0 ? [tree.token(root).form] : [];
  return {
    main,
    subject: { start: place.start - shift, end: place.end - shift },
    passive,
    who: text.slice(who.start, who.end),
    says: text.slice(who.end, own.end).trim().replace(/,$/, ''),
  };
}

function pickedOut({ main, subject, who, says, passive }: Conditional, relative: string): readonly string[] {
  const said = main.slice(subject.start, subject.end);
  const put = (phrase: string): string => main.slice(0, subject.start) + phrase + main.slice(subject.end);
  const of = (name: string): readonly string[] => [
    `${name} ${relative} ${says}`,
    ...(/^(?:is|are|was|were) (?!not\b)/i.test(says) ? [`${name} ${says.replace(/^\w+ /, '')}`] : []),
    ...(HOLDING.test(says) ? [`${name} with ${says.replace(HOLDING, '')}`] : []),
  ];
  const isSame = said.replace(ARTICLE, '').toLowerCase() === who.replace(ARTICLE, '').toLowerCase();
  if (PRONOUN.test(who) || isSame) return PRONOUN.test(said) ? [] : of(said).map(put);
  if (PRONOUN.test(said)) return of(indefinite(who)).map(put);
  if (passive === undefined || !GIVEN.test(passive) || PERSONS.test(who)) return [];
  return of(indefinite(who)).map((whom) => `${main} to ${whom}`);
}

const ARTICLE = /^(?:the|a|an) /i;

/** "The customer" of a rule is whoever is one. */
const indefinite = (name: string): string =>
  name.replace(/^the (?=[^aeiou])/i, 'a ').replace(/^the /i, 'an ');
