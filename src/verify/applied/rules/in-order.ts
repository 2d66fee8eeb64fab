/**
 * What a rule does first: "The item is inspected before a refund is issued" by "refunds are issued once the item has been
 * inspected". Whether either has happened is left open, by the rule and by the statement.
 */

import { agreed } from '../../../text/inflect.ts';
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { sideOf } from '../../carry/halves.ts';
import { capital } from '../../context/tellings/words.ts';
import type { Scene, Shown } from '../asked.ts';
import { isInForce } from './exceptions.ts';
import { type Said, sentencesOf } from './sentences.ts';

/** Two deeds, as they are told: what comes first, and what comes then. */
interface Order {
  readonly first: string;
  readonly next: string;
}

const AFTER = String.raw`(?:only )?(?:once|as soon as|after|following|upon)`;
const FORMS: readonly (readonly [RegExp, boolean])[] = [
  [new RegExp(`^(.{6,120}?),? ${AFTER} (.{4,120})$`, 'iu'), false],
  [new RegExp(`^${AFTER} (.{4,120}?), (.{6,120})$`, 'iu'), true],
  [/^(.{6,120}?),? (?:only )?when (.{4,120} (?:has|have) .{3,80})$/iu, false],
  [/^when (.{4,80} (?:has|have) [^,]{3,80}), (.{6,120})$/iu, true],
  [/^(.{6,120}?),? (?:before|prior to|ahead of) (.{4,120})$/iu, true],
  [/^(?:before|prior to|ahead of) (.{4,120}?), (.{6,120})$/iu, false],
];
/** Words by which a statement may tell an order. */
const ORDERS = /\b(?:after|once|as soon as|following|upon|when|before|prior to|ahead of)\b/iu;
/** What makes a deed of such a sentence another than it is by itself, or one that is not of every time. */
const OPEN =
  /[,;:()"“”?]|\b(?:not|never|no|nobody|nothing|none|only|unless|if|whether|or|and|but|without|until|before|after|once|when|while|because|as|was|were|had|did|may|might|could|would|should|can|said|says?|except|within|shortly|soon|immediately|directly|(?:days?|hours?|weeks?|months?|minutes?|years?|two|three) (?:before|after|prior))\b|n['’]t\b|\d/iu;
const MOST = 4;

/** Where the evidence has the deeds of a statement in the order that it tells; undefined for another statement, and where it does not. */
export function inOrder(said: string, scene: Scene): Shown | undefined {
  if (!ORDERS.test(said)) return undefined;
  const own = orderIn(said, scene.lexicon);
  if (own === undefined) return undefined;
  for (const one of sentencesOf(scene.documents)
    .filter(({ text }) => ORDERS.test(text))
    .slice(0, MOST)) {
    const theirs = orderIn(one.text, scene.lexicon);
    if (theirs !== undefined && isSame(own, theirs, scene) && isInForce(said, one, scene))
      return shownBy(one, theirs);
  }
  return undefined;
}

const shownBy = ({ document, sentence }: Said, { first, next }: Order): Shown => ({
  places: [{ document, sentence }],
  told: `first: ${first}; then: ${next}`,
});

function orderIn(text: string, lexicon: Lexicon): Order | undefined {
  for (const [form, isForward] of FORMS) {
    const [, one, other] = form.exec(text) ?? [];
    if (one === undefined || other === undefined) continue;
    if (OPEN.test(one) || OPEN.test(other)) return undefined;
    const [main, under] = form.source.startsWith('^(.') ? [one, other] : [other, one];
    const told = withSubject(under, main, lexicon);
    return isForward === (under === other) ? { first: main, next: told } : { first: told, next: main };
  }
  return undefined;
}

/** "Moving in" as what the subject of the main clause does: "the tenant moves in". */
function withSubject(under: string, main: string, lexicon: Lexicon): string {
  const [, gerund, rest = ''] = /^(\p{Ll}{2,}ing)( .*)?$/u.exec(under) ?? [];
  const side = gerund === undefined ? undefined : sideOf(main);
  if (gerund === undefined || side === undefined || side.subject < 0) return under;
  const lemma = lexicon.lemma(gerund, 'v');
  const several =
    side.tree.token(side.root).xpos === 'VBP' ||
    side.tree.with(side.root, 'aux:pass').some((at) => /^are$/i.test(side.tree.token(at).form));
  const { start, end } = side.tree.span(side.subject, true);
  return `${main.slice(start, end)} ${agreed(lemma, several)}${rest}`;
}

function isSame(own: Order, theirs: Order, scene: Scene): boolean {
  return saysDeed(own.first, theirs.first, scene) && saysDeed(own.next, theirs.next, scene);
}

/** Whether a deed as the evidence tells it is the one that a statement tells of, as a clause or by its noun. */
function saysDeed(own: string, theirs: string, scene: Scene): boolean {
  const told = asClause(theirs, scene.lexicon);
  const said = asClause(own, scene.lexicon);
  if (told === undefined) return said === undefined && own.toLowerCase() === theirs.toLowerCase();
  const asked = said ?? ofNoun(own, told, scene.lexicon);
  if (asked === undefined || !scene.says(asked, told)) return false;
  // What is completed was started: it follows, and is another deed.
  return verbOf(asked, scene.lexicon) === verbOf(told, scene.lexicon) || scene.says(told, asked);
}

function verbOf(text: string, lexicon: Lexicon): string | undefined {
  const side = sideOf(text.replace(/\.$/, ''));
  return side && lexicon.lemma(side.tree.token(side.root).form.toLowerCase(), 'v');
}

/** A deed as a sentence of the present, "the item has been inspected" as it is told of any item; undefined where it is no clause. */
function asClause(text: string, lexicon: Lexicon): string | undefined {
  const plain = text
    .trim()
    .replace(/\b(has|have) been\b/iu, (_, have: string) => (have === 'has' ? 'is' : 'are'));
  const side = sideOf(plain);
  if (side === undefined || side.subject < 0) return undefined;
  const verb = side.tree.token(side.root);
  const [have] = side.tree.with(side.root, 'aux').map((at) => side.tree.token(at));
  if (have === undefined || !/^(?:has|have)$/i.test(have.form)) return sentence(plain);
  const lemma = lexicon.lemma(verb.form.toLowerCase(), 'v');
  return sentence(
    `${plain.slice(0, have.start)}${agreed(lemma, /^have$/i.test(have.form))}${plain.slice(verb.end)}`,
  );
}

/** "Inspection", "inspection of the item", "payment" as what a clause of the same deed tells; undefined for another noun. */
function ofNoun(noun: string, told: string, lexicon: Lexicon): string | undefined {
  const side = sideOf(told.replace(/\.$/, ''));
  if (side === undefined || side.subject < 0) return undefined;
  const verb = side.tree.token(side.root);
  const lemma = lexicon.lemma(verb.form.toLowerCase(), 'v');
  const { start, end } = side.tree.span(side.subject, true);
  // "Payment has been received": the deed is the noun itself.
  if (bare(told.slice(start, end)) === bare(noun)) return COMES.test(lemma) ? told : undefined;
  const [, head, of] = /^(?:the |an? )?(\p{L}+)(?: of (.{3,60}))?$/iu.exec(noun.trim()) ?? [];
  if (head === undefined) return undefined;
  const name = lexicon.lemma(head.toLowerCase(), 'n');
  const isOfVerb = name === lemma || lexicon.relation(name, lemma)?.kind === 'derivation';
  if (!isOfVerb || !/^\p{L}{4,}/u.test(name)) return undefined;
  return of === undefined ? told : sentence(`${of} is ${verb.form.toLowerCase()}`);
}

const bare = (phrase: string): string =>
  phrase
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?) /, '');

/** Verbs by which something that a noun names is done. */
const COMES = /^(?:receive|make|complete|do|give|grant|arrive|finish|obtain|take)$/;

const sentence = (text: string): string => `${capital(text.trim())}.`;
