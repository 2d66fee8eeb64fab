/**
 * What a list says of its items by the line that leads it: "Covered by the warranty:" before "- screen" says that the screen is
 * covered by it, "Rejected requests:" before "- 13" that request 13 was rejected.
 */
import type { Document } from '../../../read/document.ts';
import type { Teller, Telling } from '../types.ts';
import { bare, capital } from '../words.ts';
import { isItem, isTwice, leadOf, NUMBERED } from './lead-of.ts';

const STATE =
  'open closed pending overdue late active inactive free available unavailable eligible ineligible refundable ' +
  'non-refundable returnable taxable deductible mandatory optional compulsory valid invalid missing unpaid paid ' +
  'compatible incompatible exempt tax-free forbidden sold sent lost broken faulty';
const WORD = String.raw`(?:[\p{L}-]{2,20}ed|${STATE.replaceAll(' ', '|')})`;
/** "Not covered by the warranty", "Eligible", "Approved by Ms. Ruiz". */
const PREDICATE = new RegExp(
  String.raw`^(not )?(${WORD})( (?:by|in|on|for|from|with|under|at) [^,;:()]{2,50})?$`,
  'iu',
);
/** "Eligible items", "Rejected requests". */
const OF_KIND = new RegExp(String.raw`^(not )?(${WORD}) (\p{Ll}{3,20}s)$`, 'iu');
/** "The following refunds were approved." */
const FOLLOWING = new RegExp(
  String.raw`^the following(?: (\p{Ll}{3,20}s))? (?:are|is|were|was|have been|has been) (not )?(${WORD})( (?:by|in|on|for|from|with|under|at) [^,;:()]{2,50})?$`,
  'iu',
);
/** What a thing is rather than what was done to it once. */
const STANDING = new RegExp(
  String.raw`^(?:${STATE.replace(/ (?:paid|sold|sent|lost)\b/g, '').replaceAll(' ', '|')}|covered|included|excluded|allowed|permitted|prohibited|supported|required)$`,
  'i',
);
/** What leaves open whether, when or for whom it holds. */
const OPEN =
  /\b(?:if|unless|when|until|only|except|excluding|may|might|can|could|must|should|will|would|planned|proposed|expected|scheduled|suggested|requested|wanted|needed|tomorrow|or|either|but|without|example|examples|draft|old|former|previous|outdated|false|myths?|sample|template|maybe|probably|per)\b/i;

interface Head {
  readonly at: number;
  readonly denied: boolean;
  readonly state: string;
  readonly behind: string;
  /** What the items are, in the singular. */
  readonly kind: string;
}

/** What the line before a list says of an item of it. */
export const underHead: Teller = (scene) => {
  const { source, sentence } = scene;
  if (!isItem(source, sentence)) return [];
  const head = headOf(source, sentence);
  if (head === undefined) return [];
  const item = bare(source.said(sentence).trim().replace(NUMBERED, ''));
  const { claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  const [, named = '', amount] =
    /^([^:()[\],;]{1,60})(?:: ([$\u20ac\u00a3]?\d[\d.,]*(?: ?[\p{L}%\u20ac]{1,6})?))?$/u.exec(item) ?? [];
  if (named === '' || OPEN.test(named) || isTwice(source, sentence, item)) return [];
  const things = thingsOf(named, head.kind, said);
  const verbs = (said.match(BEING) ?? []).filter(
    (verb) => /^(?:is|are)$/.test(verb) || !STANDING.test(head.state),
  );
  const not = head.denied ? 'not ' : '';
  const states = verbs.flatMap((verb) => {
    const [first, been = ''] = verb.split(' ');
    const way = `${first} ${not}${been === '' ? '' : `${been} `}${head.state}${head.behind}`;
    return things.map((thing) => `${thing} ${way}.`);
  });
  const amounts =
    amount === undefined || head.kind === ''
      ? []
      : ['for', 'of'].map((of) => `The ${head.kind} ${of} ${named} is ${amount}.`);
  return [...states, ...amounts].map((text): Telling => ({ text, from: [head.at], marked: true }));
};

const BEING = /\b(?:is|are|was|were|(?:has|have) been)\b/g;

/** The line that leads the list of an item, where it says one thing of all of them. */
function headOf(source: Document, sentence: number): Head | undefined {
  const lead = leadOf(source, sentence, OPEN);
  return lead === undefined || OPEN.test(lead.line) ? undefined : readHead(lead.line, lead.at);
}

function readHead(line: string, at: number): Head | undefined {
  const plain = PREDICATE.exec(line);
  if (plain !== null) {
    const [, not, state = '', behind = ''] = plain;
    return { at, denied: not !== undefined, state: state.toLowerCase(), behind, kind: '' };
  }
  const kind = OF_KIND.exec(line);
  if (kind !== null) {
    const [, not, state = '', noun = ''] = kind;
    return { at, denied: not !== undefined, state: state.toLowerCase(), behind: '', kind: singular(noun) };
  }
  const following = FOLLOWING.exec(line);
  if (following === null) return undefined;
  const [, noun = '', not, state = '', behind = ''] = following;
  return { at, denied: not !== undefined, state: state.toLowerCase(), behind, kind: singular(noun) };
}

const singular = (noun: string): string =>
  noun
    .replace(/ies$/, 'y')
    .replace(/([sxz]|[cs]h)es$/, '$1')
    .replace(/(?<=[^s])s$/, '');

/** An item as a claim may call it: with its article, or a number with what the items are. */
function thingsOf(item: string, kind: string, said: string): readonly string[] {
  if (/^[#\p{Lu}]{0,3}-?\d[\d-]*$/u.test(item)) return kind === '' ? [] : [capital(`${kind} ${item}`)];
  const small = `${item.charAt(0).toLowerCase()}${item.slice(1)}`;
  const article = ['the', 'a', 'an', 'your', 'our'].find((one) =>
    said.toLowerCase().startsWith(`${one} ${item.toLowerCase()} `),
  );
  const whole = article === undefined ? [capital(item)] : [capital(`${article} ${small}`)];
  const owned = kind !== '' && /\d/.test(item) ? [`The ${kind} for ${item}`, `The ${kind} of ${item}`] : [];
  // "Order 5" of a list of refunds is what the refund is for, and was not approved itself.
  return owned.length > 0 && !item.toLowerCase().startsWith(kind) ? owned : whole;
}
