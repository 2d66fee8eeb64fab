/**
 * What was asked for and has not come: "Two photos were requested; nothing has been uploaded so far" says of the photos that
 * they have not been uploaded, and "No scan recorded yet" of a label that it has not been scanned.
 */
import { matchesOf } from '../../../../text/matches.ts';
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';

const WANTED =
  /^(?:On [^,;]{3,20}, )?(?<count>An?|The|Two|Three|Four|Five|Several|Some|\d+) (?<thing>(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (?<be>was|were|has been|have been) (?<verb>requested|asked for|ordered|promised|announced|booked|demanded)\b[^;.]{0,40}?(?<rest>[;,.] .*)?$/u;
const NONE =
  /^(?:but |so far,? |and )?(?:nothing|none|none of (?:them|it|these)) (?:has |have |had )?(?:been )?(?<deed>\p{Ll}+(?:ed|en|t))(?<yet> so far| yet| to date| until now)?$/iu;
/** What a party does himself with what he was asked for. */
const BRINGING = /^(?:uploaded|sent|provided|returned|submitted|supplied|delivered)$/;
/** What is asked of somebody, not by him. */
const PAPERS =
  /\b(?:photos?|pictures?|images?|documents?|proofs?|receipts?|copy|copies|scans?|forms?|signatures?|details|information|passports?|statements?|videos?|invoices?|evidence|references?|certificates?|permits?)$/u;
const PARTY =
  /\b(?:the )?(customer|client|buyer|tenant|applicant|patient|seller|user|guest|caller|landlord|supplier|candidate|member)\b/giu;

/** What was asked for, and that it has not come. */
export const noneSoFar: Teller = where([WANTED], ({ source, sentence, tell }) => {
  const told = tell(sentence);
  const found = WANTED.exec(bare(told.text))?.groups;
  if (found === undefined) return [];
  const { thing = '', rest = '', be = '' } = found;
  const many = be === 'were' || be === 'have been';
  const next = sentence + 1 < source.scan.sentenceCount ? bare(textAt(source, sentence + 1)) : '';
  const own = bare(rest.replace(/^[;,.] /, ''));
  const here = NONE.exec(own)?.groups;
  const denied = here ?? (own === '' ? NONE.exec(next)?.groups : undefined);
  const party = partyOf(source.text);
  const asked =
    party !== undefined && PAPERS.test(thing) && !/\b(?:by|from)\b/.test(told.text)
      ? [`${capital(bare(told.text).replace(/(requested|asked for|demanded)\b/, `$1 from the ${party}`))}.`]
      : [];
  if (denied === undefined) return tellings(told, asked, [sentence]);
  const { deed = '', yet = '' } = denied;
  const has = many ? 'have' : 'has';
  const ways = [yet, '', ...(yet === '' ? [] : [' yet', ' so far'])].flatMap((when) => [
    `The ${thing} ${has} not been ${deed}${when}.`,
    `No ${thing} ${has} been ${deed}${when}.`,
    ...(many ? [`None of the ${thing} have been ${deed}${when}.`] : []),
    ...(party !== undefined && BRINGING.test(deed) && PAPERS.test(thing)
      ? [
          `The ${party} has not ${deed} the ${thing}${when}.`,
          `The ${party} has not ${deed} any ${thing}${when}.`,
        ]
      : []),
    ...(party !== undefined && deed === 'received' && PAPERS.test(thing)
      ? [`No ${thing} ${has} been received from the ${party}${when}.`]
      : []),
  ]);
  return tellings(told, [...asked, ...ways], here === undefined ? [sentence, sentence + 1] : [sentence]);
});

const tellings = (told: Telling, texts: readonly string[], from: readonly number[]): readonly Telling[] =>
  [...new Set(texts)].map((text) => ({ ...told, text, from: [...told.from, ...from] }));

const textAt = (
  {
    text,
    scan,
  }: { text: string; scan: { sentenceStart: ArrayLike<number>; sentenceEnd: ArrayLike<number> } },
  at: number,
): string => text.slice(scan.sentenceStart[at]!, scan.sentenceEnd[at]!);

/** The one party that a source speaks of; undefined for none and for several. */
function partyOf(text: string): string | undefined {
  const parties = new Set(matchesOf(text, PARTY).map(([, who]) => who!.toLowerCase()));
  return parties.size === 1 ? [...parties][0] : undefined;
}

const RECORDED =
  /^No (?<noun>scan|delivery|payment|refund|reply|answer|pick-?up|collection|return|inspection|approval|confirmation) (?:is |was )?(?:recorded|logged|registered|received|made|noted|found|seen)(?<yet> yet| so far)?$/u;
const DEEDS: Readonly<Record<string, string>> = {
  scan: 'scanned',
  delivery: 'delivered',
  payment: 'paid',
  refund: 'refunded',
  reply: 'answered',
  answer: 'answered',
  pickup: 'picked up',
  'pick-up': 'picked up',
  collection: 'collected',
  return: 'returned',
  inspection: 'inspected',
  approval: 'approved',
  confirmation: 'confirmed',
};
const THING =
  /^(?<thing>\p{Lu}[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}(?: (?:for|of) (?:[\p{Ll}-]+ )?[\p{L}\d-]*\d[\p{L}\d-]*)?) (?:was |has been )?(?:created|issued|printed|sent|opened|placed|registered|announced|requested|drafted|prepared|dispatched)\b[^,;:]*$/u;

/** "Label created 3 May. No scan recorded yet": what has not been done to the one thing told of right before. */
export const notRecorded: Teller = where([RECORDED], ({ sentence, tell }) => {
  const told = tell(sentence);
  const { noun = '', yet = '' } = RECORDED.exec(bare(told.text))?.groups ?? {};
  if (noun === '' || sentence === 0) return [];
  const before = tell(sentence - 1);
  const { thing = '' } = THING.exec(bare(before.text))?.groups ?? {};
  if (thing === '') return [];
  const what = `The ${thing.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
  const from = [...told.from, ...before.from, sentence, sentence - 1];
  return [yet, '', ...(yet === '' ? [] : [' yet', ' so far'])].map((when) => ({
    ...told,
    text: `${what} has not been ${DEEDS[noun]}${when}.`,
    from,
  }));
});
