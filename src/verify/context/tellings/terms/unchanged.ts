/** What stays as it is: "does not change", "there is no change to", "keeps its", "continues to", "as before". */

import { agreed, gerund } from '../../../../text/inflect.ts';
import { capital, lower } from '../words.ts';
import { mainOf, verbFirst } from './clause.ts';
import type { Rewriter, Wording } from './types.ts';

const SAME_STILL = String.raw`(?:unchanged|unaffected|untouched|unaltered|the same(?: as (?:before|now|today|at present|always))?|as (?:it|they) (?:is|are|was|were)(?: now| before| today)?|as before|as now)`;
/** What is said of a thing that does not change, as far as its verb goes. */
const STEADY = new RegExp(
  String.raw`^(?:(?:does|do|did|will) not change|will not be changing|(?:is|are|will be|remains?|stays?|will (?:remain|stay)|is to (?:remain|stay)|are to (?:remain|stay)|(?:is|are|will be) (?:left|kept)) ${SAME_STILL}|(?:is|are|will) not (?:be )?(?:changed|affected|changing|altered))\b`,
  'u',
);
const NO_CHANGE =
  /^(.*?)\b(?:there (?:is|are|will be) no changes? (?:to|in)|no changes? (?:(?:is|are|will be) )?(?:made|planned|foreseen|due|coming) (?:to|for|in)|(?:we|they) (?:will )?(?:make|are making) no changes? to|(?:we|they) (?:will |are |have )?(?:not chang(?:e|ing)|leav(?:e|ing) unchanged)) (.+)$/iu;
const KEEPING =
  /^(?:will )?(?:keeps?|retains?|holds? on to) (its|their|his|her|the) (?:(?:current|present|existing|old|same|usual) )?(.+)$/u;
/** What a predicate opens with, anywhere in a sentence: one without it is not parsed. */
const LEFT_SO = [STEADY, KEEPING].map(({ source }) => new RegExp(source.slice(1), 'u'));
/** When, behind the thing of which it is said. */
const TIME = /^(.+?)((?: (?:next|this|for the|in the|in|from|after|during|until|over the|for) [^,;]+)?)$/u;

interface Kept {
  readonly what: string;
  readonly tail: string;
}

/** The things of which a sentence says that they stay as they are. */
function keptIn(text: string): readonly Kept[] {
  const none = NO_CHANGE.exec(text);
  if (none !== null) {
    const [, lead = '', all = ''] = none;
    const [, what = '', when = ''] = TIME.exec(all)!;
    const before = lead.trim().replace(/,$/, '');
    return [
      { what: all, tail: before === '' ? '' : ` ${before}` },
      { what, tail: `${when}${before === '' ? '' : ` ${before}`}` },
    ];
  }
  const main = LEFT_SO.some((one) => one.test(text)) ? mainOf(text) : undefined;
  if (main === undefined || /^(?:it|they|this|that|these|nothing|no\b)/i.test(main.subject)) return [];
  const lead = main.lead.trim().replace(/,$/, '');
  const before = lead === '' ? '' : ` ${lower(lead)}`;
  const steady = STEADY.exec(main.predicate)?.[0];
  if (steady !== undefined && !/\b(?:until|unless|if)\b/.test(main.predicate)) {
    return [{ what: main.subject, tail: main.predicate.slice(steady.length) + before }];
  }
  const keeping = KEEPING.exec(main.predicate);
  if (
    keeping === null ||
    (keeping[1] === 'the' && !/ (?:current|present|existing|old|same) /.test(main.predicate))
  )
    return [];
  const [, , all = ''] = keeping;
  const [, noun = '', when = ''] = TIME.exec(all)!;
  const owner = main.subject.endsWith('s') ? `${main.subject}'` : `${main.subject}'s`;
  return [{ what: `${owner} ${noun}`, tail: when + before }];
}

const OWNED = /^(.+?)(?:'s|s'|\u2019s) (.+)$/u;
const OF_OWNER = /^[Tt]he (.+?) (?:of|for) ((?:the )?.+)$/u;

/** "Keeps its desk allowance" for "its desk allowance does not change". */
function bySteadiness({ text, said, whole }: Wording): readonly string[] {
  const ours = mainOf(said);
  const kept = keptIn(text);
  const none = /^there (?:is|will be) no changes? (?:to|in)\b/i.exec(said)?.[0];
  if (none !== undefined) return kept.map(({ what, tail }) => `${none} ${lowered(what)}${tail}`);
  if (ours === undefined || kept.length === 0) return [];
  const steady = STEADY.exec(ours.predicate)?.[0];
  if (steady !== undefined) return kept.map(({ what, tail }) => `${capital(what)} ${steady}${tail}`);
  const keeping = KEEPING.exec(ours.predicate);
  if (keeping === null) return [];
  const verb = ours.predicate.slice(0, ours.predicate.length - keeping[2]!.length);
  return kept.flatMap(({ what, tail }) => {
    const [own, of] = [OWNED.exec(what), OF_OWNER.exec(what)];
    const [owner, noun] = own ? [own[1]!, own[2]!] : of ? [of[2]!, of[1]!] : [];
    return owner === undefined ? [] : [`${calledAs(owner, ours.subject, whole)} ${verb}${noun}${tail}`];
  });
}

const lowered = (text: string): string =>
  text.replace(/^(?:The|Our|Its|Their|All|Any)\b/, (word) => word.toLowerCase());

/** "The Delta team" for "Delta" in a text that speaks of teams. */
function calledAs(owner: string, claimed: string, whole: string): string {
  const found = /^[Tt]he (.+) (\p{Ll}+)$/u.exec(claimed);
  if (found === null || found[1] !== owner.replace(/^the /i, '')) return capital(owner);
  return new RegExp(String.raw`\b${found[2]}s?\b`, 'u').test(whole) ? claimed : capital(owner);
}

