/** Whom something is free for or open to, of them: "residents get a card for free" for "a card is free for residents", "everyone may use the room" for "the room is open to everyone". */
import type { Wording } from '../../terms/types.ts';
import { NONE } from '../clauses/coordinated.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

const FREE_FOR =
  /^((?:The|A|An|All|Your)? ?[^,;:]{2,60}?) (?:is|are) free(?: of charge)? for ([^,;:]{3,50})$/u;
const GET =
  /^(.{2,50}?) (gets?|receives?|have|has|do not pay for|do not have to pay for|does not pay for) .+$/u;

function byFree({ text, said }: Wording): readonly string[] {
  const [found, ours] = [FREE_FOR.exec(text), GET.exec(said)];
  if (found === null || ours === null || isLeftOpen(text) || NONE.test(found[1]!)) return [];
  const [, what = '', whom = ''] = found;
  const who = whom.charAt(0).toUpperCase() + whom.slice(1);
  const thing = what.charAt(0).toLowerCase() + what.slice(1);
  const verb = ours[2]!;
  return /pay/u.test(verb)
    ? [`${who} ${verb} ${thing}`]
    : ['for free', 'free of charge'].map((how) => `${who} ${verb} ${thing} ${how}`);
}

const OPEN_TO = /^((?:The|Our|This) [^,;:]{2,50}?) (?:is|are) open to ([^,;:]{3,40})$/u;

function byOpen({ text, said }: Wording): readonly string[] {
  const found = OPEN_TO.exec(text);
  const may = /^.{2,40}? (may|can) (use|visit|enter) /u.exec(said);
  if (found === null || may === null || isLeftOpen(text)) return [];
  const [, what = '', whom = ''] = found;
  return [
    `${whom.charAt(0).toUpperCase()}${whom.slice(1)} ${may[1]} ${may[2]} ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  ];
}

const PAYS = new RegExp(
  String.raw`^((?:The )?\p{L}[\p{L} ]{2,40}?) pays? (?=${MONEY} (?:per|an?|each|for each|for every)\b|within\b|in advance\b)(.+)$`,
  'u',
);
const DUTY = /^.{2,42}? (has to|have to|must) pay /u;

/** What a rule says that those of a kind pay, they have to pay. */
function byPays({ text, said, lexicon }: Wording): readonly string[] {
  const [found, ours] = [PAYS.exec(text), DUTY.exec(said)?.[1]];
  if (found === null || ours === undefined || isLeftOpen(text) || NONE.test(found[1]!)) return [];
  const [, who = '', what] = found;
  const noun = who.split(' ').at(-1)!.toLowerCase();
  // "Anna pays 30 euros a month": what somebody does is no rule.
  if (!/^The /u.test(who) && lexicon.lemma(noun, 'n') === noun) return [];
  return [`${who} ${ours} pay ${what}`];
}

const RECEIVED = new RegExp(
  String.raw`^((?:A|An|The|Your) (?:\p{Ll}+ )?(?:deposit|payment|instal?lment|amount|sum|fee|advance|down payment) of (?:${MONEY})) (?:was|has been|is) received\b`,
  'u',
);

/** What was received has been paid. */
function byReceived({ text }: Wording): readonly string[] {
  const found = RECEIVED.exec(text);
  if (found === null || /\bnot\b/u.test(text)) return [];
  return ['has been paid', 'has already been paid', 'was paid'].map((paid) => `${found[1]} ${paid}`);
}

const GENITIVE = /\b(an?|the) (\p{Ll}+) of (an?|the|their|his|her|your|our) (\p{Ll}+)\b/u;
const OWNED = /\b(an?|the|their|his|her|your|our) (\p{Ll}+)['’]s (\p{Ll}+)\b/u;

/** "A parent's signature" for "the signature of a parent". */
function byOwner({ text, said }: Wording): readonly string[] {
  const [of, owned] = [GENITIVE.exec(text), OWNED.exec(said)];
  if (of !== null && owned !== null && of[2] === owned[3] && of[4] === owned[2])
    return [text.replace(of[0], `${of[3]} ${of[4]}'s ${of[2]}`)];
  const [ours, theirs] = [GENITIVE.exec(said), OWNED.exec(text)];
  return ours !== null && theirs !== null && ours[2] === theirs[3] && ours[4] === theirs[2]
    ? [text.replace(theirs[0], `${ours[1]} ${theirs[3]} of ${theirs[1]} ${theirs[2]}`)]
    : [];
}

export const WHOM_IT_IS_FOR: readonly Rewriter[] = [
  { of: GET, from: FREE_FOR, write: byFree },
  { of: /\b(?:may|can) (?:use|visit|enter)\b/u, from: OPEN_TO, write: byOpen },
  { of: DUTY, from: PAYS, write: byPays, reorders: true, asks: true },
  { of: /\bpaid\b/u, from: RECEIVED, write: byReceived },
  {
    of: /['’]s \p{Ll}|\bof (?:an?|the|their|his|her|your|our)\b/u,
    from: [GENITIVE, OWNED],
    write: byOwner,
    reorders: true,
  },
];
