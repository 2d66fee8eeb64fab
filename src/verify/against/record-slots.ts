/**
 * Places of a plain statement that a field of a record fills: who did it, by what means, where, in which state, of which
 * colour. Each is told by the words of the statement and by the labels that a record gives such a value.
 */

/** What a statement puts in a place, beside what a field may put there. */
export interface RecordSlot {
  /** Whether a label is of the place. */
  isOf(label: readonly string[]): boolean;
  /** Whether a value is another than the statement's; undefined where it is none that the place could have. */
  isOther(value: string): boolean | undefined;
  /** The label alone does not tell what it is of: the record must name something that the statement names. */
  readonly tied: boolean;
}

const NAME = String.raw`(?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`;
const IS_NAME = new RegExp(`^${NAME}$`, 'u');
const NOT_NAMES = /^(?:The|A|An|This|That|It|He|She|They|We|I|You|All|Some|No|Our|My|His|Her|Their|Its)\b/;
const TITLE = /^(?:mr|ms|mrs|dr)\.?$/;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !TITLE.test(word));

/** Another name: none of its words is one of the statement's. */
const isOtherName =
  (name: string) =>
  (value: string): boolean | undefined => {
    if (!IS_NAME.test(value)) return undefined;
    const own = new Set(wordsOf(name));
    return !wordsOf(value).some((word) => own.has(word));
  };

const nameSlot = (name: string, isOf: RecordSlot['isOf']): readonly RecordSlot[] =>
  NOT_NAMES.test(name) ? [] : [{ isOf, isOther: isOtherName(name), tied: true }];

const DONE_BY = new RegExp(
  String.raw`\b(?:was|were|been) (\p{L}+(?:ed|en|pt|nt|ld)|paid|made|sold|sent) by (${NAME})$`,
  'u',
);
const DOES = new RegExp(`^(${NAME}) (?:has )?(\\p{L}+(?:ed|en|pt|nt|ld)|paid|made|sold|sent) \\p{L}`, 'u');
const ASSIGNED = new RegExp(`\\b(?:is|was|been) assigned to (${NAME})$`, 'u');
const OWNS = new RegExp(`^(${NAME}) owns \\p{L}`, 'u');
const IS_ROLE = new RegExp(
  `^(${NAME}) is the (manager|owner|director|captain|treasurer|tenant|landlord|driver|supervisor|assignee)\\b`,
  'u',
);

/** Who a doer is called after his deed. */
const DOERS: readonly (readonly [deed: RegExp, label: string])[] = [
  [/ wrote /, 'author'],
  [/ drove /, 'driver'],
  [/ (?:signed|was signed) (?:for )?/, 'signed by'],
  [/ (?:taught|teaches) /, 'teacher'],
  [/ (?:hosted|hosts) /, 'host'],
];
const FIRST_NAME = new RegExp(`^(${NAME}) \\p{Ll}`, 'u');
const BY_NAME = new RegExp(` by (${NAME})$`, 'u');

/** "Wrote the report" of its `author`. */
function calledAfter(said: string): readonly RecordSlot[] {
  const label = DOERS.find(([deed]) => deed.test(said))?.[1];
  const name = label && (BY_NAME.exec(said) ?? FIRST_NAME.exec(said))?.[1];
  return name === undefined || name === '' ? [] : nameSlot(name, (words) => words.join(' ') === label);
}

/** Who did it, or who holds a role: `requested_by`, `assignee`, `manager`. */
function doers(said: string): readonly RecordSlot[] {
  const by = DONE_BY.exec(said);
  const does = by === null ? DOES.exec(said) : null;
  const deed = by?.[1] ?? does?.[2];
  const doer = by?.[2] ?? does?.[1];
  if (deed !== undefined)
    return nameSlot(doer!, (label) => label.length === 2 && label[0] === deed && label[1] === 'by');
  const assigned = ASSIGNED.exec(said);
  if (assigned !== null)
    return nameSlot(assigned[1]!, (label) => /^(?:assignee|assigned to)$/.test(label.join(' ')));
  const owns = OWNS.exec(said);
  if (owns !== null) return nameSlot(owns[1]!, (label) => label.join(' ') === 'owner');
  const role = IS_ROLE.exec(said);
  return role === null ? [] : nameSlot(role[1]!, (label) => label.join(' ') === role[2]);
}

