/** Lines that lead to a list, and what they give its items: the words that go on in them, or whom they are of. */
import { parseSentence } from '../../text/parse/bundled.ts';
import { isCheckable } from '../kinds.ts';
import { readsAsClause } from '../parts/clauses.ts';
import { lowered } from '../parts/lowered.ts';
import { hasVerb } from '../parts/verbs.ts';
import type { BlockKind } from './layout.ts';

/** Where a sentence stands. */
export interface Setting {
  readonly kind: BlockKind;
  /** The line with a colon that its list hangs on; '' for none. */
  readonly lead: string;
  /** The heading or label that it stands under; '' for none. */
  readonly title: string;
  /** The same where it stands right above; '' for none. */
  readonly under: string;
  /** Only English is parsed. */
  readonly english: boolean;
}

/** A line without a verb: with the words that its list hangs on it may say something. */
export function completed(text: string, { kind, lead }: Setting): string | undefined {
  // `What you need:` before `a passport`: you need one.
  const head = lead
    .slice(-LONGEST_LEAD)
    .replace(/(?<![\s:])[\s:]+$/, '')
    .replace(/^what /i, '');
  if (kind === 'item' && OPENS_LIST.test(head) && goesOn(head))
    return `${head.replace(FOLLOWING, '')} ${text}`;
  if (/^[^:]{1,60}:\s\S/.test(text)) return text;
  return kind === 'item' && (isCheckable(text, 0, text.length) || QUANTIFIED.test(text)) ? text : undefined;
}

/** `Carrier – FedEx`: a field before a dash. */
const FIELD = /^(?<name>\p{Lu}\p{Ll}+(?: \p{Ll}+)?) [–—-] (?<value>[\p{L}\p{N}][^–—:;.!?]{1,40})[.!]?$/u;
/** What the title of a text or the name below a letter has. */
const OF_TITLES =
  /\b(?:minutes|notes?|summary|update|overview|agenda|itinerary|report|invoice|team|support|desk|manager|department|draft|page|step|part|section|chapter|best|regards|thanks|cheers|love|version|example|appendix|options?)\b/i;
/** `Lost.`: how something is, and not what. */
const BARE = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}[.!]$/u;

/** What words without a verb say of the line right above them, or of the field that they open with. */
export function ofLine(words: string, { kind, under }: Setting): string | undefined {
  const { name, value } = FIELD.exec(words)?.groups ?? {};
  if (name !== undefined && !OF_TITLES.test(words)) return `${name}: ${value}`;
  return kind === 'prose' && under !== '' && BARE.test(words) ? `${under}: ${words}` : undefined;
}

