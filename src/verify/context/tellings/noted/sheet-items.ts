/** What one item of a sheet says of the thing that the sheet is of, as sentences. */
import { capital, lower, SMALL } from '../words.ts';

/** What leaves open whether the thing has it, or says that it has not. */
const OPEN =
  /\b(?:not|no|non|without|except|excluding|excl|optional|optionally|available|separately|extra|upgrade|on request|may|might|can|could|if|unless|when|from|only|or|per|planned|soon|coming|sold|example|similar|compatible|previous|old)\b|[?()]/iu;
const INCLUDED = /^(.{3,50}?) (?:is |are )?included$/iu;
const INCLUDING = /^(?:includes?|comes with|with|including) (.{3,60})$/iu;
const LABELLED = /^(\p{L}[\p{L} -]{1,30}): (\S.*)$/u;
/** "Holds 1.5 litres", "Fits laptops up to 15 inches". */
const DOING =
  /^(holds|fits|weighs|works|runs|supports|lasts|measures|folds|charges|sleeps|seats|takes|covers|comes|has|offers|contains|features|stays|keeps|costs|needs|requires|protects|connects|delivers|provides|produces|uses|plays|opens|closes|serves|cooks|cuts|cleans|records|prints|scans|boils|heats|cools) (.+)$/iu;
/** "Made of steel", "Dishwasher safe", "Waterproof to 30 metres". */
const BEING =
  /^((?:made|built|designed|suitable|ideal|intended|tested|rated|certified|approved|assembled|manufactured|produced|printed|sewn|lined|coated|powered|equipped|fitted|available)\b.*|\p{L}+ (?:safe|free|proof|friendly|resistant|ready)|\p{L}*(?:proof|resistant|less|able|ible|weight|safe)\b(?: .+)?)$/iu;
/** A noun with its number or its adjective: "Two handles", "Five-year guarantee". */
const NUMBERED = new RegExp(
  String.raw`^(${SMALL}|\p{L}+-(?:year|month|day|hour|piece|part)|\d+[ -]\p{Ll}+) (?!(?:off|each|per)\b)(.+)$`,
  'iu',
);
const DASHED = / [-\u2013\u2014] .*$/u;

/** Sentences that say of `owner` what an item says; `boxed`: all that is listed comes with it. */
export function itemTold(line: string, owner: string, said: string, boxed: boolean): readonly string[] {
  const item = line
    .replace(DASHED, '')
    .replace(/[.;,!]$/, '')
    .trim();
  const thing = capital(owner);
  const labelled = LABELLED.exec(item);
  if (labelled !== null) return ofLabel(labelled[1]!, labelled[2]!, owner);
  if (BEING.test(item) && !/\b(?:not|no|if|unless|only|or)\b/iu.test(item))
    return [`${thing} is ${lower(item)}.`];
  if (OPEN.test(item.replace(/^(?:fits|holds|supports) .*$/iu, ''))) return [];
  const included = INCLUDED.exec(item) ?? INCLUDING.exec(item);
  if (included !== null) return pairOf(included[1]!).flatMap((part) => withIt(thing, owner, part));
  if (boxed) return pairOf(item).flatMap((part) => withIt(thing, owner, part));
  const doing = DOING.exec(item);
  if (doing !== null) return [`${thing} ${doing[1]!.toLowerCase()} ${doing[2]}.`];
  if (!NUMBERED.test(item) || / (?:is|are|was|were|has|have) /.test(item)) return [];
  // "Five-year guarantee on the motor": of the part alone.
  if (/\b(?:guarantee|warranty) (?:on|for|of) /iu.test(item)) return [];
  return pairOf(item).flatMap((part) => [
    `${thing} has ${articled(part)}.`,
    ...(/\b(?:warranty|guarantee)\b/iu.test(said) ? [`${thing} comes with ${articled(part)}.`] : []),
  ]);
}

/** An item, and each half of one that joins two. */
function pairOf(item: string): readonly string[] {
  const [first, second, ...more] = item.split(/ and | & /u);
  return second === undefined || more.length > 0 || / (?:on|for|of|in|with) /.test(item)
    ? [item]
    : [item, first!, second];
}

/** A noun with the article that it needs. */
function articled(noun: string): string {
  const text = lower(noun.trim());
  if (/^(?:an?|the|one|\d|\p{Lu})/u.test(text) && !/^\d+[ -]\p{Ll}+ \p{Ll}+$/u.test(text))
    return /^\d+[ -](?:year|month|day|hour|litre|liter|inch|piece|part)\b/u.test(text) ? `a ${text}` : text;
  if (/^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) /u.test(text) || /[^s]s$/u.test(text))
    return text;
  return /^[aeio]/u.test(text) ? `an ${text}` : `a ${text}`;
}

