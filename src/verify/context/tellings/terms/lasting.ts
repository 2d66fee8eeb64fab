/** How long something lasts, and what it takes at the most. */
import { capital, lower } from '../words.ts';
import { SPAN, stemsOf } from './clause.ts';
import type { Rewriter, Wording } from './types.ts';

/** What lasts for a time by its nature. */
const THINGS =
  'warrant(?:y|ies)|guarantees?|cover|contracts?|agreements?|leases?|subscriptions?|trials?|trial period|offers?|insurance|pass|passes|tickets?|memberships?|licen[cs]es?|permits?|tenanc(?:y|ies)|loans?|notice period|probation(?:ary period)?|terms?|placements?|vouchers?|quotes?|quotations?|visas?|passports?|certificates?';
const LASTS = String.raw`(?:runs?|lasts?|(?:is|are) (?:valid|good|in force)|covers?|applies|apply|ha(?:s|ve) a (?:term|duration|length) of)`;
const LASTING = new RegExp(
  String.raw`\b((?:${THINGS})(?: [a-z-]+){0,5}?) ${LASTS}(?: for)? (${SPAN})\b`,
  'iu',
);
const VERB = new RegExp(String.raw`${LASTS}(?: for)?(?= ${SPAN})`, 'iu');
/** What covers the time that it lasts. */
const COVERING = /^(?:warrant|guarantee)/i;
/** "The lease has run for two years": so long until now. */
const SO_FAR = / (?:has|have|had)$/i;
/** What does not stand for how long something is in force. */
const TAKING_BACK = /\b(?:notice|not|no|never|after|before|late|overdue|old|ago|away)\b/i;

/** "The warranty covers two years" for "the warranty runs for two years". */
function byLength({ text, said, title }: Wording): readonly string[] {
  const [ours, theirs] = [LASTING.exec(said), LASTING.exec(text)];
  if (ours === null) return [];
  const own = VERB.exec(ours[0])![0];
  if (/^covers?/.test(own) && !COVERING.test(ours[1]!)) return [];
  if (theirs !== null) {
    const other = VERB.exec(theirs[0])![0];
    if (/^covers?/.test(other) && !COVERING.test(theirs[1]!)) return [];
    if (TAKING_BACK.test(theirs[0]) || SO_FAR.test(theirs[1]!) || other === own) return [];
    const at = theirs.index + theirs[0].indexOf(other, theirs[1]!.length);
    return [text.slice(0, at) + own + text.slice(at + other.length)];
  }
  const with_ = WITH.exec(text);
  if (with_ === null) return [];
  const [, what, before, called, name, after] = with_;
  const noun = called ?? name;
  const length = (before ?? after)!
    .replace(/-/g, ' ')
    .replace(/\b(year|month|week|day)$/, '$1s')
    .replace(/^(one|a|1) (\w+)s$/, '$1 $2');
  const owner = lower(what!);
  const titled = stemsOf(owner).every((stem) => stemsOf(title).includes(stem));
  return [
    // Of the thing that the source is of; else the warranty is that thing's alone.
    ...(titled ? [`The ${noun} ${own} ${length}`] : []),
    `The ${noun} of ${owner} ${own} ${length}`,
    `The ${noun} on ${owner} ${own} ${length}`,
  ];
}

const WITH = new RegExp(
  String.raw`^([^,;:]{2,60}?) (?:comes?|(?:is|are) (?:sold|supplied|delivered)|ha(?:s|ve)|carr(?:y|ies)|includes?)(?: with)? a (?:(${SPAN}) (${THINGS})|(${THINGS}) of (${SPAN}))$`,
  'iu',
);

const TAKES =
  /\b(?:(?:may|can|could|will|might) )?(take|last|cost|weigh|run|need|require|contain|hold)s? (up to|at most|at the most|no more than|no longer than|not more than|a maximum of)(?= )/iu;

/** "Take up to ten days" for "may take up to ten days to reach you", and for "take no more than ten". */
function byMost({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [TAKES.exec(said), TAKES.exec(text)];
  if (ours === null || theirs === null || ours[1] !== theirs[1]) return [];
  const told = text.replace(TAKES, ours[0]);
  const until = new RegExp(String.raw`^(.*?${ours[0]} ${SPAN}) to [a-z]+ [^,;]+$`, 'iu').exec(told);
  return until === null || / to [a-z]+ /.test(said.slice(ours.index)) ? [told] : [told, until[1]!];
}

const AT_MOST =
  /\b(?:up to|as many as|as much as|at most|at the most|no more than|not more than|a maximum of)(?= (?:\d|[a-z]))/iu;

/** "Up to ten books" for "as many as ten books", where it may be so many. */
function byAtMost({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [AT_MOST.exec(said)?.[0].toLowerCase(), AT_MOST.exec(text)?.[0].toLowerCase()];
  if (ours === undefined || theirs === undefined || ours === theirs) return [];
  // Without leave to have so many, "as many as ten" is ten.
  if (
    /^as /.test(`${ours}|${theirs}`.replace(/^.*\|(?=as )/u, '')) &&
    !/\b(?:may|can|allowed|entitled|permitted|able)\b/.test(text)
  )
    return [];
  return [text.replace(AT_MOST, (found) => (/^\p{Lu}/u.test(found) ? capital(ours) : ours))];
}

export const LASTING_TURNS: readonly Rewriter[] = [
  { of: AT_MOST, write: byAtMost },
  { of: VERB, write: byLength },
  { of: TAKES, write: byMost },
];
