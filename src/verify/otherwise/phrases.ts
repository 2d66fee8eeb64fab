/**
 * A claim in other words for the same, where the evidence has those: what is unavailable to somebody he has none of, a
 * yearly plan is an annual one, its current price is the one that is paid today, and a labelled line is a sentence.
 */

import { lazily } from '../../text/once.ts';
import type { Reading } from '../../text/reading.ts';
import { Sieve } from '../../text/sieve/index.ts';
import { asSentences } from '../claim/labelled.ts';
import { capital } from '../context/tellings/words.ts';
import type { Untopical } from '../light/topic.ts';
import type { Document } from '../read/document.ts';

/** Longest source that is searched for the other words, in characters. */
const LONGEST = 20_000;

/** "Three times" and "3x"; "until the month is over" and "until the end of the month". */
const COUNTED: readonly (readonly RegExp[])[] = [
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, at) => [
    new RegExp(String.raw`\b(?:${word}|${at + 2}) times\b`, 'i'),
    new RegExp(String.raw`(?<![\d.,])${at + 2} ?[x\u00d7](?![\p{L}\d])`, 'iu'),
  ]),
  ...['month', 'year', 'week', 'day', 'term', 'season', 'contract', 'trial', 'period', 'quarter'].map(
    (term) => [
      new RegExp(
        String.raw`\buntil the (?:${term} (?:is over|ends|has ended|is out)|end of the ${term})\b`,
        'i',
      ),
      new RegExp(String.raw`\buntil the end of the ${term}\b`, 'i'),
      new RegExp(String.raw`\buntil the ${term} (?:is over|ends|has ended)\b`, 'i'),
    ],
  ),
];

