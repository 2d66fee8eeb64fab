/**
 * Claims that something has or comes in what a label lists: "It comes in black and silver" of "Colours: black, silver", "The
 * bar contains milk" of "Allergens: contains oats, milk". Each thing that is said must be one of those listed.
 */
import { countIn, type Decided, type Form, wordsIn } from '../said.ts';
import { type Field, isThing, type One, oneOf } from './one.ts';

interface Listing {
  readonly label: RegExp;
  readonly verb: RegExp;
}

const has = '(?:has|have|offers?|features?|provides?|includes?|is equipped with|comes with|is fitted with)';
const LISTINGS: readonly Listing[] = [
  {
    label:
      /^(?:(?:available |color |colour )?(?:colou?rs?|finish(?:es)?|sizes?|flavou?rs?|variants?|editions|formats?|languages?|options|styles?|lengths|widths))$/u,
    verb: /^(?:comes|is available|is offered|is sold|can be had|are available|come)(?<only> only)? in$/u,
  },
  {
    label:
      /^(?:ingredients?|contents?|contains|allergens?|allergy (?:information|advice|info)|active ingredients?)$/u,
    verb: /^(?:contains?|includes?)$/u,
  },
  {
    label: /^(?:materials?|fabrics?|made (?:of|from)|composition)$/u,
    verb: /^(?:is|are) made (?:of|from|with)$/u,
  },
  {
    label:
      /^(?:(?:main |key )?features?|amenities|facilities|equipment|services|ports?|connectivity|connections?|interfaces|sensors?|extras|highlights)$/u,
    verb: new RegExp(`^${has}$`, 'u'),
  },
  {
    label:
      /^(?:included|includes|in the box|box contents?|package contents?|what['’]s included|what['’]s in the box|accessories|included accessories|scope of (?:delivery|supply)|price includes|rate includes|included in (?:the )?price)$/u,
    verb: /^(?:comes with|includes?|is (?:delivered|supplied|sold) with|contains)$/u,
  },
  {
    label: /^(?:(?:accepted )?payment(?: methods?| options)?|accepted payments?|we accept)$/u,
    verb: /^(?:accepts?|takes?)$/u,
  },
  {
    label:
      /^(?:(?:supported )?(?:platforms?|operating systems?|os|devices)|compatibility|compatible (?:with|devices)|works with)$/u,
    verb: /^(?:runs on|supports|works (?:on|with)|is (?:available (?:for|on)|compatible with))$/u,
  },
  {
    label: /^(?:(?:supported )?languages?|formats|(?:supported )?(?:file )?formats)$/u,
    verb: /^(?:supports|speaks|is available in)$/u,
  },
  {
    label: /^(?:suitable for|recommended for|intended for|for|designed for)$/u,
    verb: /^is (?:suitable|intended|recommended|designed|meant) for$/u,
  },
  {
    label: /^(?:available (?:in|at|from)|sold (?:in|at))$/u,
    verb: /^is (?:available|sold) (?:in|at|from)$/u,
  },
];

const VERB =
  /^(?<who>.+?) (?<verb>(?:comes?|is available|are available|is offered|is sold|can be had)(?: only)? in|contains?|includes?|(?:is|are) made (?:of|from|with)|has|have|offers?|features?|provides?|is equipped with|is fitted with|comes with|is (?:delivered|supplied|sold) with|accepts?|takes?|runs on|supports|speaks|works (?:on|with)|is available (?:for|on|in|at|from)|is compatible with|is (?:suitable|intended|recommended|designed|meant) for|is sold (?:in|at|from)) (?<what>.+)$/iu;
/** What leaves open whether a thing that is listed is there. */
const OPEN =
  /\b(?:optional|separately|extra|not|no|without|except|excluding|excl|on request|planned|soon|discontinued|formerly|traces|may|none|n\/a|tbd|or|sold out|out of stock|free of|if|only|out of order|unavailable|under (?:renovation|repair|construction|maintenance)|temporarily)\b|\?/iu;
/** What a bracket behind it may say so. */
const OPEN_IN_BRACKET =
  /\([^)]*(?:\b(?:under|closed|temporar\p{L}*|season\p{L}*|summer|winter|until|by appointment|subject|limited|broken|maintenance|repair|partly|some|selected|certain|surcharge|fee|charges?|paid)\b|[€£$])[^)]*\)/iu;
