/** Claims that something was in time or too late, by a time that one sentence sets and the moments of others. */

import type { MismatchKind } from '../../domain/check.ts';
import { gather } from '../../text/gather.ts';
import type { AlignedSentence } from '../support.ts';
import type { Asked, Derivation } from './asked.ts';
import { type Dated, datedIn } from './dated.ts';
import { baseOf, type Deadline, deadlinesIn } from './deadlines.ts';
import { bestOf } from './times.ts';

/** What follows for a claim from a limit: that it is so, or that it is not. */
export interface Ruling {
  readonly holds: boolean;
  readonly kind: MismatchKind;
  readonly derivation: Derivation;
}

/** What a claim says of a time that is set: kept or not, and the units that say so. */
interface Cue {
  readonly kept: boolean;
  readonly taken: readonly number[];
}

const PERIOD = '(?:window|period|deadline|term|timeframe|time frame|time limit|cut-off|limit)';
const CUES: readonly (readonly [RegExp, boolean])[] = [
  [/\btoo late\b/, false],
  [/\b(?:early|soon|quickly|promptly) enough\b/, true],
  [/\b(?:in|on) time\b/, true],
  [/\b(?:within|inside|during|in) the (?:[a-z0-9-]+ ){0,4}PERIOD\b/, true],
  [
    /\b(?:within|inside|in) the time (?:that |which )?(?:(?:the|its|their|our) )?(?:[a-z]+ )?(?:allowed|allows?|sets?|gives?|given|required|requires?|permits?|permitted)\b/,
    true,
  ],
  [/\bwithin (?:its|his|her|their) (?:[a-z0-9-]+ ){0,4}PERIOD\b/, true],
  [/\b(?:outside|past|beyond|missed) (?:the|its) (?:[a-z0-9-]+ ){0,4}PERIOD\b/, false],
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

/** Words of a cue that a rule need not have. */
const SAYING = new Set(
  'too late early soon enough time window period deadline term limit frame timeframe cut-off still open valid run expire lapse close end pass day out use redeem longer policy rule term contract allow set give require permit'.split(
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

function cueOf({ reading, units }: Asked): Cue | undefined {
  const { words } = reading;
  const text = words.map(({ form }) => form).join(' ');
  const found = firstCue(text);
  if (found === undefined) return undefined;
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
    ((unit.from >= at && unit.to <= to && SAYING.has(unit.word.lemma)) || unit.word.form === 'day')
      ? [k]
      : [],
  );
  return { kept: found.kept !== flipped, taken };
}

const STRONG = 0.6;

/** Whether a claim that something was in time, or not, follows; undefined where it says no such thing or it is open. */
export function inTime(asked: Asked): Ruling | undefined {
  const cue = cueOf(asked);
  if (cue === undefined) return undefined;
  const sentences = asked.nearby;
  const deadlines = gather(sentences, (one) => deadlinesIn(one, asked));
  if (deadlines.length === 0) return undefined;
  const setting = new Set(deadlines.map(({ sentence }) => sentence));
  const all = gather(sentences, (one) => datedIn(one));
  const dated = all.filter(({ sentence }) => !setting.has(sentence));
  const rest = asked.units.map((_, k) => k).filter((k) => !cue.taken.includes(k));
  const ownOf = (moments: readonly Dated[]): readonly number[] =>
    rest.filter(
      (k) => !deadlines.some(({ sentence }) => says(sentence, k)) || moments.some((one) => one.has(k)),
    );
  // What stands with the moment that a time is counted from need not stand with the deed.
  const bases = deadlines.map((deadline) => baseOf(asked, deadline, dated));
  const deeds = dated.filter((one) => !bases.includes(one));
  const own = ownOf(dated);
  const done = bestOf(asked, dated, own, []) ?? bestOf(asked, deeds, ownOf(deeds), []);
  if (done === undefined) return undefined;
  const rulings = gather(ranked(deadlines, rest), (deadline) => {
    const base = deadline.base.length === 0 ? undefined : baseOf(asked, deadline, dated);
    if (
      (deadline.base.length > 0 && base === undefined) ||
      (base?.sentence === undefined) !== (deadline.base.length === 0)
    )
      return [];
    if (base !== undefined && base.at === done.at && base.sentence === done.sentence) return [];
    const kept = deadline.keeps(done.moment, base?.moment);
    return kept === undefined ? [] : [{ deadline, base, kept }];
  });
  const [first] = rulings;
  if (first === undefined || rulings.some(({ kept }) => kept !== first.kept)) return undefined;
  const shown = [
    done.sentence,
    first.deadline.sentence,
    ...(first.base === undefined ? [] : [first.base.sentence]),
  ];
  const told = first.deadline.tell(done, first.base);
  const derivation = { unit: -1, taken: cue.taken, sentences: [...new Set(shown)], at: done.at, told };
  const telling = own.filter(
    (k) => !asked.units[k].name && asked.units[k].value === undefined && done.has(k),
  );
  const lone = !dated.some((one) => one !== done && telling.every((k) => one.has(k)));
  if (!rest.every((k) => isExplained(asked, k, shown, lone))) return undefined;
  return { holds: first.kept === cue.kept, kind: 'date_time', derivation };
}

const says = ({ alignment }: AlignedSentence, k: number): boolean => alignment.matches[k].strength >= STRONG;

/** Of several times that are set, those that the claim says most of. */
function ranked(deadlines: readonly Deadline[], units: readonly number[]): readonly Deadline[] {
  const scores = deadlines.map(({ sentence }) => units.filter((k) => says(sentence, k)).length);
  const most = Math.max(...scores);
  return deadlines.filter((_, n) => scores[n] === most);
}

/**
 * Whether what is shown, or its title, has a unit; what something is called may stand in another sentence of the source
 * that shows first where the source has no other of its kind (`lone`).
 */
export function isExplained(
  asked: Asked,
  k: number,
  shown: readonly AlignedSentence[],
  lone: boolean,
): boolean {
  const { name, value, word } = asked.units[k];
  if (shown.some((one) => says(one, k)) || shown.some((one) => asked.isTitled(k, one))) return true;
  if (asked.isVerb(k)) return /^(?:be|have|do|make|come|happen)$/.test(word.lemma);
  const beside = asked.nearby.filter(({ document }) => document === shown[0].document);
  return (
    ((lone && (name || value?.kind === 'identifier')) || word.weight < 0.5) &&
    beside.some((one) => says(one, k))
  );
}