/** Phrases that say the same; each is put for another where a source has it. */
const SAME: readonly (readonly RegExp[])[] = [
  [/\bnobody\b/i, /\bno[ -]one\b/i],
  [/\beverybody\b/i, /\beveryone\b/i],
  [/\bsomebody\b/i, /\bsomeone\b/i],
  [/\banybody\b/i, /\banyone\b/i],
  [/\byearly\b/i, /\bannual\b/i],
  [
    /\bat (?:its|their|his|her|the) (?:current|present|existing) (?:price|rate)\b/i,
    /\bat the (?:price|rate) (?:you|it|they|he|she|we) (?:now )?(?:pay|pays)(?: (?:today|now|at present|currently))?\b/i,
    /\bat today's (?:price|rate)\b/i,
  ],
  [/\bin full\b/i, /\bin its entirety\b/i],
  [/\bevery quarter\b/i, /\bquarterly\b/i, /\bevery three months\b/i, /\bonce a quarter\b/i],
  [/\bevery month\b/i, /\bmonthly\b/i, /\bonce a month\b/i, /\beach month\b/i],
  [/\bevery week\b/i, /\bweekly\b/i, /\bonce a week\b/i, /\beach week\b/i],
  [/\bevery day\b/i, /\bdaily\b/i, /\beach day\b/i],
  [/\bevery year\b/i, /\byearly\b/i, /\bannually\b/i, /\bonce a year\b/i, /\beach year\b/i],
  [/\btwice a year\b/i, /\bevery six months\b/i, /\bhalf-yearly\b/i, /\bsemi-annually\b/i],
  [/\bevery two weeks\b/i, /\bfortnightly\b/i, /\bevery other week\b/i, /\bevery second week\b/i],
  [/\bonce a fortnight\b/i, /\bfortnightly\b/i, /\bevery two weeks\b/i],
  [/\btwice an hour\b/i, /\bevery (?:30 minutes|half hour|half an hour)\b/i],
  [/\bat any time (?:before|until)\b/i, /\bany time before\b/i, /\buntil\b/i],
  [/\bin advance\b/i, /\bbeforehand\b/i, /\bahead of time\b/i],
  [/\bimmediately\b/i, /\bat once\b/i, /\b(?:right|straight) away\b/i, /\bwithout delay\b/i],
  [/\bwithin the hour\b/i, /\bwithin (?:60 minutes|one hour|an hour|1 hour)\b/i],
  [/\bone time\b/i, /\ba single time\b/i, /\bonce\b/i],
  [
    /\bheavier than\b/i,
    /\b(?:weighing|that weighs?) (?:more than|over|above)\b/i,
    /\bof more than\b/i,
    /\bover(?= \d)/i,
    /\babove(?= \d)/i,
    /\bexceeding(?= \d)/i,
  ],
  [
    /\b(?:costing|worth|that costs?|of|totall?ing) (?:more than|over)(?= [$€£\d])/i,
    /\bover(?= [$€£\d])/i,
    /\babove(?= [$€£\d])/i,
    /\bexceeding(?= [$€£\d])/i,
    /\bin excess of(?= [$€£\d])/i,
  ],
  [/\bweighing up to\b/i, /\bof up to\b/i, /\bup to\b/i, /\bweighing (?:no more than|at most)\b/i],
  [/\bonly when\b/i, /\bonly if\b/i],
  [/\bin a row\b/i, /\bconsecutive\b/i],
  [/\b(?:on|before|after) arrival\b/i, /\b(?:when|before|after) (?:they|you|he|she|it) arrives?\b/i],
  [/\b(?:on|when) leaving\b/i, /\bwhen (?:they|you|he|she) leaves?\b/i],
  [/\bbefore departure\b/i, /\bbefore (?:they|you|he|she|it) (?:departs?|leaves?)\b/i],
  [/\bon the way\b/i, /\b(?:while )?in transit\b/i, /\bduring (?:transport|shipping|transit)\b/i],
  [/\bunknown\b/i, /\bunrecogni[sz]ed\b/i],
  [/\bas soon as\b/i, /\bonce(?= (?:the|an?|your|our|it|he|she|they|you|we|payment)\b)/i],
  [/\bper person\b/i, /\b(?:a|per) head\b/i, /\bfor each person\b/i],
  [/\b(?:a)?round the clock\b/i, /\b24 hours a day\b/i, /\bday and night\b/i],
  [/\bon weekdays\b/i, /\b(?:from )?Monday (?:to|through) Friday\b/i],
  [/\b(?:at|on) weekends\b/i, /\bon Saturdays and Sundays\b/i, /\bat the weekend\b/i],
  [/\bbecause of\b/i, /\bdue to\b/i, /\bowing to\b/i, /\bon account of\b/i, /\bas a result of\b/i],
  [/\bdespite\b/i, /\bin spite of\b/i],
  [/\bbefore\b/i, /\bprior to\b/i, /\bahead of\b/i],
  [/\bin case of\b/i, /\bin the event of\b/i],
  [/\bexcept(?: for)?\b/i, /\bapart from\b/i, /\bwith the exception of\b/i, /\bother than\b/i],
  [/\bby e-?mail\b/i, /\bvia e-?mail\b/i],
  [/\bby (?:tele)?phone\b/i, /\b(?:over|on) the (?:tele)?phone\b/i, /\bvia (?:tele)?phone\b/i],
  [/\bin total\b/i, /\baltogether\b/i, /\bin all\b/i],
  [/\bcurrently\b/i, /\bat present\b/i, /\bat the moment\b/i, /\bright now\b/i],
  [/\bas soon as possible\b/i, /\basap\b/i],
  [/\bthe next day\b/i, /\bthe following day\b/i],
  [/\bthe previous day\b/i, /\bthe day before\b/i],
  [/\bon the premises\b/i, /\bon[ -]site\b/i],
  [/\btwice a day\b/i, /\btwice daily\b/i, /\btwo times a day\b/i],
  [/\bonce a day\b/i, /\bonce daily\b/i],
  [/\bthree times a day\b/i, /\bthree times daily\b/i],
  [/\bfree of charge\b/i, /\bat no charge\b/i, /\bwithout charge\b/i, /\bat no cost\b/i, /\bfor free\b/i],
  [/\bwith effect from\b/i, /\bas of\b/i, /\beffective(?: from| as of)?\b/i],
];

const ALL = [...SAME, ...COUNTED];

/** What a claim may say where the evidence has the other: "another code" of any other, "should be" of what must be. */
const WEAKER: readonly (readonly [RegExp, RegExp])[] = [
  [/\banother\b/i, /\bany other\b/i],
  [/\b(?:is|are) to be\b/i, /\bmust be\b/i],
  [/\bshould be\b/i, /\bmust be\b/i],
  [
    /\b(?:counts? as|(?:is|are) (?:considered(?: to be)?|classed as|classified as|regarded as|treated as|deemed))\b/i,
    /\b(?:is|are)(?= (?:an? )?)/i,
  ],
  [/\bwill not be\b/i, /\b(?:is|are) not(?= \p{L}+ed\b)/iu],
];

/** What of each group a claim may say, of phrases that say the same and then of weaker ones. */
const sieve = lazily(() => new Sieve([...ALL, ...WEAKER.map(([own]) => own)]));

