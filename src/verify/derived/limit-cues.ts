/** Words of a claim that set an amount against a limit. */
import { NEGATION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Asked } from './asked.ts';

/** How a claim says that an amount stands to a limit; `meets`: as the limit itself asks. */
type Standing = 'above' | 'below' | 'most' | 'least' | 'meets';

/** How a claim sets an amount against a limit, and the units of it that say so. */
export interface Cue {
  readonly standing: Standing;
  readonly denied: boolean;
  readonly taken: readonly number[];
}

const LEVEL = '(?:limit|threshold|cap|maximum|minimum|level|ceiling|amount|target|mark|quota|allowance)';
const CUES: readonly (readonly [RegExp, Standing])[] = (
  [
    [/\b(?:above|over|beyond) the (?:[a-z0-9-]+ ){0,4}LEVEL\b/, 'above'],
    [/\b(?:exceed|exceeds|exceeded) the (?:[a-z0-9-]+ ){0,4}LEVEL\b/, 'above'],
    [/\b(?:below|under|short of) the (?:[a-z0-9-]+ ){0,4}LEVEL\b/, 'below'],
    [
      /\bwithin (?:the|its|his|her|their) (?:[a-z0-9-]+ ){0,4}(?:limit|cap|maximum|allowance|budget|cover)\b/,
      'most',
    ],
    [
      /\bwithin the (?:weight|size|length|height|amount|sum|price|number|cost)(?: (?:that )?(?:is )?(?:allowed|permitted|covered))\b/,
      'most',
    ],
    [
      /\bno (?:more|heavier|longer|larger|higher|bigger) than (?:[a-z0-9-]+ ){1,5}(?:allows?|permits?|covers?|allowed|permitted|covered)\b/,
      'most',
    ],
    [
      /\b(?:more|heavier|longer|larger|higher|bigger|dearer) than (?:[a-z0-9-]+ ){1,5}(?:allows?|permits?|covers?|allowed|permitted|covered)\b/,
      'above',
    ],
    [/\b(?:reach|reaches|reached|meet|meets|met) the (?:[a-z0-9-]+ ){0,4}LEVEL\b/, 'least'],
    [
      /\b(?:above|over|beyond|more than) what (?:[a-z-]+ ){1,5}(?:may|can|could|is allowed to|are allowed to) [a-z]+\b/,
      'above',
    ],
    [/\bwithin what (?:[a-z-]+ ){1,5}(?:may|can|could|is allowed to|are allowed to) [a-z]+\b/, 'most'],
    [/\btoo (?:heavy|large|big|high|many|expensive|tall|wide|old)\b/, 'above'],
    [/\btoo (?:light|small|low|few|little|young|cheap)\b/, 'below'],
    [/\b(?:heavy|large|big|high|many|old|expensive) enough\b/, 'meets'],
    [/\b(?:ordered|spent|bought) enough\b/, 'meets'],
    [/\b(?:light|small|low|few|young|cheap) enough\b/, 'most'],
  ] as const
).map(([pattern, standing]) => [new RegExp(pattern.source.replace('LEVEL', LEVEL)), standing]);

const SAYING = new Set(
  'exceed reach meet weight size length height budget cover allow permit rule policy heavier longer larger bigger dearer limit threshold cap maximum minimum level ceiling amount target mark quota allowance enough too heavy large big high many expensive tall wide old light small low few little young cheap'.split(
    ' ',
  ),
);

/** How a claim sets an amount against a limit; undefined where it does not, or does so twice. */
export function cueOf({ reading, units }: Asked): Cue | undefined {
  const text = reading.words.map(({ form }) => form).join(' ');
  const found = CUES.find(([pattern]) => pattern.test(text));
  if (found === undefined || (text.match(/\benough\b/g) ?? []).length > 1) return undefined;
  const taken = gather(units, (unit, k) =>
    unit.value === undefined && SAYING.has(unit.word.lemma) ? [k] : [],
  );
  return { standing: found[1], denied: (reading.cues & NEGATION) !== 0, taken };
}

const STANDING =
  /^(?:within|above|over|beyond|below|under|short|exceed|reach|meet|too|enough|more|less|heavier|longer|larger|higher|bigger)$/;

const NAMED_LIMIT = /\b(?:limit|threshold|cap|maximum|ceiling|quota|allowance)\b/;

/** Whether a claim sets an amount against a limit that these sentences only name: "the limit is 23 kg" keeps none. */
export function onlyNamesLimit(asked: Asked, sentences: readonly AlignedSentence[]): boolean {
  const said = asked.reading.words.map(({ form }) => form).join(' ');
  if (cueOf(asked) === undefined || !NAMED_LIMIT.test(said)) return false;
  return !sentences.some(({ reading: { words } }) =>
    words.some(({ lemma, form }) => STANDING.test(lemma) || STANDING.test(form)),
  );
}
