/** What lies between two amounts: it is at least the one and at most the other, and less than what is more still. */
import { lately } from '../../../../text/lately.ts';
import { matchesOf } from '../../../../text/matches.ts';
import { lastly } from '../../../../text/once.ts';
import type { Teller } from '../types.ts';
import { forClaims } from '../where.ts';
import { capital } from '../words.ts';
import { AMOUNT, OPENING, type Size, sizeOf } from './measure.ts';

const RANGE = new RegExp(
  String.raw`(?<![\w.,:/$€£-])(?:(?<lead>(?:aged )?between|from|aged) )?(?<low>${AMOUNT})(?<joint> (?:to|and) | ?[\u2013\u2014-] ?)(?<high>${AMOUNT})(?![\w,:/-]|\.\d)`,
  'giu',
);

/** Without one of these no range is read: "and" joins its ends only behind "between". */
const JOINING = / to |[-\u2013\u2014]|between/iu;

interface Range {
  readonly at: number;
  readonly whole: string;
  readonly aged: boolean;
  readonly from: boolean;
  readonly low: Size;
  readonly high: Size;
}

/** The one range of amounts in a text: with "and" only behind "between". */
const rangeIn = lately(readRange);

function readRange(text: string): Range | undefined {
  if (!JOINING.test(text)) return undefined;
  const found = matchesOf(text, RANGE).flatMap((one): Range[] => {
    const { lead = '', joint = '', low = '', high = '' } = one.groups!;
    if (/ and /u.test(joint) !== /between/iu.test(lead)) return [];
    const sign = /^[$€£]/u.exec(low)?.[0] ?? '';
    const top = sign !== '' && !high.startsWith(sign) ? `${sign}${high}` : high;
    const [least, most] = [sizeOf(/%$/u.test(high) && !/%$/u.test(low) ? `${low}%` : low), sizeOf(top)];
    if (least === undefined || most === undefined || least.kind !== most.kind || least.size >= most.size)
      return [];
    const aged = /aged/iu.test(lead);
    return [
      {
        at: one.index,
        whole: one[0],
        aged,
        from: /^from$/iu.test(lead),
        low: least,
        high: most,
      },
    ];
  });
  return found.length === 1 ? found[0] : undefined;
}

