/** Words of a claim that say of something that it was in time, or too late. */
import { gather } from '../../text/gather.ts';
import { lengthOf } from '../record/words/moment.ts';
import type { Asked } from './asked.ts';

/** What a claim says of a time that is set: kept or not, and the units that say so. */
export interface Cue {
  readonly kept: boolean;
  readonly said: string;
  /** Word of the claim behind it. */
  readonly to: number;
  readonly taken: readonly number[];
  /** Units of its own that are values: "the 30 days allowed". */
  readonly valued: readonly number[];
  /** The unit of how long before or after that time it was: "with three days to spare", "by two days". */
  readonly by?: number;
}

const PERIOD = '(?:window|period|deadline|term|timeframe|time frame|time limit|cut-off|limit)';
const CUES: readonly (readonly [RegExp, boolean])[] = [
  [/\bwith (?:[a-z0-9-]+ ){1,4}to spare\b/, true],
  [
    /\b(?:(?:stayed|been|was|were) away (?:for )?)?(?:late|long) enough(?: (?:to (?:get|receive|qualify for|be entitled to|be offered|be given)|for))?\b/,
    true,
  ],
  [/\btoo late\b/, false],
  [/\bbefore (?:it|they) (?:was|were|is|are|fell|falls|became) due\b/, true],
  [/\b(?:before|by|on) the due date\b/, true],
  [/\bafter the due date\b/, false],
  [
    /\bwithin the (?:[a-z0-9-]+ ){0,3}(?:days|weeks|months|hours) (?:that (?:is|are|was|were) )?(?:allowed|given|permitted|granted|set)\b/,
    true,
  ],
  [
    /\b(?:early|soon|quickly|promptly) enough(?: to (?:get|receive|qualify for|be entitled to|be offered|be given))?\b/,
    true,
  ],
  [/\b(?:in|on) time\b/, true],
  [/\b(?:within|inside|during|in) the (?:[a-z0-9-]+ ){0,4}PERIOD\b/, true],
  [
    /\b(?:within|inside|in) the time (?:that |which )?(?:(?:the|its|their|our) )?(?:[a-z]+ )?(?:allowed|allows?|sets?|gives?|given|required|requires?|permits?|permitted)\b/,
    true,
  ],
  [/\bwithin (?:its|his|her|their) (?:[a-z0-9-]+ ){0,4}PERIOD\b/, true],
  [/\b(?:outside|past|beyond|missed) (?:the|its) (?:[a-z0-9-]+ ){0,4}PERIOD\b/, false],
  [/\bbefore the end of the (?:[a-z0-9-]+ ){0,4}PERIOD\b/, true],
  [/\bafter the end of the (?:[a-z0-9-]+ ){0,4}PERIOD\b/, false],
  [/\bbefore the (?:[a-z0-9-]+ ){0,3}(?:deadline|cut-off)\b/, true],
  [/\bafter the (?:[a-z0-9-]+ ){0,3}(?:deadline|cut-off)\b/, false],
  [/\b(?:was|were|is|are) still (?:open|valid|running|in force)\b/, true],
  [/\b(?:could|can) still be (?:used|redeemed|claimed)\b/, true],
  [/\bbefore (?:[a-z0-9-]+ ){1,5}(?:expired|lapsed|closed|ended|ran out)\b/, true],
  [/\b(?:had|has) (?:already )?(?:expired|lapsed|run out)\b/, false],
  [
    /\b(?:PERIOD|offer|sale|promotion|warranty|trial|registration) (?:had|has) (?:already )?(?:ended|closed|passed)\b/,
    false,
  ],
  [/\b(?:was|were) (?:no longer (?:open|valid)|over)\b/, false],
].map(([pattern, kept]) => [
  new RegExp((pattern as RegExp).source.replace('PERIOD', PERIOD)),
  kept as boolean,
]);

/** Cues of what had to lie far enough from another moment. */
export const FAR = /^(?:[a-z]+ away (?:for )?)?(?:late|long) enough/;
/** Words of a cue that a rule need not have. */
const SAYING = new Set(
  'miss spare get receive qualify entitle offer give long too late early soon enough time window period deadline term limit frame timeframe cut-off still open valid run expire lapse close end pass due date day out use redeem longer policy rule term contract allow set give require permit'.split(
    ' ',
  ),
);

function firstCue(text: string): { readonly hit: RegExpExecArray; readonly kept: boolean } | undefined {
  for (const [pattern, kept] of CUES) {
    const hit = pattern.exec(text);
    if (hit !== null) return { hit, kept };
  }
  return undefined;
}

/** What a claim says of a time that is set; undefined where it says nothing of one, or of more. */
export function cueOf({ reading, units }: Pick<Asked, 'reading' | 'units'>): Cue | undefined {
  const { words } = reading;
  const text = words.map(({ form }) => form).join(' ');
  const found = firstCue(text);
  // "Ordered enough, and early enough": one of two things that are asked for says nothing of the other.
  if (found === undefined || (text.match(/\benough\b/g) ?? []).length > 1) return undefined;
  const before = words.filter(
    ({ form }) => /^(?:not|never|no|n't|cannot)$/.test(form) || form.endsWith("n't"),
  );
  const inCue = found.hit[0].includes('no longer') ? 1 : 0;
  const flipped = (before.length - inCue) % 2 === 1;
  let at = 0;
  let seen = 0;
  while (seen < found.hit.index) seen += words[at++].form.length + 1;
  const to = at + found.hit[0].split(' ').length;
  const taken = gather(units, (unit, k) =>
    unit.value === undefined &&
    ((unit.from >= at &&
      unit.to <= to &&
      (SAYING.has(unit.word.lemma) || isAway(found.hit[0], unit.word.lemma))) ||
      unit.word.form === 'day')
      ? [k]
      : [],
  );
  const valued = units.flatMap(({ value, from, to: end }, k) =>
    value !== undefined && from >= at && end <= to ? [k] : [],
  );
  const by = lengthBeside({ reading, units }, at, to);
  return { kept: found.kept !== flipped, said: found.hit[0], to, taken, valued, ...(by >= 0 && { by }) };
}

/** The length that stands before a cue, in it, or behind it with "by": "two days after the deadline". */
const lengthBeside = ({ reading, units }: Pick<Asked, 'reading' | 'units'>, at: number, to: number): number =>
  units.findIndex(
    ({ value, from, to: end }) =>
      value !== undefined &&
      lengthOf(value) !== undefined &&
      (end === at ||
        (reading.words[at]?.form === 'with' && from > at && end < to) ||
        (from >= to &&
          (from === to
            ? reading.words[from].form === 'by'
            : from === to + 1 && reading.words[to].form === 'by'))),
  );

/** "Stayed away long enough": told by a rule about those who left. */
export const isAway = (cue: string, lemma: string): boolean =>
  / away /.test(cue) && (lemma === 'stay' || lemma === 'away');

/** Whether a claim says by one of its phrases that something was in time, or not. */
export const speaksOfTime = (asked: Pick<Asked, 'reading' | 'units'>): boolean => cueOf(asked) !== undefined;