const UNAVAILABLE =
  /^(.{3,60}?) (was|were|is|are) (?:unavailable|not available) to (.{3,60}?)( (?:on|at|from|during) .+)?$/iu;

/** The claim said otherwise; nothing where it has none of these phrases, or the evidence no other for it. */
export function saidOtherwise(claim: Reading, documents: readonly Document[]): readonly Untopical[] {
  const { text, start, end, language, question } = claim;
  if (question || language !== 'en') return [];
  const said = text.slice(start, end);
  const about = documents.map(() => true);
  const foreign = documents.map(() => false);
  const found: Pick<Untopical, 'text' | 'at'>[] = [];
  const none = /available to /i.test(said) ? UNAVAILABLE.exec(said.replace(/\.$/, '')) : null;
  if (none !== null) {
    const [, what, verb, whom, when = ''] = none;
    const owner = capital(whom!);
    const noun = what!
      .replace(/^(?:the |any )?(\p{L})/iu, (letter) => letter.toLowerCase())
      .replace(/^the /, '');
    const had = /^(?:was|were)$/i.test(verb!) ? 'had' : 'have';
    const from = start + said.indexOf(whom!);
    found.push({
      text: `${owner} ${had} no ${noun}${when}.`,
      at: (offset) => Math.min(end - 1, offset < owner.length ? from + offset : start + offset),
    });
  }
  for (const sentence of asSentences(said.replace(/\.$/, '')))
    found.push({ text: sentence, at: (offset) => Math.min(end - 1, start + offset) });
  const edits = editsIn(said, documents);
  for (const edit of edits) found.push(edited(said, start, [edit]));
  // Each phrase may be said otherwise in one sentence.
  const needed = edits.filter(({ isUnsaid }) => isUnsaid).sort((a, b) => a.from - b.from);
  const apart = needed.filter(({ from }, i) => i === 0 || from >= needed[i - 1]!.to);
  if (apart.length > 1) found.push(edited(said, start, apart));
  return found.map((one) => ({ ...one, about, foreign }));
}

const otherIn = ({ text, structured }: Document, phrase: RegExp): string | undefined =>
  structured || text.length > LONGEST ? undefined : phrase.exec(text)?.[0];

/** A phrase of the claim, and what is put for it. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly other: string;
  /** No source has the phrase as the claim says it. */
  readonly isUnsaid: boolean;
}

/** What the evidence has for each phrase of the claim. */
function editsIn(said: string, documents: readonly Document[]): readonly Edit[] {
  const may = sieve().through(said);
  const saysOneOf = (at: number): boolean => may[at] === 1;
  return [
    ...ALL.flatMap((group, at) => (saysOneOf(at) ? editIn(said, group, group, documents) : [])),
    ...WEAKER.flatMap(([own, other], at) =>
      saysOneOf(ALL.length + at) ? editIn(said, [own], [other], documents) : [],
    ),
  ];
}

/** What the evidence has for a phrase of the claim: of `own` the first that the claim says, of `others` each that a source does. */
function editIn(
  said: string,
  own: readonly RegExp[],
  others: readonly RegExp[],
  documents: readonly Document[],
): Edit[] {
  const hit = own.map((phrase) => phrase.exec(said)).find((one) => one !== null);
  if (hit === undefined || hit === null) return [];
  const [text] = hit;
  const isUnsaid = !documents.some(
    ({ text: theirs, structured }) =>
      !structured && theirs.length <= LONGEST && theirs.toLowerCase().includes(text.toLowerCase()),
  );
  return others.flatMap((phrase) => {
    const other = documents.map((document) => otherIn(document, phrase)).find((one) => one !== undefined);
    return other === undefined || other.toLowerCase() === text.toLowerCase()
      ? []
      : [{ from: hit.index, to: hit.index + text.length, other, isUnsaid }];
  });
}

/** A claim with phrases put for its own, and where each place of it stands in the source of the claim. */
function edited(said: string, start: number, edits: readonly Edit[]): Pick<Untopical, 'text' | 'at'> {
  let text = '';
  const places: number[] = [];
  let done = 0;
  const copy = (to: number): void => {
    for (; done < to; done++) places.push(done);
  };
  for (const { from, to, other } of edits) {
    text += said.slice(done, from) + other;
    copy(from);
    for (let i = 0; i < other.length; i++) places.push(Math.min(from + i, to - 1));
    done = to;
  }
  text += said.slice(done);
  copy(said.length);
  return { text, at: (offset) => start + (places[offset] ?? said.length - 1) };
}
