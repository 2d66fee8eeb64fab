/** What has been received was paid or sent by whose it is; what an amount includes; until when one may; and where a place is. */
import { matchesOf } from '../../../../../text/matches.ts';
import { patternOf } from '../../../../../text/pattern.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, escaped } from '../../words.ts';
import { readerOf } from '../people/letters.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

const OWNED = String.raw`((?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+){0,2}|[Tt]he (?:\p{Ll}+ )?\p{Ll}+)['\u2019]s?`;
const CAME = new RegExp(
  String.raw`^(?:${OWNED} (deposit|payment|instalment|installment|rent|fee|application|form|complaint|documents|report|invoice)|We (?:have )?received ${OWNED} (deposit|payment|instalment|installment|rent|fee|application|form|complaint|documents|report|invoice))( (?:of|for) (?:${MONEY}|[^,;:]{3,40}?))?(?: (?:has|have) been received| was received| were received| has arrived)?( on [^,;:]+)?$`,
  'u',
);
const PAID = /^(?:deposit|payment|instalment|installment|rent|fee)$/u;
const GAVE = /\b(?:paid|made|sent|submitted|has paid|has sent|has submitted)\b/u;

/** "Ms Roy paid a deposit of 100 euros" for "Ms Roy's deposit of 100 euros has been received". */
function byReceived({ text, said }: Wording): readonly string[] {
  const found = CAME.exec(text);
  if (found === null || !/received|arrived/u.test(text) || isLeftOpen(text)) return [];
  const [, own, thing, other, what, of = '', when = ''] = found;
  const [who, noun] = [capital(own ?? other!), thing ?? what!];
  const verb = GAVE.exec(said)?.[0] ?? 'sent';
  if (/paid|made/u.test(verb) !== PAID.test(noun)) return [];
  return ['a', 'an', 'the'].map((article) => `${who} ${verb} ${article} ${noun}${of}${when}`);
}

const INCLUDING =
  /^(?:.*\b)?(?:[Tt]he|[Oo]ur|[Yy]our|[Aa]n?) ((?:\p{Ll}+ )?\p{Ll}+)(?: (?:of|for|per) [^,;]{2,30}?)? (?:is|was|are|were|comes to|came to|costs?|amounts to) [^;]*?,? (?:including|incl\.|inclusive of) ((?:(?:the|an?) )?[\p{L} -]{3,40})$/u;

/** "Breakfast is included in the rate" for "the rate is 140 euros including breakfast". */
function byIncluding({ text, said }: Wording): readonly string[] {
  const found = INCLUDING.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, noun = '', what = ''] = found;
  const be = /\bare\b/u.test(said) ? 'are' : 'is';
  return [
    `${capital(what)} ${be} included`,
    `${capital(what)} ${be} included in the ${noun}`,
    `The ${noun} includes ${what}`,
  ];
}

const DOORS: Readonly<Record<string, string>> = {
  'check-in': 'check in',
  'check-out': 'check out',
  boarding: 'board',
  registration: 'register',
  collection: 'collect',
  'pick-up': 'pick up',
  entry: 'enter',
  admission: 'enter',
};
const DOOR = new RegExp(
  String.raw`(?:^|; |, )(${Object.keys(DOORS).join('|')}) (?:is |opens |begins |starts )?(?:possible )?((?:from|until|between|by|at) [^;,]+)`,
  'giu',
);
const MAY_ENTER =
  /^(.{2,40}?) (can|may|are able to|must|have to|has to) (check in|check out|board|register|collect|pick up|enter)\b/u;

/** "Guests can check in from 3 pm" for "check-in is from 3 pm". */
function byDoor({ text, said }: Wording): readonly string[] {
  const ours = MAY_ENTER.exec(said);
  if (ours === null) return [];
  const [, who, may = '', deed] = ours;
  const must = /^(?:must|ha)/u.test(may);
  return matchesOf(text, DOOR).flatMap(([, door = '', when = '']) => {
    // By when one must is told by no hour from which one may.
    if (DOORS[door.toLowerCase()] !== deed || (must && !/^(?:by|until)/iu.test(when))) return [];
    return [`${who} ${may} ${deed} ${when}`];
  });
}

