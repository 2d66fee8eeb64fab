/** Bounds by which things are turned away or deleted: "must have at least 12 characters" for "shorter ones are rejected", "kept for 30 days" for "older ones are deleted". */
import { SPAN } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const OLDER = new RegExp(
  String.raw`^([^,;:]{2,50}?) (?:that are |which are )?older than (${SPAN}|\d+ [a-z]+) (?:are|will be) (?:automatically )?(deleted|removed|destroyed|erased|shredded|purged)(?: automatically)?$`,
  'u',
);
const KEPT = new RegExp(
  String.raw`^([^,;:]{2,50}?) (?:are|is|will be) (?:kept|stored|retained|held|saved) for (${SPAN}|\d+ [a-z]+)(?: and (?:are |is )?then (?:automatically )?(deleted|removed|destroyed|erased))?$`,
  'u',
);

function byAge({ text }: Wording): readonly string[] {
  if (isLeftOpen(text)) return [];
  const [older, kept] = [OLDER.exec(text), KEPT.exec(text)];
  if (older !== null) {
    const [, what = '', span, gone = ''] = older;
    return [
      `${what} are ${gone} after ${span}`,
      ...['kept', 'stored', 'retained'].map((held) => `${what} are ${held} for ${span}`),
    ];
  }
  if (kept === null) return [];
  const [, what = '', span, gone] = kept;
  const be = /^(?:[^s]*s|.*[^s]s|data)$/u.test(what) ? 'are' : 'is';
  return [
    ...['kept', 'stored', 'retained'].map((held) => `${what} ${be} ${held} for ${span}`),
    ...(gone === undefined ? [] : [`${what} ${be} ${gone} after ${span}`]),
  ];
}

const SMALL = 'shorter|younger|smaller|lighter|lower|less|fewer|narrower';
const LARGE = 'longer|older|larger|bigger|heavier|higher|taller|wider';
const REFUSED = new RegExp(
  String.raw`^([^,;:]{2,50}?) (?:that are |which are |who are )?(${SMALL}|${LARGE}) than ([^,;:]{1,30}?) (?:are|will be) (?:rejected|refused|not accepted|not allowed|not admitted|not permitted|turned away|sent back)$`,
  'u',
);
const BASE: Readonly<Record<string, string>> = {
  younger: ' old',
  older: ' old',
  shorter: ' long',
  longer: ' long',
  taller: ' tall',
  wider: ' wide',
  narrower: ' wide',
  higher: ' high',
};

/** "Passwords must have at least 12 characters" for "passwords shorter than 12 characters are rejected". */
function byRefusal({ text }: Wording): readonly string[] {
  const found = REFUSED.exec(text);
  if (found === null) return [];
  const [, what = '', how = '', value = ''] = found;
  const small = new RegExp(`^(?:${SMALL})$`, 'u').test(how);
  const bounds = small
    ? [`at least ${value}`]
    : [`no more than ${value}`, `at most ${value}`, `up to ${value}`];
  const verbs = /^(?:lighter|heavier)$/u.test(how)
    ? ['weigh']
    : /characters|letters|words|pages|digits/u.test(value)
      ? ['have', 'be', 'contain']
      : ['be'];
  const may = small ? ['must', 'have to', 'need to'] : ['must', 'may', 'can'];
  return may.flatMap((must) =>
    verbs.flatMap((verb) =>
      bounds.flatMap((bound) => [
        `${what} ${must} ${verb} ${bound}`,
        ...(verb === 'be' && BASE[how] !== undefined ? [`${what} ${must} ${verb} ${bound}${BASE[how]}`] : []),
      ]),
    ),
  );
}

const ONLY_KIND =
  /^Only ([\p{Ll}-]+) ([\p{Ll}]+s) (?:are|will be) (?:accepted|considered|processed|admitted|valid|allowed)$/u;

/** "Applications must be in writing" for "only written applications are accepted". */
function byKind({ text }: Wording): readonly string[] {
  const found = ONLY_KIND.exec(text);
  if (found === null) return [];
  const [, kind = '', things = ''] = found;
  const how = kind === 'written' ? ['in writing', 'made in writing', 'submitted in writing'] : [kind];
  return ['must be', 'have to be', 'need to be'].flatMap((must) =>
    how.map((one) => `${capital(things)} ${must} ${one}`),
  );
}

const LIES =
  /^(Liability|Responsibility) for ([^,;:]{2,60}?) (?:lies|rests|is|remains|stays) with ([^,;:]{2,50}?)(?: alone)?$/u;

/** "The contractor is liable for damage" for "liability for damage lies with the contractor". */
function byLiability({ text }: Wording): readonly string[] {
  const found = LIES.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, which, what = '', who = ''] = found;
  const be = /[^s]s$/u.test(who) && !/^\p{Lu}/u.test(who) ? 'are' : 'is';
  return which === 'Liability'
    ? [`${capital(who)} ${be} liable for ${what}`]
    : [
        `${capital(who)} ${be} responsible for ${what}`,
        `${capital(lowered(what))} is the responsibility of ${who}`,
        `${capital(lowered(what))} is ${who}'s responsibility`,
      ];
}

export const RETENTION: readonly Rewriter[] = [
  { of: /\b(?:deleted|removed|destroyed|erased|kept|stored|retained)\b/u, write: byAge },
  { of: /\b(?:must|have to|need to|may|can) (?:be|have|weigh|contain)\b/u, from: REFUSED, write: byRefusal },
  { of: /\b(?:must|have to|need to) be\b/u, from: ONLY_KIND, write: byKind },
  { of: /\b(?:liable|responsible|responsibility)\b/u, from: LIES, write: byLiability },
];
