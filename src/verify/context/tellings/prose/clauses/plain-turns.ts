/** Small turns of notices and reports of which the parts stand apart: "last year's accounts" for "the accounts for last year", "put the costs at" for "estimated the costs at". */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const TIME = String.raw`(?:last|this|next) (?:year|month|week|quarter|season)`;
const FOR_TIME = new RegExp(
  String.raw`\b(?:the|our|its) ((?:\p{Ll}+ )?\p{Ll}{3,}) (?:for|of) (${TIME})\b`,
  'u',
);
const OF_TIME = new RegExp(String.raw`\b(${TIME})['’]s ((?:\p{Ll}+ )?\p{Ll}{3,})\b`, 'u');

/** "Last year's accounts" for "the accounts for last year", and the other way round. */
function byTime({ text, said }: Wording): readonly string[] {
  const ours = OF_TIME.exec(said);
  if (ours !== null)
    return [text.replace(FOR_TIME, (_, noun: string, time: string) => `${time}'s ${noun}`)].filter(
      (one) => one !== text,
    );
  const theirs = FOR_TIME.exec(said);
  if (theirs === null || !OF_TIME.test(text)) return [];
  const by = / (for|of) (?=(?:last|this|next) )/u.exec(theirs[0])![1];
  return [text.replace(OF_TIME, (_, time: string, noun: string) => `the ${noun} ${by} ${time}`)];
}

const ESTIMATED =
  /\b(?:estimated|estimates|assessed|valued) ((?:the|our|his|her|its|their) [^,;:]{2,50}?) at (?=[$€£\d]|(?:about|around|some|roughly) )/u;

/** "Put the costs at" for "estimated the costs at". */
function byEstimate({ text, said }: Wording): readonly string[] {
  const verb = /\b(?:puts?|estimated|assessed)\b(?=[^,;:]* at )/u.exec(said)?.[0];
  const found = ESTIMATED.exec(text);
  if (verb === undefined || found === null || isLeftOpen(text)) return [];
  return [text.replace(ESTIMATED, (whole) => whole.replace(/^\p{Ll}+/u, verb))].filter((one) => one !== text);
}

const SYSTEM =
  'service|server|system|site|website|app|application|api|database|network|platform|checkout|gateway|portal|cluster|node|queue|connection|shop|store front|login|search|dashboard';
const RECOVERED = new RegExp(
  String.raw`^((?:The|Our|All) (?:[\p{L}\d-]+ ){0,3}?(?:${SYSTEM})s?) (?:fully )?(?:recovered|came back(?: up| online)?|(?:was|were) (?:restored|back(?: up| online)?|working again|available again))((?: (?:at|on|by|after|within) [^,;:]{2,40})?)$`,
  'u',
);

/** "The service was working again at 14:55" for "the service recovered at 14:55". */
function byRecovered({ text }: Wording): readonly string[] {
  const [, what = '', when = ''] = RECOVERED.exec(text) ?? [];
  if (what === '') return [];
  const be = /[^s]s$/u.test(what) ? 'were' : 'was';
  return [
    `recovered`,
    `${be} restored`,
    `${be} back`,
    `${be} back up`,
    `${be} back online`,
    `${be} working again`,
    `${be} available again`,
  ].map((turn) => `${what} ${turn}${when}`);
}

const EXCLUDED = /^([^,;:]{3,60}?) (is|are) excluded from (the [^,;:]{2,50})$/u;
const USING =
  /\b(?:cannot|can not|may not|must not) (use|join|take part in|participate in|benefit from|make use of)\b/u;

/** "Trainees cannot use the scheme" for "trainees are excluded from the scheme". */
function byExcluded({ text, said }: Wording): readonly string[] {
  const [, who, be, what] = EXCLUDED.exec(text) ?? [];
  if (what === undefined || isLeftOpen(text)) return [];
  const turn = USING.exec(said)?.[0];
  const open =
    /\b(?:scheme|programme|program|offer|benefit|service|plan|pool|discount|system|competition|lottery|draw)s?\b/u.test(
      what,
    );
  return [
    `${who} ${be} not eligible for ${what}`,
    `${who} ${be} not covered by ${what}`,
    ...(turn === undefined || !open ? [] : [`${who} ${turn} ${what}`]),
  ];
}