/** `You'll get:`, `What members get`: who gets each item, though a word of it may be a verb elsewhere (`fully paid leave`). */
const GETS =
  /^(?:what )?(?<who>you|members|customers|guests|subscribers|employees|participants)(?:['’]ll| will| also)*(?: also)? (?<verb>get|receive)$/iu;

/** An item of what somebody gets; undefined for one that states something itself. */
export function gained(words: string, setting: Setting): string | undefined {
  const { who = '', verb = '' } = GETS.exec(headOf(setting))?.groups ?? {};
  return who === '' || !isPhrase(words, setting)
    ? undefined
    : `${who.charAt(0).toUpperCase()}${who.slice(1).toLowerCase()} ${verb.toLowerCase()} ${lowered(words)}`;
}

/** `Requirements:`, `What you'll need:`, `Required documents`: each item is needed. */
const NEEDS =
  /^(?:(?:\p{L}+ )?requirements|prerequisites|(?:required|necessary) (?:documents|items|papers)|(?:documents|items|papers) (?:required|needed)|(?:what )?you(?:['’]ll| will)?(?: also)? need(?: to (?:bring|submit|provide))?)$/iu;

/** An item of what is needed; undefined for one that states something itself. */
export function needed(words: string, setting: Setting): string | undefined {
  const head = headOf(setting);
  if (!NEEDS.test(head) || !isPhrase(words, setting)) return undefined;
  const verb = /need( to \p{L}+)?$/iu.exec(head)?.[1] ?? '';
  return `You need${verb} ${lowered(words)}`;
}

const headOf = ({ lead, title }: Setting): string =>
  (lead === '' ? title : lead).slice(-LONGEST_LEAD).replace(/[\s:]+$/, '');

/** Whether an item is a phrase that a verb may have behind it: no clause, no label, and nothing that opens with a verb. */
function isPhrase(words: string, { kind }: Setting): boolean {
  if (kind !== 'item' || /[:?!;]/.test(words) || readsAsClause(words)) return false;
  const bound = /^(?:up to|over|about|around|at least) (?:\d|an? |one |two )/i.test(words);
  return bound || !/^(?:VB|MD|IN|W|TO|RB)/.test(parseSentence(words).tokens[0]?.xpos ?? '');
}

/** `No open disputes`, `Unlimited texts`: an item that says how much of something there is, though without a figure. */
const QUANTIFIED = /^(?:no|not|all|both|every|each|only|free|unlimited|without|none of) \p{L}/iu;

/** `The landlord has to:` before `repair the boiler`: an item that begins with a bare verb is what the line goes on with. */
export function ledOn(text: string, start: number, end: number, { kind, lead }: Setting): string | undefined {
  const head = withoutGreeting(lead.slice(-LONGEST_LEAD).replace(/(?<![\s:])[\s:]+$/, ''));
  if (kind !== 'item' || !OPENS_DEED.test(head) || /^(?:please|if|when|to)\b/i.test(head)) return undefined;
  const words = text.slice(start, end);
  const first = parseSentence(`${head} ${words.charAt(0).toLowerCase()}${words.slice(1)}`).tokens.find(
    (token) => token.start > head.length,
  );
  if (first?.xpos !== 'VB') return undefined;
  return `${head.replace(FOLLOWING, '')} ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** `Hi Jo, the landlord has to:` leads on without its greeting. */
const withoutGreeting = (head: string): string => {
  const rest = head.replace(
    /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?: [\p{L}.'’-]+){0,3}[,!] /iu,
    '',
  );
  return rest === head ? head : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
};

/** A subject with a helper of a verb that stands in the items. */
const OPENS_DEED =
  /^(?:[\p{L}'’-]+,? ){1,8}(?:has|have|had|need|needs|is required|are required|is allowed|are allowed|is|are|will|can|may|must|should|shall|cannot|would)(?: (?:to|not|not to))?$/iu;

const LONGEST_LEAD = 160;
/** A verb that goes on in the items of a list. */
const OPENS_LIST = new RegExp(
  String.raw`\b(?:is|are|was|were|has|have|had|includ|contain|cover|offer|need|require|allow|support|list|show|cost|get|receive)` +
    String.raw`(?:s|es|d|ed)?(?: the following(?: \p{L}+)?)?$`,
  'iu',
);
/** Whether the last word is the verb of the line: `Comparison of the two offers` has none. */
const goesOn = (head: string): boolean => hasVerb(parseSentence(`${head.replace(FOLLOWING, '')} this.`), 0);

const FOLLOWING = / the following(?: \p{L}+)?$/iu;

/** `Plan Basic has the following terms`: what a line says that it will tell more of. */
const ANNOUNCING =
  /^(?<subject>(?:[\p{L}\p{N}'’&.-]+ ){0,5}[\p{L}\p{N}'’&.-]+?) (?:has|have|offers?|includes?|provides?|gives|gets|covers?|comes with|features?)(?: you| all| both)?(?: (?:the following|these|the|several|some|two|three|four|five|\p{L}+))?(?: \p{L}+){0,3}$/iu;
const LEAST_SUBJECT = 2;
const MOST_SUBJECT = 8;

/** Titles of lists that name nothing which could do anything. */
const NOBODY =
  /^(?:pros|cons|advantages|disadvantages|benefits|drawbacks|features|highlights|strengths|weaknesses|notes?)$/i;

/** Of what the items of a list are, by the line or the title that they stand under; undefined where neither says it. */
function subjectOf({ lead, title }: Setting): string | undefined {
  const head = (lead === '' ? title : lead).replace(/(?<![\s:])[\s:]+$/, '');
  if (NOBODY.test(head)) return undefined;
  const announced = ANNOUNCING.exec(head)?.groups?.subject;
  if (announced !== undefined) return announced;
  const words = head.split(' ').length;
  const plain =
    head.length >= LEAST_SUBJECT && words <= MOST_SUBJECT && /^[\p{L}\p{N}][\p{L}\p{N} '’&.#-]*$/u.test(head);
  if (!plain || !/^(?:the |your |our |\p{Lu})/u.test(head)) return undefined;
  const parse = parseSentence(head);
  // "Try this" names nobody.
  const order = words > 1 && parse.tokens[0]?.xpos === 'VB';
  return order || hasVerb(parse, 0) ? undefined : head;
}

/** `includes phone support` under `Plan Basic`: an item that begins with the verb of what its list is of. */
export function ofTitle(text: string, start: number, end: number, setting: Setting): string | undefined {
  if (setting.kind !== 'item') return undefined;
  const words = `${text.charAt(start).toLowerCase()}${text.slice(start + 1, end)}`;
  const subject = subjectOf(setting);
  if (
    subject !== undefined &&
    setting.lead !== '' &&
    GOES_ON.test(words) &&
    !/^May\b/.test(text.slice(start, end))
  )
    return `${subject} ${words}`;
  // "paid the fee" under "The landlord:": in small letters it goes on with the line.
  if (subject !== undefined && setting.lead !== '' && /^\p{Ll}/u.test(text.slice(start, end))) {
    const { tokens } = parseSentence(`${subject} ${words}`);
    const verb = tokens.find((token) => token.start > subject.length);
    if (/^VB[DZ]$/.test(verb?.xpos ?? '')) return `${subject} ${words}`;
  }
  if (!/^\p{Ll}+s\b/u.test(words)) return undefined;
  // "Refunds take 14 days" has a subject of its own, though its first word may be a verb too.
  if (subject === undefined || readsAsClause(text.slice(start, end))) return undefined;
  const first = parseSentence(`${subject} ${words}`).tokens.find((token) => token.start > subject.length);
  return first?.xpos === 'VBZ' || TELLING.test(words) ? `${subject} ${words}` : undefined;
}

/** `was informed on 5 May`, `cannot appeal`: what has a helper for its first word lacks its subject. */
const GOES_ON =
  /^(?:is|are|was|were|has|have|had|does|do|did|will|would|can|cannot|could|may|must|should|shall|(?:is|are|was|were|has|have|had|does|do|did|wo|would|ca|could|must|should)n['’]t) (?:\p{L}|\d|\p{Sc})[^?]*$/iu;

const OF_LABEL =
  /^(?<label>[\p{Lu}\p{N}][^:.!?;]{1,60}): (?<pronoun>it|they|he|she)(?<rest>(?: |['’])\p{L}.*)$/isu;

/** Who speaks is not what is spoken of. */
const SPEAKER =
  /^(?:user|assistant|agent|customer|client|caller|bot|chatbot|ai|support|system|human|me|you|operator|advisor|adviser|interviewer|host|guest|speaker)(?: ?\d+)?$/i;

/** `Dinner (14 March): it exceeds the limit`: what stands behind a label is said of what it names. */
export function ofLabel(sentence: string): string | undefined {
  const { label = '', pronoun = '', rest = '' } = OF_LABEL.exec(sentence)?.groups ?? {};
  // "Update on the outage: they found the cause": of nothing that is named there.
  if (pronoun.toLowerCase() === 'they' && !/(?:s|people|staff|team|police)\)?$/i.test(label))
    return undefined;
  if (label === '' || SPEAKER.test(label) || hasVerb(parseSentence(`${label}.`), 0)) return undefined;
  const told = `${label}${rest.replace(/^['’]s /, ' is ').replace(/^['’]re /, ' are ')}`;
  return readsAsClause(told) ? told : undefined;
}

/** Verbs that a parse takes for nouns where nothing but a name stands before them. */
const TELLING =
  /^(?:costs|lasts|starts|ends|covers|supports|offers|needs|runs|weighs|measures|holds) [\p{Sc}\d\p{L}]/u;

/** What a line says of the list that follows it, and nothing else. */
const POINTING =
  /,? (?:as follows|(?:for|in|by|with|on|to|because of|due to) (?:the following|these|the) (?:\p{L}+ ){0,2}(?:items?|reasons?|orders?|products?|terms?|conditions?|ways?|steps?|amounts?|dates?|cases?|points?|services?|accounts?|parts?|grounds|changes?|charges?|purchases?|bookings?|tickets?|invoices?))$/iu;

/** `… and contains:`: the verb that the list goes on with, behind a statement of its own. */
const GOING_ON =
  /,? (?:and|which|but) (?:(?:also|now|it|they|you) )?(?:is|are|has|have|had|will|can|must|contains?|includes?|covers?|comprises?|consists? of|costs?|gets?|needs?|offers?|requires?|received?|supports?|shows?|lists?|adds?|comes? with)(?: (?:the following|these)(?: \p{L}+)?)?$/iu;

/**
 * How far a line with a colon states something itself: `Your order was refunded on 5 May as follows:`, `All refunds of
 * $50 were approved yesterday:`. undefined where it only leads to what follows.
 */
export function statedByLead(text: string, start: number, end: number): number | undefined {
  const line = text.slice(start, end).replace(/(?<![\s:])[\s:]+$/, '');
  const pointing = POINTING.exec(line)?.[0].length ?? GOING_ON.exec(line)?.[0].length ?? 0;
  const words = line.slice(0, line.length - pointing);
  if (
    /^(?:here|there|these|this|those|that|below|the following|please|if|when|to|for|some|a few)\b/i.test(
      words,
    )
  )
    return undefined;
  if (pointing === 0 && !/\d|\b(?:was|were|has been|have been) \p{L}+(?:ed|en|id|nt|ld)\b/iu.test(words))
    return undefined;
  const { tokens } = parseSentence(words);
  if (!hasVerb(parseSentence(words), 0) || tokens.every(({ upos }) => upos !== 'VERB')) return undefined;
  const last = tokens.findLast(({ upos }) => upos !== 'PUNCT');
  const open =
    last === undefined ||
    /^(?:AUX|ADP|PART|DET|CCONJ|SCONJ)$/.test(last.upos) ||
    /^(?:VB|VBP|VBZ)$/.test(last.xpos);
  return open ? undefined : start + words.length;
}
