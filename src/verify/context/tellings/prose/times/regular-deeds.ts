/** What is done as often as its noun says: "is inspected every year" for "undergoes an annual inspection", "meets quarterly" for "holds quarterly meetings". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const OFTEN: Readonly<Record<string, readonly string[]>> = {
  daily: ['daily', 'every day', 'once a day'],
  weekly: ['weekly', 'every week', 'once a week'],
  fortnightly: ['fortnightly', 'every two weeks'],
  monthly: ['monthly', 'every month', 'once a month'],
  quarterly: ['quarterly', 'every three months', 'every quarter', 'four times a year'],
  annual: ['annually', 'every year', 'once a year', 'yearly'],
  yearly: ['annually', 'every year', 'once a year', 'yearly'],
  regular: ['regularly'],
  'twice-yearly': ['twice a year'],
};
/** The participle of a noun for what is done to a thing. */
const DONE: Readonly<Record<string, string>> = {
  inspection: 'inspected',
  review: 'reviewed',
  audit: 'audited',
  check: 'checked',
  'check-up': 'checked',
  test: 'tested',
  service: 'serviced',
  maintenance: 'maintained',
  cleaning: 'cleaned',
  update: 'updated',
  backup: 'backed up',
  examination: 'examined',
};
const ADJECTIVE = Object.keys(OFTEN).join('|');
const UNDERGOES = new RegExp(
  String.raw`^([^,;:]{2,60}?) (undergoes?|is subject to|are subject to|gets?|receives?|has|have|must undergo|has to undergo|have to undergo) (?:an? )?(${ADJECTIVE}) (${Object.keys(DONE).join('|')})s?$`,
  'u',
);
const CARRIED_OUT = new RegExp(
  String.raw`^(?:An?|The) (${ADJECTIVE}) (${Object.keys(DONE).join('|')}) of ([^,;:]{2,50}?) is (?:carried out|done|made|performed)$`,
  'u',
);
const HOLDS = new RegExp(String.raw`^([^,;:]{2,60}?) (holds?|has|have) (${ADJECTIVE}) meetings$`, 'u');

function byNoun({ text }: Wording): readonly string[] {
  if (isLeftOpen(text)) return [];
  const [undergoes, carried, holds] = [UNDERGOES.exec(text), CARRIED_OUT.exec(text), HOLDS.exec(text)];
  if (undergoes !== null) {
    const [, what = '', verb = '', often = '', noun = ''] = undergoes;
    const many = /^(?:undergo|are subject to|get|receive|have|have to undergo)$/u.test(verb);
    const be = /^must|has to|have to/u.test(verb) ? 'must be' : many ? 'are' : 'is';
    return OFTEN[often]!.map((when) => `${what} ${be} ${DONE[noun]} ${when}`);
  }
  if (carried !== null)
    return OFTEN[carried[1]!]!.map((when) => `${capital(carried[3]!)} is ${DONE[carried[2]!]} ${when}`);
  if (holds === null) return [];
  const [, who = '', verb = '', often = ''] = holds;
  return OFTEN[often]!.map((when) => `${who} ${/^(?:hold|have)$/u.test(verb) ? 'meet' : 'meets'} ${when}`);
}

const BETWEEN =
  /^(An?|The) ((?:[\p{Ll}-]+ )?(?:agreement|contract|deal|treaty|settlement|truce)) between ((?:the two [\p{Ll}]+|[^,;:]{2,40}? and [^,;:]{2,40}?)) (?:was|has been) (signed|reached|concluded)((?: (?:in|on|at) [^,;]+)?)$/u;

/** "The two firms signed an agreement" for "an agreement between the two firms was signed". */
function byAgreement({ text }: Wording): readonly string[] {
  const found = BETWEEN.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, a = '', what, parties = '', verb, when] = found;
  return [`${capital(parties)} ${verb} ${lowered(a).toLowerCase()} ${what}${when}`];
}

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}`;
const PROGRESSIVE = new RegExp(
  String.raw`^([^,;:]{2,60}?) (?:is|are) being (led|run|managed|headed|supervised|handled|represented|treated|coordinated|chaired) by (${NAME}|the [^,;:]{2,40}?)(,.*)?$`,
  'u',
);
const PRESENT: Readonly<Record<string, string>> = {
  led: 'leads',
  run: 'runs',
  managed: 'manages',
  headed: 'heads',
  supervised: 'supervises',
  handled: 'handles',
  represented: 'represents',
  treated: 'treats',
  coordinated: 'coordinates',
  chaired: 'chairs',
};
const WITH_AS = new RegExp(
  String.raw`^(.+?\b(${NAME})), with (${NAME}) as (his|her|the|its|their) ([\p{Ll} -]{3,30})$`,
  'u',
);

/** "Ms Cho leads the project" for "the project is being led by Ms Cho, with Mr Amin as her deputy", and what he is. */
function byLeading({ text }: Wording): readonly string[] {
  if (isLeftOpen(text)) return [];
  const [found, beside] = [PROGRESSIVE.exec(text), WITH_AS.exec(text)];
  const [, , one, other, whose = '', role] = beside ?? [];
  return [
    ...(found === null ? [] : [`${capital(found[3]!)} ${PRESENT[found[2]!]} ${lowered(found[1]!)}`]),
    ...(beside === null
      ? []
      : [beside[1]!, `${other} is ${/^(?:his|her)$/u.test(whose) ? `${one}'s` : 'the'} ${role}`]),
  ];
}

export const REGULAR_DEEDS: readonly Rewriter[] = [
  {
    of: /\b(?:daily|weekly|fortnightly|monthly|quarterly|annually|yearly|regularly|every|once a|twice a|four times a)\b/u,
    write: byNoun,
  },
  { of: /\b(?:signed|reached|concluded)\b/u, from: BETWEEN, write: byAgreement, reorders: true },
  {
    of: /\b(?:leads|runs|manages|heads|supervises|handles|represents|treats|coordinates|chairs|is)\b/u,
    write: byLeading,
    reorders: true,
  },
];
