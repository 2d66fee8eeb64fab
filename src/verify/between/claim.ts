/** A claim that sets two deeds beside each other in time: "the guest cancelled two days before arrival". */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { Document } from '../read/document.ts';
import { type Length, lengthOf } from '../record/words/moment.ts';

/** What a claim says of when a deed was, against when another was. */
export interface Between {
  /** The deed that the claim tells, as it says it. */
  readonly deed: string;
  /** The deed or the day that it is held against, as it says that; empty for when its thing came in. */
  readonly anchor: string;
  /** Whether the deed was after its anchor. */
  readonly after: boolean;
  /** By how much, or within what; undefined where only the order is said. */
  readonly length: Length | undefined;
}

/** A claim that a deed was within a period that a rule of the evidence sets: "inside the 14-day refund window". */
export interface InWindow {
  readonly deed: string;
  readonly length: Length;
  /** What the period is one of: "refund". */
  readonly kind: readonly string[];
}

const WINDOW =
  /^(.+?),?(?: (?:is|was|came|falls|fell|lies|arrived))?(?: still| well)? (?:within|inside|in) the (\d{1,3}|\p{Ll}+)[- ](day|week|month|year)s? (\p{Ll}[\p{Ll} -]{2,40}? )?(?:window|period|limit|deadline)(?: (?:for|of) (\p{Ll}[\p{Ll} ]{2,30}))?$/u;

/** The deed, the period and what it is for; undefined for another claim. */
export function windowOf(text: string, lexicon: Lexicon): InWindow | undefined {
  const said = text.trim().replace(/(?<![.\s])[.\s]+$/, '');
  const [, deed = '', count, unit, kind = '', of = ''] = WINDOW.exec(said) ?? [];
  if (count === undefined || OPEN.test(said)) return undefined;
  const length = lengthIn(`up to ${count} ${unit}s`, lexicon);
  return length && { deed, length, kind: `${kind} ${of}`.split(/[ -]+/).filter((word) => word.length > 2) };
}

/** Whether a claim may be one of these at all. */
const MAY_BE = / (?:before|after|prior to|following|within|inside) /i;
const COUNT =
  '(?:(?:exactly|only|just|at least|at most|more than|less than|fewer than|over|under|up to|no more than|not more than|about) )?(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|thirty|\\d{1,4}|the)[ -](?:same |calendar )?(?:minutes?|hours?|days?|weeks?|months?|years?)';
const APART = new RegExp(`^(.+?),? (${COUNT}) (before|after|prior to|following) (.+)$`, 'i');
const WITHIN = new RegExp(
  `^(.+?),? (?:within|inside) (?:the )?(${COUNT}) (of|after|from|following|before) (.+)$`,
  'i',
);
/** "The complaint was answered within ten days": of when it came in. */
const WITHIN_BARE = new RegExp(
  `^(.+? (?:was|were|has been|have been) (?:answered|resolved|closed|settled|dealt with|acknowledged|processed|decided|approved|paid)) within (${COUNT})$`,
  'i',
);
const ORDER = /^(.+?),? (?:only |still )?(before|after|prior to|following) (.+)$/i;
/** What makes more, or less, of a claim than two deeds and their order. */
const OPEN =
  /\b(?:not|never|no|nobody|if|unless|until|would|could|should|might|(?<!\d )may(?! \d)|must|can|will|shall|shortly|soon|long|immediately|right|well|because|or|either|working|business|every|each|all|any)\b|n['’]t\b|[;:?"“”]/i;

/** The deed, its anchor and what lies between; undefined for another claim. */
export function betweenOf(text: string, lexicon: Lexicon): Between | undefined {
  if (!MAY_BE.test(text)) return undefined;
  const said = text.trim().replace(/(?<![.\s])[.\s]+$/, '');
  if (OPEN.test(said.replace(/\b\d{0,2} ?May\b/g, ''))) return undefined;
  const bare = WITHIN_BARE.exec(said);
  if (bare !== null) {
    const length = lengthIn(`up to ${bare[2]}`, lexicon);
    return length && { deed: bare[1]!, anchor: '', after: true, length };
  }
  const within = WITHIN.exec(said);
  if (within !== null) {
    const [, deed = '', count = '', relation, anchor = ''] = within;
    const length = lengthIn(`Up to ${count.replace(/^up to /i, '')}`, lexicon);
    return length && { deed, anchor, after: relation !== 'before', length };
  }
  const apart = APART.exec(said);
  const found = apart ?? ORDER.exec(said);
  if (found === null) return undefined;
  const deed = found[1] ?? '';
  const count = apart?.[2];
  const [relation = '', anchor = ''] = found.slice(-2);
  const length = count === undefined ? undefined : lengthIn(count, lexicon);
  if ((count !== undefined && length === undefined) || /^(?:it all|that|this)$/i.test(anchor))
    return undefined;
  return { deed, anchor, after: /^(?:after|following)$/i.test(relation), length };
}

/** The length of time that a few words say. */
export function lengthIn(count: string, lexicon: Lexicon): Length | undefined {
  const { values } = new Document(`It took ${count}.`, lexicon, undefined, undefined, 'en').whole();
  const [value, ...others] = values;
  return value === undefined || others.length > 0 ? undefined : lengthOf(value);
}
