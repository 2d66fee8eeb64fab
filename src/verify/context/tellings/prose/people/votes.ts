/** What a body decided by a vote, and how many were for it: "voted 21 to 14 to approve the plan". */
import { gerund, pastOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered, numberOf } from '../../words.ts';
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

const NUMBER = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const CAST = new RegExp(
  String.raw`^(?<what>(?:The|A|An|This|That|Her|His|Their) [^,;:]{3,120}?) (?:was put to (?:the|a) vote and )?(?<did>(?:was|were|has been|have been) (?:rejected|defeated|voted down|turned down|lost|approved|adopted|passed|carried|accepted|agreed)|lost|failed|fell|passed|carried) (?:by|with) (?<yes>${NUMBER})(?: votes?)? (?:to|against) (?<no>${NUMBER})(?: votes?)?$`,
  'u',
);
const LOSING = /\b(?:rejected|defeated|down|lost|failed|fell)$/u;
/** Who moved it, and of what kind it is told to be. */
const MOVED_BY =
  / (?:by|of|from) (?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?= (?:to|for|on|that)\b)/u;
const TO_DO = /^the (?:proposal|motion|plan|request|resolution) to (?<verb>\p{Ll}+) (?<rest>.+)$/u;
/** What a body that meets is called. */
const BODIES =
  /\b(?:board|council|committee|assembly|parliament|senate|association|cabinet|panel|commission|senate|works council|general meeting)\b/giu;

/** The one body that a text tells of; undefined where it tells of two. */
function bodyOf(whole: string): string | undefined {
  const found = new Set((whole.match(BODIES) ?? []).map((one) => one.toLowerCase()));
  return found.size === 1 ? [...found][0] : undefined;
}

/** "The board rejected the motion", "four members voted against it" for "the motion was rejected by four votes to two". */
function byCast({ text, said, whole }: Wording): readonly string[] {
  const found = CAST.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text) || UNDONE.test(whole)) return [];
  const { what = '', did = '' } = found;
  const [yes, no] = [numberOf(found.yes!), numberOf(found.no!)];
  if (yes === undefined || no === undefined || yes === no) return [];
  const lost = LOSING.test(did);
  const [most, least] = yes > no ? [found.yes!, found.no!] : [found.no!, found.yes!];
  const [behind, against] = lost ? [least, most] : [most, least];
  const matter = what.replace(/^(?:An?|This|That|The) /u, 'the ');
  const matters = [...new Set([matter, matter.replace(MOVED_BY, '')])];
  const deed = TO_DO.exec(matters.at(-1)!)?.groups;
  const voted = deed === undefined ? matters : [...matters, `${gerund(deed.verb!)} ${deed.rest!}`];
  const who = /\b(?:\d+|[a-z]+) (?<who>\p{Ll}+s) (?:voted|were)\b/iu.exec(said)?.groups?.who;
  const members = who !== undefined && MEMBERS.test(who) ? ` ${who}` : '';
  const verbs = lost ? ['rejected', 'voted down'] : ['approved', 'adopted', 'passed'];
  const body = bodyOf(whole);
  const own = /\b(?:were|have)\b/u.test(did) ? 'were' : 'was';
  return [
    ...matters.flatMap((one) => [
      ...verbs.map((verb) => `${capital(one)} ${own} ${verb}`),
      ...(lost ? [`${capital(one)} ${own} not approved`, `${capital(one)} ${own} not adopted`] : []),
      ...(body === undefined ? [] : verbs.map((verb) => `The ${body} ${verb} ${one}`)),
    ]),
    ...voted.flatMap((one) => [
      `${capital(against)}${members} voted against ${one}`,
      `${capital(behind)}${members} voted for ${one}`,
      `${capital(behind)}${members} voted in favour of ${one}`,
      ...(body === undefined ? [] : [`The ${body} voted ${lost ? 'against' : 'for'} ${one}`]),
    ]),
  ];
}

const ABSTAINED = new RegExp(
  String.raw`^(?<what>[^,;:]{3,100}?) (?:was|were) (?<done>approved|adopted|passed|accepted|carried|agreed|confirmed)(?: unanimously| by [^,;:]{3,40}?)?,? with (?<count>${NUMBER}) abstentions?$`,
  'u',
);

/** "One owner abstained" for "the accounts were adopted with one abstention". */
function byAbstention({ text, said, whole }: Wording): readonly string[] {
  const found = ABSTAINED.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text) || UNDONE.test(whole)) return [];
  const { what = '', done = '', count = '' } = found;
  const who = /^(?:\d+|[a-z]+) (?<who>\p{Ll}+) abstained\b/iu.exec(said)?.groups?.who ?? '';
  const plural = MEMBERS.test(who) ? who : `${who}s`;
  const members = MEMBERS.test(plural) ? ` ${who}` : '';
  const be = /(?:[^s]s|and .*)$/u.test(what) ? 'were' : 'was';
  const all = `${capital(count)}${members} abstained`;
  return [
    all,
    `${all} when ${lowered(what)} ${be} ${done}`,
    `${all} in the vote on ${lowered(what)}`,
    `There ${/^(?:1|one)$/u.test(count) ? 'was' : 'were'} ${count} abstention${/^(?:1|one)$/u.test(count) ? '' : 's'}`,
    `${what} ${be} ${done}`,
  ];
}

/** Those whose votes are counted. */
const MEMBERS =
  /^(?:members|councillors|councilors|delegates|deputies|lawmakers|legislators|representatives|senators|mps|directors|shareholders|owners|residents|tenants|partners|participants|trustees|commissioners|judges)$/;

export const VOTES: readonly Rewriter[] = [
  {
    of: /\b(?:approv|adopt|pass|ratif|accept|endors|authori[sz]|reject|abolish|bann|scrapp|extend|kept|vote)/iu,
    from: VOTED,
    write: byVote,
  },
  {
    of: /\b(?:approv|adopt|pass|reject|vote)/iu,
    from: CAST,
    write: byCast,
  },
  {
    of: /\b(?:abst|approv|adopt|pass|accept|carried|agreed|confirmed)/iu,
    from: ABSTAINED,
    write: byAbstention,
  },
];