/** Values that exclude one another, by any of their words. */
type Kinds = readonly RegExp[];

const kindOf = (kinds: Kinds, text: string): number =>
  kinds.findIndex((kind) => kind.test(text.replaceAll('_', ' ')));

const CHANNELS: Kinds = [
  /\b(?:tele)?phone\b|\bcall\b/i,
  /\be-?mail\b/i,
  /\b(?:web(?:site|form)?|online)\b/i,
  /\b(?:app|mobile)\b/i,
  /\b(?:post|letter)\b/i,
  /\bfax\b/i,
  /\bchat\b/i,
  /\b(?:sms|text message)\b/i,
];
const MEANS: Kinds = [
  /\bcash\b/i,
  /\bcheque\b/i,
  /\b(?:bank|wire)[ -]?transfer\b|^transfer$/i,
  /\bdirect debit\b/i,
  /\b(?:card|visa|mastercard)\b/i,
  /\bpaypal\b/i,
];
const COLOURS: Kinds = 'red|blue|green|yellow|orange|purple|pink|brown|black|white|gr[ae]y|silver|gold|beige'
  .split('|')
  .map((colour) => new RegExp(`^${colour}$`, 'i'));

const JOURNEYS: Kinds = [
  /\btrain\b/i,
  /\b(?:bus|coach)\b/i,
  /\bcar\b/i,
  /\b(?:plane|air)\b/i,
  /\b(?:ferry|boat|ship|sea)\b/i,
  /\bbi(?:ke|cycle)\b/i,
];

/** Which of the means that exclude one another a phrase tells; undefined for none. */
export function meansOf(phrase: string): string | undefined {
  for (const [of, kinds] of [CHANNELS, MEANS, JOURNEYS].entries()) {
    const kind = kindOf(kinds, phrase);
    if (kind >= 0) return `${of}.${kind}`;
  }
  return undefined;
}

const BY_MEANS = /\b(?:by|via|through|over|in|with|from) (?:the |an? )?([\p{L}-]+(?: [\p{L}-]+)?)$/u;

function kindSlot(kinds: Kinds, text: string, isOf: RecordSlot['isOf']): readonly RecordSlot[] {
  const own = kindOf(kinds, text);
  if (own < 0) return [];
  const isOther = (value: string): boolean | undefined => {
    const other = kindOf(kinds, value);
    return other < 0 ? undefined : other !== own;
  };
  return [{ isOf, isOther, tied: true }];
}

/** By what it came, or was paid, as the end of the statement tells. */
function means(said: string): readonly RecordSlot[] {
  const plain = said.replace(/ on \d.*$/, '');
  const by = BY_MEANS.exec(plain)?.[1] ?? / (online)$/.exec(plain)?.[1];
  if (by === undefined) return [];
  const isPaid = /\b(?:paid|payment|pays?)\b/.test(said);
  return isPaid
    ? kindSlot(MEANS, by, (label) =>
        /^(?:(?:payment )?method|payment (?:type|means)|paid (?:by|via|with))$/.test(label.join(' ')),
      )
    : kindSlot(CHANNELS, by, (label) => /^(?:(?:\p{L}+ )?channel|(?:\p{L}+ )via)$/u.test(label.join(' ')));
}

const COLOURED = /^(?:the|his|her|its|their|our|my) (?:\p{L}+ ){1,3}(?:is|are|was) (\p{L}+)$/iu;

function colours(said: string): readonly RecordSlot[] {
  const colour = COLOURED.exec(said)?.[1];
  return colour === undefined ? [] : kindSlot(COLOURS, colour, (label) => /^colou?r$/.test(label.join(' ')));
}