const PLEASE =
  /^(?:If (?:you|[^,]{2,30}?) (?:agrees?|wish(?:es)?|likes?|are interested|is interested|wants?|would like)[^,]*, )?[Pp]lease (\p{Ll}+)((?: [^;]*?)?) (?:by|before|no later than|until) (\p{L}*\d[^,;]*?|\p{Lu}\p{Ll}+(?: \d[^,;]*?)?)(?:,? and .*|,? so .*)?$/u;
const HAS_UNTIL = /^(.{2,40}?) (has|have) until\b/u;

/** "Ms Petrova has until 30 June to reply" for "please reply by 30 June". */
function byDeadline({ text, said, scene }: Wording): readonly string[] {
  const [found, ours] = [PLEASE.exec(text), HAS_UNTIL.exec(said)];
  if (found === null || ours === null || / (?:not|never) /u.test(text)) return [];
  // Who is asked is whom it is written to.
  const who = readerOf(scene, said);
  if (!ours[1]!.endsWith(who.split(' ').at(-1)!)) return [];
  return [`${ours[1]} ${ours[2]} until ${found[3]} to ${found[1]}${found[2]}`];
}

const PLACE_NOUN =
  'desk|office|room|building|hall|shop|store|branch|station|counter|entrance|exit|car park|warehouse|lounge|gym|pool|restaurant|clinic|hospital|school|hotel|apartment|flat|plant|factory|laboratory|lab|library|museum|gallery|terminal|gate|platform|headquarters|canteen|kitchen|reception|cloakroom|studio|theatre|stadium|depot|site';
const STANDS = new RegExp(
  String.raw`^((?:The|Our|Your) ((?:[\p{L}-]+ ){0,3}?(?:${PLACE_NOUN}))) (?:is|are|was|were)(?: located| situated)? ((?:in|on|at|near|behind|opposite|next to|inside|outside) .+)$`,
  'u',
);

/** "The security desk is in Building B" for "go to the security desk in Building B with your passport". */
function byPlace({ text, said, whole }: Wording): readonly string[] {
  const found = STANDS.exec(said);
  if (found === null) return [];
  const [, , noun = '', where = ''] = found;
  const phrase = escaped(`${noun} ${where}`);
  // "The office in Tampere and the one in Turku": of two neither is "the" one.
  const [place = '', ...named] = where.split(' ');
  const elsewhere = String.raw`\b${escaped(noun)}s? ${place} (?!${escaped(named.join(' '))}\b)(?=\p{Lu})`;
  if (patternOf(elsewhere, 'u').test(whole)) return [];
  return patternOf(
    String.raw`\b(?:the|our|your) ${phrase}(?=$|[,.;)]| (?:with|to|and|on|at|between|by|from|is|was|are|has|will|before|after|for)\b)`,
    'iu',
  ).test(text)
    ? [said]
    : [];
}

const ANY = /^(An?|The) /u;

/** "A new badge is ready in two days" for "your new badge will be ready in two days". */
function ofAny({ text, said }: Wording): readonly string[] {
  const article = ANY.exec(said)?.[1];
  const own = /^Your (?=\p{Ll})/u;
  if (article === undefined || !own.test(text)) return [];
  const first = said.split(' ')[1]!.toLowerCase();
  if (!text.toLowerCase().startsWith(`your ${first} `)) return [];
  const told = text.replace(own, `${article} `);
  return / will be /u.test(told) && !/ will be /u.test(said)
    ? [told.replace(' will be ', ' is '), told]
    : [told];
}

export const RECEIVED_TURNS: readonly Rewriter[] = [
  { of: GAVE, from: CAME, write: byReceived },
  { of: /\binclude[sd]?\b/u, from: INCLUDING, write: byIncluding },
  { of: MAY_ENTER, write: byDoor },
  { of: HAS_UNTIL, write: byDeadline, asks: true },
  { of: STANDS, write: byPlace, asks: true, reorders: true },
  { of: ANY, from: /^Your /u, write: ofAny, reorders: true },
];