const GOING_ON =
  /^(?:will )?(?:continues? to (?:be able to )?|(?:continues?|goes on|go on|keeps?(?: on)?) (?=[a-z]+ing\b)|still )([a-z]+)\b(.*)$/u;
const AS_EVER =
  /^(?:will )?([a-z]+)\b(.*?),? (?:as before|as usual|as now|as ever|as it does (?:now|today)|as they do (?:now|today)|without change)((?: .+)?)$/u;
const STAYING =
  /^((?:will )?)(stays?|remains?|continues? to be|(?:is|are) still|keeps? being|will still be|(?:is|are) (?:kept|left))\b (.+)$/u;

/** "Continues to open on Sundays" for "opens on Sundays as before". */
function byGoingOn({ text, said, lexicon }: Wording): readonly string[] {
  const [ours, theirs] = [mainOf(said), mainOf(text)];
  if (ours === undefined || theirs === undefined) return [];
  const [own, other] = [STAYING.exec(ours.predicate), STAYING.exec(theirs.predicate)];
  const put = (predicate: string): string => `${theirs.lead}${theirs.subject} ${predicate}`;
  if (own !== null && other !== null && own[2] !== other[2] && !/\b(?:not|never|no)\b/.test(other[3]!))
    return [put(`${own[1]}${own[2]} ${other[3]}`)];
  const form = /^(?:will )?(?:continues? to|continues?|goes on|go on|keeps?(?: on)?|still)\b/.exec(
    ours.predicate,
  )?.[0];
  const going = GOING_ON.exec(theirs.predicate) ?? AS_EVER.exec(theirs.predicate);
  if (going === null || (form === undefined && !STAYING.test(ours.predicate))) return [];
  const [, verb = '', rest = '', end = ''] = going;
  const deed = verbFirst(verb, lexicon);
  if (deed === undefined || /^(?:have|do|not)$/.test(deed.lemma)) return [];
  const all = `${rest}${end}`;
  const { plural } = theirs;
  if (form === undefined)
    return deed.lemma === 'be' ? [put(`${STAYING.exec(ours.predicate)![2]}${all}`)] : [];
  if (/still$/.test(form)) return [put(`still ${agreed(deed.lemma, plural)}${all}`)];
  if (/to$/.test(form)) return [put(`${form} ${deed.lemma}${all}`)];
  return [put(`${form} ${gerund(deed.lemma)}${all}`)];
}

const WHILE =
  /^((?:for|from|in|during|as of|with effect from|starting|until|after|over) [^,;]{3,40}), (.+?),? (while|whereas|and) (.+)$/iu;

/** The second of two clauses with what stands before both: "For the coming term, A moves while B stays." */
function withLead({ text }: Wording): readonly string[] {
  const [, lead, first = '', joint, last = ''] = WHILE.exec(text) ?? [];
  if (lead === undefined || /\b(?:not|if|unless|or|may|might)\b/.test(first)) return [];
  if (mainOf(last)?.lead !== '') return [];
  // "A and B stay": no clause of its own stands before "and".
  if (joint === 'and' && mainOf(first) === undefined) return [];
  return [`${lead}, ${last}`, `${lead}, ${first}`];
}

const LED = /^(?:for|in|at|on|to|of|with) /iu;
const FRONTED = /^(?:for|in|at|on|to|of|with) [^,]{3,50}$/iu;

/** "The rate for old customers is 3 percent" for "for old customers the rate is 3 percent". */
function withPhraseBehind({ text }: Wording): readonly string[] {
  if (!LED.test(text)) return [];
  const main = mainOf(text);
  const lead = main?.lead.trim().replace(/,$/, '') ?? '';
  if (main === undefined || !FRONTED.test(lead) || /^(?:it|they|there|he|she|we|you|i)$/i.test(main.subject))
    return [];
  const phrase = lead.replace(/^./u, (letter) => letter.toLowerCase());
  return [
    `${capital(main.subject)} ${phrase} ${main.predicate}`,
    `${capital(main.subject)} ${main.predicate} ${phrase}`,
  ];
}

const OPENING = /^(?:in|on|at|during|after|before|from|until|up|for|within|with|without|under|by|as) /iu;

/** "May leave at three on exam days" for "on exam days they may leave at three": the claim's own last phrase, put last. */
function withPhraseLast({ text, said }: Wording): readonly string[] {
  if (!OPENING.test(text)) return [];
  const words = said.split(' ');
  for (let count = 2; count <= Math.min(7, words.length - 3); count++) {
    const phrase = words.slice(-count).join(' ');
    if (!OPENING.test(phrase) || !text.toLowerCase().startsWith(phrase.toLowerCase())) continue;
    const rest = /^,? (\S.*)$/su.exec(text.slice(phrase.length))?.[1];
    if (rest !== undefined) return [`${capital(rest)} ${phrase}`];
  }
  return [];
}

const STANDING =
  /\b(?:unchanged|unaffected|the same|not change|no changes?|keeps?|retains?|continues?|still|stays?|remains?|goes? on|as (?:before|it is|they are))\b/i;

export const UNCHANGED: readonly Rewriter[] = [
  { of: STANDING, from: WHILE, write: withLead },
  { of: /\b(?:for|in|at|on|to|of|with) /, from: LED, write: withPhraseBehind },
  {
    of: / (?:in|on|at|during|after|before|from|until|up|for|within|with|without|under|by|as) /,
    from: OPENING,
    write: withPhraseLast,
  },
  { of: STANDING, write: bySteadiness },
  { of: STANDING, write: byGoingOn },
];
