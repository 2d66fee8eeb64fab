/**
 * A deed that is named and then said to be done, as the deed: "The replacement of the filter was carried out by Ana" is
 * "Ana replaced the filter" and "The filter was replaced by Ana", "Denial of the appeal followed on 4 May" is "The appeal was
 * denied on 4 May", "Ana carried out the inspection of the roof" is "Ana inspected the roof".
 */
import { participleOf, pastOf, present } from '../../text/inflect.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { capital } from '../context/tellings/words.ts';
import { verbOfNoun } from './verb-of-noun.ts';

const WHAT = String.raw`[^,;:]{2,80}?`;
/** What may stand before its noun, and the noun: "The urgent replacement" says more, and is not taken. */
const DEED = String.raw`(?:The |An? )?(?<noun>\p{L}\p{Ll}{3,})`;
const TAIL = String.raw`(?<tail>(?: (?:on|at|in|before|after|during|within|since|until|because|when|from|with) (?:[^;:]|(?<=\d):(?=\d)){2,80})?)`;
const DONE = 'done|made|carried out|performed|undertaken|handled|conducted|seen to|taken care of';
const BE = String.raw`(?<be>is|are|was|were|has been|have been|had been|will be|must be|has to be|have to be|needs to be|can be|may be)`;

const PASSIVE = new RegExp(
  String.raw`^${DEED} (?<of>of|to|for) (?<what>${WHAT}) ${BE} (?:${DONE})(?: by (?<who>[^,;:]{2,50}?))?${TAIL}$`,
  'u',
);
/** A deed that came to pass. */
const PASSED = new RegExp(
  String.raw`^${DEED} of (?<what>${WHAT})(?: by (?<who>[^,;:]{2,50}?))? (?:took place|followed|happened|occurred|came)(?! (?:under|to|with|into|from|at a)\b)${TAIL}$`,
  'u',
);
const ACTIVE = new RegExp(
  String.raw`^(?<who>[^,;:]{2,50}?) (?<did>carried out|did|made|performed|undertook|conducted|carries out|does|makes|performs|conducts) (?:the |an? )?(?<noun>\p{Ll}{4,}) of (?<what>${WHAT})${TAIL}$`,
  'u',
);
const DENIED = /\b(?:not|never|no|nobody|none|only|neither|nor|hardly)\b|n['’]t\b/iu;

interface Named {
  readonly verb: string;
  /** What it was done to. */
  readonly what: string;
  /** Who did it; empty where that is not said. */
  readonly who: string;
  /** How the deed stands: "was", "has to be". */
  readonly be: string;
  readonly tail: string;
}

/** The statement with its deed as a verb, of what it was done to and of who did it; none for another statement. */
export function byNamedDeed(said: string, lexicon: Lexicon): readonly string[] {
  const found = DENIED.test(said) ? undefined : read(said, lexicon);
  if (found === undefined) return [];
  const { verb, what, who, be, tail } = found;
  const passive = `${capital(what)} ${be} ${participleOf(verb)}`;
  if (who === '') return [`${passive}${tail}`];
  const way = activeOf(be, verb);
  const active = way === undefined ? [] : [`${capital(who)} ${way} ${what}${tail}`];
  return [...active, `${passive} by ${who}${tail}`];
}

function read(said: string, lexicon: Lexicon): Named | undefined {
  const groups = (PASSIVE.exec(said) ?? PASSED.exec(said) ?? ACTIVE.exec(said))?.groups;
  if (groups === undefined) return undefined;
  const { noun = '', of = 'of', what = '', who = '', did = '', tail = '' } = groups;
  const verb = verbOfNoun(noun.toLowerCase(), lexicon);
  // "A request for a refund", "a repair to the roof": other nouns have other things behind those.
  const fits =
    of === 'of' ||
    (of === 'for' ? /^(?:request|order|book)$/u : /^(?:repair|change|adjust)$/u).test(verb ?? '');
  if (verb === undefined || !fits) return undefined;
  const several = /^(?:(?:both|all|two|three|four|five|six|the) )?(?:\p{Ll}+ )?\p{Ll}+[^s]s$/u.test(what);
  return { verb, what, who, be: beOf(groups['be'], did, several), tail };
}

/** How what was done to stands: "was", and "were" of several. */
function beOf(be: string | undefined, did: string, several: boolean): string {
  const own = be ?? (/s$/u.test(did) ? 'is' : 'was');
  const [first = '', ...rest] = own.split(' ');
  const one = { are: 'is', were: 'was', have: 'has' }[first] ?? first;
  const many = { is: 'are', was: 'were', has: 'have', needs: 'need' }[one] ?? one;
  return [several ? many : one, ...rest].join(' ');
}

/** "Replaced" for "was replaced", of whoever did it. */
function activeOf(be: string, verb: string): string | undefined {
  if (/^(?:was|were)$/u.test(be)) return pastOf(verb);
  if (/^(?:is|are)$/u.test(be)) return present(verb);
  if (/^(?:has|have) been$/u.test(be)) return `has ${participleOf(verb)}`;
  const modal = /^(?<modal>will|must|can|may|has to|have to|needs? to) be$/u.exec(be)?.groups?.['modal'];
  return modal === undefined ? undefined : `${modal.replace('have', 'has')} ${verb}`;
}