const AND = /,? (?:and|as well as|&) |, /u;

/** The things that a value lists, each with its words; those that are there for certain. */
function membersOf({ value, items, label }: Field): readonly string[] {
  const [first = ''] = value.replace(/^(?:contains?|includes?|with):? /iu, '').split(/\. |\.$/u);
  const all =
    value === ''
      ? items.map(({ text }) => text)
      : first.split(/[,;•|](?![^(]*\))(?!\d{3}\b) ?|(?<=\w) and (?=\w)/u);
  // "Free from: gluten."
  if (/free/u.test(label)) return [];
  return all
    .map((one) => one.trim())
    .filter((one) => one !== '' && !OPEN.test(one) && !OPEN_IN_BRACKET.test(one));
}

const digits = (word: string): string => (word === 'no' ? word : String(countIn(word) ?? word));

/** The ways in which a member may be named. */
function namesOf(member: string, label: string): readonly string[] {
  const bare = member.replace(/ ?\([^)]*\)/gu, '');
  const whole = wordsIn(member.replaceAll(/[()]/gu, ' '));
  const noun = label.split(' ').at(-1)!;
  return [whole, wordsIn(bare)].flatMap((words) => {
    const said = words.map(digits).join(' ');
    return [said, `1 ${said}`, `${said} ${noun}`, `${said} ${noun.replace(/s$/u, '')}`, `${said} ${noun}s`];
  });
}

const saidAs = (phrase: string): string =>
  wordsIn(phrase)
    .map(digits)
    .join(' ')
    .replace(/^single /u, '1 ');

/** The listing that a claim's verb asks for and its members; undefined where the sheet has none, or two. */
function listingFor(verb: string, one: One): readonly Field[] {
  return LISTINGS.filter((listing) => listing.verb.test(verb)).flatMap(({ label }) =>
    one.fields.filter((field) => label.test(field.label)),
  );
}

export const hasListed: Form = (said, sheet): Decided | undefined => {
  const found = VERB.exec(said)?.groups;
  if (found === undefined) return undefined;
  const one = oneOf(sheet);
  if (one === undefined || !isThing(found.who!, one)) return undefined;
  const verb = found.verb!.toLowerCase();
  const fields = listingFor(verb, one);
  const only = / only /u.test(verb) || /^only /iu.test(found.what!) || / only$/iu.test(found.what!);
  const what = found.what!.replace(/^only | only$|^both /giu, '');
  const counted = countedOf(what, fields, only);
  if (counted !== undefined) return counted;
  const parts = what.split(AND);
  for (const field of fields) {
    const members = membersOf(field);
    const names = members.map((member) => namesOf(member, field.label));
    const at = parts.map((part) => names.findIndex((all) => all.includes(saidAs(part))));
    if (at.some((index) => index < 0)) continue;
    if (only && (new Set(at).size < members.length || OPEN.test(field.value))) continue;
    return {
      holds: true,
      lines: field.value === '' ? [field.line, ...at.map((index) => field.items[index]!)] : [field.line],
      told: field.line.text,
    };
  }
  return undefined;
};

const MANY = /^(?<many>\p{L}+|\d+) (?:different |available )?(?<noun>\p{L}+)$/u;

/** "Comes in three colours": as many as the label of that name lists. */
function countedOf(what: string, fields: readonly Field[], only: boolean): Decided | undefined {
  const { many = '', noun = '' } = MANY.exec(what)?.groups ?? {};
  const count = countIn(many);
  const one = (word: string): string =>
    word
      .toLowerCase()
      .replace(/ours?$/u, 'or')
      .replace(/s$/u, '');
  const field = fields.find(({ label }) => one(label.split(' ').at(-1)!) === one(noun));
  if (count === undefined || field === undefined || only || OPEN.test(field.value)) return undefined;
  const members = membersOf(field);
  if (members.some((member) => / and /u.test(member))) return undefined;
  return {
    holds: members.length === count,
    kind: 'quantity',
    lines: [field.line],
    told: `${field.line.text} = ${members.length}`,
  };
}
