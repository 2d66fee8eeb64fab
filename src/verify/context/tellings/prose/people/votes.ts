/** What a body decided by a vote, and how many were for it: "voted 21 to 14 to approve the plan". */
import { pastOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const DECIDING =
  'approve|adopt|pass|ratify|accept|endorse|authorise|authorize|reject|abolish|ban|scrap|extend|keep';
const VOTED = new RegExp(
  String.raw`^(?<body>[^,;:]{2,60}?) voted (?<yes>\d+)(?: to | ?[-\u2013] ?)(?<no>\d+)(?<when>(?: (?:on|in|late on|earlier on) [\p{Lu}\d][\p{L}\d ]{1,18}?)?)(?:,| in favou?r of)? (?:to |of )?(?<verb>(?:${DECIDING})|(?:approving|adopting|passing|ratifying|accepting|endorsing)) (?<what>[^;:]+)$`,
  'u',
);

const plain = (verb: string): string =>
  verb.endsWith('fying')
    ? verb.slice(0, -3)
    : verb.replace(/(?:pass|accept)ing$/, (whole) => whole.slice(0, -3)).replace(/ing$/, 'e');

/** What undoes a vote, or leaves what it decided open. */
const UNDONE =
  /\b(?:short of|vetoe[sd]?|two-thirds|three-quarters|supermajority|quorum|overturned|overruled|annulled|in principle|preliminary|provisional(?:ly)?|subject to|second reading|first reading|non-binding|advisory|out of committee|(?:declared|ruled) (?:void|invalid)|recount\p{L}*)\b/iu;
/** Decisions that are against what they are about: who votes for one does not vote for it. */
const AGAINST = /^(?:reject|abolish|ban|scrap)$/u;

/** "The council approved the plan" of a vote that more were for than against. */
function byVote({ text, said, whole }: Wording): readonly string[] {
  const found = VOTED.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text) || UNDONE.test(whole) || Number(found.yes) <= Number(found.no))
    return [];
  const { body = '', yes, no, when = '', what = '' } = found;
  const verb = plain(found.verb!);
  const done = pastOf(verb);
  const members = /\b(?:\d+|[a-z-]+) (?<who>\p{Ll}+s) (?:voted|were)\b/u.exec(said)?.groups?.who ?? 'members';
  const who = MEMBERS.test(members) ? members : 'members';
  const matter = lowered(what);
  const named = [body, `The ${body.split(' ').at(-1)}`];
  const votesFor = (end: string): readonly string[] => [
    `${yes} ${who} voted for ${matter} and ${no} against it${end}`,
    `${yes} ${who} voted for ${matter} and ${no} against${end}`,
    `${yes} ${who} voted in favour of ${matter} and ${no} against${end}`,
    `${yes} ${who} voted for ${matter}${end}`,
    `${no} ${who} voted against ${matter}${end}`,
  ];
  return [when, ''].flatMap((end) => [
    ...named.map((one) => `${one} ${done} ${what}${end}`),
    `${capital(what)} was ${done}${end}`,
    `${capital(what)} was ${done} by ${lowered(body)}${end}`,
    `${capital(what)} was ${done} by ${yes} votes to ${no}${end}`,
    ...(AGAINST.test(verb) ? [] : votesFor(end)),
  ]);
}

/** Those whose votes are counted. */
const MEMBERS =
  /^(?:members|councillors|councilors|delegates|deputies|lawmakers|legislators|representatives|senators|mps|directors|shareholders|trustees|commissioners|judges)$/;

export const VOTES: readonly Rewriter[] = [
  {
    of: /\b(?:approv|adopt|pass|ratif|accept|endors|authori[sz]|reject|abolish|bann|scrapp|extend|kept|vote)/iu,
    from: VOTED,
    write: byVote,
  },
];