/** Towns by the name at home and the one in English. */
const AT_HOME: Readonly<Record<string, string>> = {
  wien: 'vienna',
  köln: 'cologne',
  münchen: 'munich',
  zürich: 'zurich',
  genève: 'geneva',
  roma: 'rome',
  milano: 'milan',
  torino: 'turin',
  praha: 'prague',
  warszawa: 'warsaw',
  lisboa: 'lisbon',
  bruxelles: 'brussels',
  københavn: 'copenhagen',
};
const inEnglish = (word: string): string => AT_HOME[word.toLowerCase()] ?? word.toLowerCase();

const ONE_WORD = /^\p{Lu}\p{L}+$/u;
/** Where somebody works, and what somebody has chosen, by the label of its own. */
const PLACES: readonly (readonly [said: RegExp, label: RegExp])[] = [
  [/\b(?:the (\p{Lu}\p{L}+) branch|branch (\p{Lu}\p{L}+))\b/u, /^(?:\p{L}+ )?branch$/u],
  [/\b(?:works?|is) in (?:the )?(\p{Lu}\p{L}+)(?: (?:department|team))?$/u, /^(?:department|team|dept)$/],
  [/\b(?:lives|is based|works) in (\p{Lu}\p{L}+)$/u, /^(?:city|location|office|site|town)$/],
  [/\bthe (\p{Lu}\p{L}+) plan$/u, /^(?:plan|tier|(?:plan )?name)$/],
  [/\bhas (high|low|medium|normal|urgent|critical) priority$/u, /^priority$/],
  [/\brented from (\p{Lu}\p{L}+)$/u, /^(?:company|(?:rental )?firm|provider)$/],
];

function places(said: string): readonly RecordSlot[] {
  return PLACES.flatMap(([pattern, labels]) => {
    const found = pattern.exec(said);
    const own = found?.slice(1).find((one) => one !== undefined);
    if (own === undefined) return [];
    const isOther = (value: string): boolean | undefined =>
      ONE_WORD.test(value) || /^\p{Ll}+$/u.test(value) ? inEnglish(value) !== inEnglish(own) : undefined;
    return [{ isOf: (label: readonly string[]) => labels.test(label.join(' ')), isOther, tied: true }];
  });
}

const ATTRIBUTE =
  /\b((?:\p{Ll}+ )?\p{Ll}+)(?: (?:of|for) (?:the |his |her |my |our )?[\p{L}\d' -]{1,30}?)? (?:is|was) ([\p{Lu}\d][\p{L}\d]*)$/u;
/** What several things have of their own in one record. */
const OF_ANY = /\b(?:name|surname|id|number|title)$/;
/** Letters up to which a word may be short for another: `Mon`, `DE`. */
const SHORT = 3;

/** Whether two values are of one kind, so that they are not the same under two names. */
function areAlike(one: string, other: string): boolean {
  if (/\d/.test(one) || /\d/.test(other)) return /\d/.test(one) && /\d/.test(other);
  return one.length > SHORT === other.length > SHORT;
}

const IS_MARK = /^[\p{Lu}\d][\p{L}\d]*$/u;

/** "The seat is 12A", "the language of the course is French", by the field of that name. */
function attributes(said: string): readonly RecordSlot[] {
  const [, name, own] = ATTRIBUTE.exec(said) ?? [];
  if (name === undefined || own === undefined || OF_ANY.test(name)) return [];
  const isOf = (label: readonly string[]): boolean => {
    const called = label.join(' ');
    return called === name || called === name.split(' ').at(-1);
  };
  const isOther = (value: string): boolean | undefined =>
    IS_MARK.test(value) && areAlike(value, own) ? value.toLowerCase() !== own.toLowerCase() : undefined;
  return [{ isOf, isOther, tied: false }];
}

/** The places of a statement of which a record may tell another filling. */
export const slotsOf = (said: string): readonly RecordSlot[] => [
  ...doers(said),
  ...calledAfter(said),
  ...attributes(said),
  ...means(said),
  ...colours(said),
  ...places(said),
];