const BEFORE_DATE =
  /^(?: (?:of )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)| ?(?:am|pm|a\.m|p\.m|o'clock)\b)/iu;
/** "The score rose from 3 to 5", "from page 3 to 9": no amount lies between. */
const SPANNED = /\b(?:rang(?:e|es|ed|ing))$/iu;

/** The sentence with the range worded as in the claim: "between 10 and 15 users" for "10–15 users". */
export const worded: Teller = ({ sentence, claim, tell }) => {
  const ours = rangeIn(claim.text.slice(claim.start, claim.end));
  if (ours === undefined) return [];
  const told = tell(sentence);
  const theirs = rangeIn(told.text);
  if (theirs === undefined || ours.whole === theirs.whole) return [];
  if (!isSame(ours.low, theirs.low) || !isSame(ours.high, theirs.high)) return [];
  const head = told.text.slice(0, theirs.at).trimEnd();
  const rest = told.text.slice(theirs.at + theirs.whole.length);
  if (BEFORE_DATE.test(rest) || (ours.aged && !theirs.aged)) return [];
  const wording =
    head === '' ? capital(ours.whole) : ours.whole.replace(/^[BF]/u, (letter) => letter.toLowerCase());
  if (!theirs.from)
    return ours.from ? [] : [{ ...told, text: `${head} ${wording}${rest}`.trimStart(), plain: true }];
  if (!SPANNED.test(head) || !/^between /iu.test(ours.whole)) return [];
  return ['stayed', 'remained', 'were', 'was', 'lay'].map((verb) => ({
    ...told,
    text: `${head.replace(SPANNED, verb)} ${wording}${rest}`,
    plain: true,
  }));
};

const isSame = (a: Size, b: Size): boolean => a.size === b.size && a.kind === b.kind;

const VALUED =
  /\b(?:is|are|was|were|costs?|takes?|took|lasts?|lasted|weighs?|weighed|pays?|paid|earns?|earned|charges?|charged|lies|lay|amounts? to|amounted to|stays|stayed|remains|remained|rang(?:es?|ed))$/iu;
const BOUND = new RegExp(
  String.raw`\b(?<word>at least|at most|no (?:more|less|fewer) than|(?:less|fewer|more) than|under|below|over|above|up to) (?<amount>${AMOUNT})(?![\w,]|\.\d)`,
  'giu',
);

const boundsIn = lastly((said) => matchesOf(said, BOUND));

/** A sentence that gives a thing an amount between two, with the bound that the claim sets it instead. */
export const endsOf: Teller = forClaims([BOUND], ({ sentence, claim, tell }) => {
  const [bound, ...others] = boundsIn(claim.text.slice(claim.start, claim.end));
  if (bound === undefined || others.length > 0) return [];
  const told = tell(sentence);
  const range = rangeIn(told.text);
  if (range === undefined) return [];
  const head = told.text.slice(0, range.at).trimEnd();
  const rest = told.text.slice(range.at + range.whole.length);
  const { word = '', amount = '' } = bound.groups!;
  const size = sizeOf(amount);
  if (!VALUED.test(head) || range.from !== SPANNED.test(head)) return [];
  if (OPENING.test(told.text) || BEFORE_DATE.test(rest) || size?.kind !== range.low.kind) return [];
  if (!isBounded(word.toLowerCase(), size.size, range)) return [];
  const lead = head.replace(SPANNED, (verb) => (/d$/u.test(verb) ? 'was' : 'is'));
  return [...new Set([lead, lead.replace(OF_BAND, '$1')])].map((one) => ({
    ...told,
    text: `${one} ${bound[0]}${rest}`,
    plain: true,
  }));
});

const BAND = '(?:band|range|bracket|spread)';
/** What lies in its band: "the salary band" gives the salary's ends. */
const OF_BAND = new RegExp(
  String.raw`^((?:\S+ ){1,3}?(?:salary|pay|wage|price|cost|rent|fee|age|temperature)) ${BAND}(?= )`,
  'iu',
);
/** "The salary band for the role is": of a band that is as it is now. */
const BAND_IS = new RegExp(
  String.raw`^((?:\S+ ){1,4}?${BAND}(?: (?:for|of|in) [^,;:()]{2,50})?) (?:is|runs|spans|covers)$`,
  'iu',
);
const END_OF_BAND = new RegExp(
  String.raw`\b(?:(?<low>(?:starts|begins) at)|(?:ends at|goes up to|runs up to|extends to)) (?<amount>${AMOUNT})(?![\w,]|\.\d)`,
  'giu',
);

const endsIn = lastly((said) => matchesOf(said, END_OF_BAND));

/** "The price range starts at $20", "goes up to $35" of a range from the one to the other. */
export const endsOfBand: Teller = forClaims([END_OF_BAND], ({ sentence, claim, tell }) => {
  const [end, ...others] = endsIn(claim.text.slice(claim.start, claim.end));
  if (end === undefined || others.length > 0) return [];
  const told = tell(sentence);
  const range = rangeIn(told.text);
  if (range === undefined || range.from) return [];
  const [, subject] = BAND_IS.exec(told.text.slice(0, range.at).trimEnd()) ?? [];
  const rest = told.text.slice(range.at + range.whole.length);
  const size = sizeOf(end.groups!.amount!);
  if (subject === undefined || size === undefined || OPENING.test(told.text) || BEFORE_DATE.test(rest))
    return [];
  if (!isSame(size, end.groups!.low === undefined ? range.high : range.low)) return [];
  return [{ ...told, text: `${subject} ${end[0]}${rest}`, plain: true }];
});

function isBounded(word: string, size: number, { low, high }: Range): boolean {
  if (/^(?:at least|no (?:less|fewer) than)$/u.test(word)) return low.size >= size;
  if (/^(?:more than|over|above)$/u.test(word)) return low.size > size;
  return /^(?:at most|no more than|up to)$/u.test(word) ? high.size <= size : high.size < size;
}