const withIt = (thing: string, owner: string, part: string): readonly string[] => {
  const noun = articled(part);
  const be = /[^s]s$/u.test(part) ? 'are' : 'is';
  return [
    `${thing} includes ${noun}.`,
    `${thing} comes with ${noun}.`,
    `${thing} has ${noun}.`,
    `${capital(noun)} ${be} included.`,
    `${capital(noun)} ${be} included with ${owner}.`,
    `${capital(noun)} comes with ${owner}.`,
  ];
};

type Verb = (value: string) => readonly string[];

const joined = (value: string): string => value.replace(/, ([^,]+)$/u, ' and $1');

/** What is said by a verb of what a label names: "weighs 1.1 kg" of "Weight: 1.1 kg". */
const VERBS: readonly (readonly [RegExp, Verb])[] = [
  [/^(?:net |total )?weight$/iu, (value) => [`weighs ${value}`]],
  [/^(?:retail |list |sale |our )?price$/iu, (value) => [`costs ${value}`, `is priced at ${value}`]],
  [/^(?:capacity|volume)$/iu, (value) => [`holds ${value}`, `has a capacity of ${value}`]],
  [
    /^(?:available )?(?:colou?rs?|sizes|finishes|languages|formats)$/iu,
    (value) =>
      [joined(value), ...value.split(', ')].flatMap((one) => [`is available in ${one}`, `comes in ${one}`]),
  ],
  [
    /^(?:length|width|height|depth)$/iu,
    (value) => [
      `is ${value} long`,
      `is ${value} wide`,
      `is ${value} high`,
      `is ${value} tall`,
      `is ${value} deep`,
    ],
  ],
  [
    /^(?:materials?|fabric)$/iu,
    (value) => [`is made of ${lower(joined(value))}`, `is made from ${lower(joined(value))}`],
  ],
  [
    /^(?:battery life|running time|run time|burn time)$/iu,
    (value) => [`lasts ${value}`, `runs for ${value}`],
  ],
  [
    /^(?:warranty|guarantee)$/iu,
    (value) => [
      `is under warranty for ${value}`,
      `has a warranty of ${value}`,
      `comes with a ${value} warranty`,
      `has a ${spanned(value)} warranty`,
      `comes with a ${spanned(value)} warranty`,
      `has a ${spanned(value)} guarantee`,
    ],
  ],
  [/^(?:made in|origin|country of origin)$/iu, (value) => [`is made in ${value}`, `comes from ${value}`]],
  [/^(?:brand|maker|manufacturer)$/iu, (value) => [`is made by ${value}`]],
  [/^(?:author|written by)$/iu, (value) => [`was written by ${value}`, `is by ${value}`]],
  [/^(?:publisher|published by)$/iu, (value) => [`is published by ${value}`, `was published by ${value}`]],
  [/^(?:pages)$/iu, (value) => [`has ${value} pages`]],
];
/** What each of the lengths of a thing is told by. */
const EXTENT: Readonly<Record<string, RegExp>> = {
  length: /long$/,
  width: /wide$/,
  height: /(?:high|tall)$/,
  depth: /deep$/,
};

const spanned = (value: string): string => value.replace(/ (year|month|day|hour)s?$/u, '-$1');

/** What a label names that is no longer so, or of something that comes besides. */
const OF_ANOTHER =
  /^(?:old|former|previous|original|regular|usual|normal|past|last|next|future|optional|additional|extra|replacement|spare|accessory|shipping|delivery)\b/iu;

/** What a label with its value says of the thing. */
function ofLabel(label: string, value: string, owner: string): readonly string[] {
  if (
    /\b(?:not|none|n\/a|tba|tbd|if|unless|from|excluding|approx)\b|[?:]/iu.test(value) ||
    /^(?:no|yes|-)\b/iu.test(value)
  )
    return [];
  if (OF_ANOTHER.test(label)) return [];
  const thing = capital(owner);
  const name = label.toLowerCase();
  const own = VERBS.filter(([pattern]) => pattern.test(label)).flatMap(([, verb]) => verb(value));
  const fitting = own.filter((one) => EXTENT[name]?.test(one) ?? true);
  const be = /[^s]s$/u.test(name) ? 'are' : 'is';
  return [
    ...fitting.map((one) => `${thing} ${one}.`),
    `The ${name} of ${owner} ${be} ${value}.`,
    `${thing}'s ${name} ${be} ${value}.`,
    `${thing} has ${articled(name)} of ${value}.`,
  ];
}
