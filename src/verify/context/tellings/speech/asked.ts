/**
 * What somebody asks for in his own words, told as what he asked for: "I'd like my money back" of the customer's turn says that
 * the customer asked for a refund. It says nothing of whether he got it.
 */

import { participleOf } from '../../../../text/inflect.ts';
import { capital } from '../words.ts';
import { ofHis, type Turn, takenBack } from './speaker.ts';

/** What a claim has where it tells of what was asked for. */
export const ASKING =
  /\b(?:asks?|asked|asking|requests?|requested|wants?|wanted|would like|wishe[sd]|needs?|demands?|demanded|applied|applies)\b/;

/** A wish: what it is for, or what to do. */
interface Wish {
  readonly verb?: string;
  readonly rest: string;
  /** It was put as a question of whether it may be done. */
  readonly asked?: true;
}

const I = String.raw`(?:I|[Ww]e)`;
const SOFT = String.raw`(?:(?:please|really|also|therefore|just|now|still|kindly|hereby|formally|simply) )?`;
const WISHING = new RegExp(
  String.raw`^(?:${I}(?:['\u2019]d| would) ${SOFT}(?:like|prefer|appreciate)|${I} ${SOFT}(?:want|need|wish|request|demand|ask for|insist on)|${I}(?:['\u2019]m| am|['\u2019]re| are) ${SOFT}(?:requesting|asking for|asking|looking for|demanding|writing to (?:request|ask for|demand))|${I}(?:['\u2019]d| would) ${SOFT}(?:like|want) to (?:request|ask for|have|get|receive)|(?:[Rr]equesting)) (.+)$`,
  'u',
);
const MAY = new RegExp(
  String.raw`^(?:(?:[Cc]an|[Cc]ould|[Mm]ay) (?:I|we)|[Ww]ould it be possible (?:for (?:me|us) )?to|[Ii]s it possible (?:for (?:me|us) )?to) ${SOFT}([a-z]+) (.+)$`,
  'u',
);
const WOULD = new RegExp(
  String.raw`^(?:(?:[Cc]ould|[Cc]an|[Ww]ould|[Ww]ill) (?:you|someone|somebody|anyone|anybody) ${SOFT}|(?:[Ss]o )?[Pp]lease (?:also |just |kindly )?)([a-z]+) (.+)$`,
  'u',
);