const PAYABLE =
  /^(Payment) (?:is|falls|becomes) (?:due|payable) (within [^,;:]{2,20}?) (?:after|of|from|following) (?:(?:the )?receipt of|receiving) (?:the|an|our|your) (invoice|bill|statement)$/u;

/** "The invoice has to be paid within 30 days of receipt" for "payment is due within 30 days after receipt of the invoice". */
function byReceipt({ text }: Wording): readonly string[] {
  const [, , within, paper] = PAYABLE.exec(text) ?? [];
  if (paper === undefined) return [];
  return ['of', 'after', 'from', 'following'].flatMap((of) =>
    ['must be paid', 'has to be paid', 'is to be paid', 'is payable', 'is due'].map(
      (turn) => `The ${paper} ${turn} ${within} ${of} receipt`,
    ),
  );
}

const KEPT =
  /^(?:[^,;:]{2,60} and )?((?:[Yy]our|[Tt]he|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) [^,;:]{2,50}?) of ([$€£]?\d[^,;:]{0,20}?) (?:stays?|remains?|is|are) (?:the same|unchanged|as before)$/u;

/** "The allowance remains 23 kg" for "the allowance of 23 kg stays the same". */
function byKept({ text }: Wording): readonly string[] {
  const [, what = '', amount] = KEPT.exec(text) ?? [];
  if (amount === undefined || isLeftOpen(text)) return [];
  return [capital(what), capital(what.replace(/^\p{L}+ /u, 'the '))].flatMap((thing) => [
    `${thing} remains ${amount}`,
    `${thing} remains at ${amount}`,
    `${thing} stays at ${amount}`,
    `${thing} is still ${amount}`,
    `${thing} is ${amount}`,
    `${thing} does not change`,
  ]);
}

const SUCCESSOR =
  /^(?:The successor (?:of|to) ([^,;:]{3,50}?)|([^,;:]{3,50}?)['’]s? successor) (?:is|will be) ((?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?:, (?:who|an?|the|currently|now)\b[^;:]*)?$/u;

/** "Ms Diallo will succeed Mr Solberg" for "Mr Solberg's successor is Ms Diallo". */
function bySuccessor({ text, whole }: Wording): readonly string[] {
  const [, of, owner, who] = SUCCESSOR.exec(text) ?? [];
  const whom = of ?? owner;
  if (whom === undefined || isLeftOpen(text)) return [];
  const ahead =
    /\b(?:will|is to|is going to|shall) (?:retire|leave|step down|resign|move|hand over|go)\b|\bretires\b/u.test(
      whole,
    );
  return [
    `${who} is ${whom}'s successor`,
    `${who} is the successor of ${whom}`,
    ...(ahead
      ? [`${who} will succeed ${whom}`, `${who} will replace ${whom}`, `${who} succeeds ${whom}`]
      : []),
  ];
}

const HANDED_OUT =
  /^([^,;:]{3,50}?) (is|are) (?:handed out|given out|issued|distributed) (at [^,;:]{3,40})$/u;

/** "Vouchers are available at desk 12" for "vouchers are handed out at desk 12". */
function byHandedOut({ text }: Wording): readonly string[] {
  const [, what, be, where] = HANDED_OUT.exec(text) ?? [];
  return where === undefined || isLeftOpen(text) ? [] : [`${what} ${be} available ${where}`];
}

export const PLAIN_TURNS: readonly Rewriter[] = [
  {
    of: /\b(?:last|this|next) (?:year|month|week|quarter|season)/u,
    from: [FOR_TIME, OF_TIME],
    write: byTime,
    reorders: true,
  },
  { of: /\b(?:puts?|estimated|assessed)\b/u, from: ESTIMATED, write: byEstimate },
  { of: /\b(?:recovered|restored|back|again)\b/u, from: RECOVERED, write: byRecovered },
  { of: /\b(?:cannot|may not|must not|eligible|covered)\b/u, from: EXCLUDED, write: byExcluded },
  { of: /\b(?:invoice|bill|statement)\b/u, from: PAYABLE, write: byReceipt },
  { of: /\b(?:remains?|stays?|still|is|change)\b/u, from: KEPT, write: byKept },
  { of: /\b(?:succeeds?|replace|successor)\b/u, from: SUCCESSOR, write: bySuccessor },
  { of: /\bavailable\b/u, from: HANDED_OUT, write: byHandedOut },
];