/** What leaves a wish open, takes it back, or makes of it another's. */
const OPEN =
  /\b(?:if|unless|whether|otherwise|in case|should (?:you|it|the)|not|never|no longer|or (?:else|at least)|maybe|perhaps|instead|once|until|when|after|before you|would have|had)\b|n['\u2019]t\b/i;
/** Verbs of what one asks to be told, and of courtesy: nothing is asked for by them. */
const TALKING =
  /^(?:know|ask|hear|see|say|tell|thank|check|understand|clarify|confirm|point|add|mention|emphasi[sz]e|stress|note|let|find|be|stop|wait|make|bear|accept|feel|contact|call|speak|discuss|talk|remind|believe|think|suggest|offer|apologi[sz]e|invite|inform|assure|explain|advise|help|assist|draw|look|refer|read|consider)$/;

/** "…; I don't need the old one": another statement behind a wish. */
const GOES_ON =
  /; (?:I|we|it|the|this|that|my|our|you|there)\b(?!.*\b(?:if|unless|otherwise|once|until|when|instead)\b).*$/iu;
/** "A repair, not a refund": what is not wished for. */
const CONTRASTED = /, (?:and )?not ((?:an?|the|for an?) [^,.;:]{3,40})$/u;

/** What somebody wishes by a sentence; undefined for none. */
function wishOf({ text: whole, question }: Turn): Wish | undefined {
  const text = whole.replace(GOES_ON, '').replace(CONTRASTED, '');
  if (OPEN.test(text) || text.length > LONGEST) return undefined;
  const clause = text
    .replace(/^.*?\b(?:broken|cracked|damaged|defective|late|faulty|wrong|missing),? (?:and|so) (?=I )/u, '')
    .replace(/,? (?:please|thanks|thank you)$/iu, '')
    .replace(/,? (?:as|because|since|so that|for it) .*$/u, '')
    .replace(/ ?[,;–(—-] .*$/u, '')
    .replace(/ (?:and|but) (?:I|we|it|the|he|she|they|you)\b.*$/u, '');
  const wishing = WISHING.exec(clause);
  if (wishing !== null && !question) {
    const [verb, ...rest] = wishing[1]!.replace(/^to /, '').split(' ');
    if (!/^to /.test(wishing[1]!))
      return /^(?:you|for you) to /.test(wishing[1]!)
        ? asDeed(wishing[1]!.replace(/^(?:for )?you to /, ''))
        : { rest: wishing[1]! };
    return TALKING.test(verb!) ? undefined : { verb: verb!, rest: rest.join(' ') };
  }
  const may = MAY.exec(clause);
  if (may !== null && question && !TALKING.test(may[1]!) && may[1] !== 'you')
    return { verb: may[1]!, rest: may[2]!, asked: true };
  const would = WOULD.exec(clause);
  return would === null ? undefined : asDeed(`${would[1]} ${would[2]}`);
}

const asDeed = (text: string): Wish | undefined => {
  const [verb, ...rest] = text.split(' ');
  return TALKING.test(verb!) ? undefined : { verb: verb!, rest: rest.join(' ') };
};

const LONGEST = 260;

/** Verbs by which one gets what one asks for. */
const GETTING = /^(?:have|get|receive|request|demand|ask|obtain)$/;
const GIVING = /^(?:send|give|issue|grant|offer|provide|process|arrange|make|ship|mail|email|forward|pay)$/;
/** Nouns for what is asked for by a verb. */
const NOUNS: Readonly<Record<string, string>> = {
  refund: 'refund',
  cancel: 'cancellation',
  replace: 'replacement',
  exchange: 'exchange',
  repair: 'repair',
  renew: 'renewal',
  extend: 'extension',
  upgrade: 'upgrade',
  downgrade: 'downgrade',
  approve: 'approval',
  delete: 'deletion',
  remove: 'removal',
  release: 'release',
  transfer: 'transfer',
  return: 'return',
  reimburse: 'reimbursement',
  deploy: 'deployment',
  terminate: 'termination',
  reset: 'reset',
  correct: 'correction',
  close: 'closure',
};
const MONEY_BACK =
  /^(?:(?:all |the whole of |the rest of )?(?:my|our|the|his|her|their) (?:full )?money(?: back| returned| refunded)|(?:a )?(?:full )?(?:refund|reimbursement|money back)|(?:to be )?(?:fully )?(?:refunded|reimbursed))\b/i;

const REFUND_OF = /^(?:a |the )?refund of (?:the )?((?:[€$£] ?)?\d[\d.,]*(?: \p{L}+)?)$/u;

const an = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Ways to say what somebody asked for, each following from his words. */
export function askedFor(turn: Turn, said: string): readonly string[] {
  const { who, reader } = turn;
  if (who === undefined) return [];
  const wish = wishOf(turn);
  if (wish === undefined) return [];
  const things = thingsOf(wish);
  if (takenBack({ ...turn, text: turn.text.replace(GOES_ON, '') }, nounOf(things[0] ?? wish.rest))) return [];
  const deeds = deedsOf(wish, turn);
  const subject = capital(who);
  const ways = WAYS.filter(({ of }) => of.test(said));
  const found = new Set<string>();
  for (const { things: put } of ways)
    for (const thing of things)
      for (const one of ofHis(thing, who)) for (const way of put) found.add(`${subject} ${way} ${one}`);
  for (const { deeds: put } of ways)
    for (const deed of deeds)
      for (const one of ofHis(deed, who)) for (const way of put) found.add(`${subject} ${way} ${one}`);
  if (reader !== undefined && wish.verb !== undefined && wish.asked === undefined && WOULD.test(turn.text))
    for (const one of ofHis(`${wish.verb} ${wish.rest}`, who))
      found.add(`${subject} asked ${reader} to ${asTold(one, who)}`);
  for (const done of haveDone(wish, turn))
    for (const one of ofHis(done, who))
      for (const way of ['wants', 'would like', 'wants to have', 'asked to have', 'asks to have'])
        found.add(`${subject} ${way} ${one}`);
  const other = CONTRASTED.exec(turn.text)?.[1];
  if (other !== undefined && wish.verb === undefined)
    for (const way of ['does not want', 'did not ask for', 'is not asking for'])
      found.add(`${subject} ${way} ${other}`);
  return [...found].map((text) => asTold(text, who));
}

/** "Please replace the lamp": the lamp replaced, as what he wants. */
function haveDone({ verb, rest }: Wish, { text }: Turn): readonly string[] {
  const thing = /^((?:the|my|our|this|that|these|those) (?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?: (.+))?$/u.exec(rest);
  if (verb === undefined || thing === null || !WOULD.test(text)) return [];
  const object = thing[2] === undefined ? thing[1]! : thing[1]!.replace(SHORT, '$1');
  return [`${object} ${participleOf(verb)}${rest.slice(object.length)}`];
}

/** A noun behind its article, without the phrase that tells more of it or of the deed. */
const SHORT = /^(\p{L}+ (?:[\p{L}-]+ )?[\p{L}-]+?) (?:for|to|by|with|at|on|from|in|before|within)\b.*$/u;

/** The noun of what is asked for: "refund" of "a refund of the order". */
const nounOf = (thing: string): string =>
  thing
    .toLowerCase()
    .split(/ (?:of|for|from|to|on|in|with|by|at) /)[0]!
    .split(' ')
    .at(-1)!;

/** How asking is said, of a thing and of a deed. */
const WAYS: readonly {
  readonly of: RegExp;
  readonly things: readonly string[];
  readonly deeds: readonly string[];
}[] = [
  { of: /\basked\b/, things: ['asked for', 'has asked for'], deeds: ['asked to', 'has asked to'] },
  { of: /\basks\b/, things: ['asks for'], deeds: ['asks to'] },
  { of: /\basking\b/, things: ['is asking for'], deeds: ['is asking to'] },
  { of: /\brequested\b/, things: ['requested', 'has requested'], deeds: ['requested to'] },
  { of: /\brequests\b/, things: ['requests'], deeds: ['requests to'] },
  { of: /\bwants\b/, things: ['wants'], deeds: ['wants to'] },
  { of: /\bwanted\b/, things: ['wanted'], deeds: ['wanted to'] },
  { of: /\bwould like\b/, things: ['would like'], deeds: ['would like to'] },
  { of: /\bdemand/, things: ['demanded', 'demands'], deeds: [] },
];

/** What a wish is for, as a thing. */
function thingsOf({ verb, rest, asked }: Wish): readonly string[] {
  const thing = rest.replace(/^(?:me|us) /, '');
  const back = (text: string): readonly string[] =>
    REFUND_OF.test(text)
      ? ['a refund', text, text.replace(' of the ', ' of '), `${REFUND_OF.exec(text)![1]} back`]
      : MONEY_BACK.test(text) && !/ or /.test(text)
        ? ['a refund', ...(/\bfull/.test(text) ? ['a full refund'] : []), text]
        : [text];
  if (verb === undefined) return back(thing);
  if (GETTING.test(verb)) return back(verb === 'ask' ? thing.replace(/^for /, '') : thing);
  if (asked === undefined && GIVING.test(verb)) return back(thing);
  if (verb === 'be' && MONEY_BACK.test(`to be ${thing}`)) return ['a refund'];
  const noun = asked === undefined || verb === 'return' ? NOUNS[verb] : NOUNS[verb];
  if (noun === undefined) return [];
  const what = /^(?:me|us)$/.test(rest) ? '' : ` ${/^(?:me|us) /.test(rest) ? 'for' : 'of'} ${thing}`;
  return [...new Set([an(noun), `${an(noun)}${what}`, `the ${noun}${what}`, noun + what])].filter(
    (one) => !/ or /.test(one),
  );
}

/** What a wish is to do, or to have done. */
function deedsOf({ verb, rest }: Wish, { text }: Turn): readonly string[] {
  if (verb === undefined) return [];
  // Of what the other is asked to do nobody wishes to do it himself, but to have it done.
  if (
    WOULD.test(text) &&
    !/^(?:my|our) /.test(rest) &&
    !/^(?:my|our) /.test(rest) &&
    !/^(?:cancel|terminate|close|renew|extend|upgrade|downgrade|change|reschedule|delete)$/.test(verb)
  )
    return [];
  return [`${verb} ${rest}`];
}

/** First person as the third. */
const asTold = (text: string, who: string): string =>
  text.replace(/\b(?:me|us|myself)\b/gu, who).replace(/\b(?:I|we)\b/gu, 'they');
