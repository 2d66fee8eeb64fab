/**
 * What stands between commas tells of what it stands behind: "Paul Reed drove the car" for "the driver of the car, Mr Paul Reed,
 * was going north", "maintenance is not counted" for "maintenance, which is announced, is not counted". A title may be left out.
 */
import { pastOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, escaped } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const TITLE = String.raw`(?:(?:Mrs?|Ms|Mx|Dr|Prof)\.? )?`;
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}`;
const TITLED = new RegExp(String.raw`\b(?:Mrs?|Ms|Mx|Dr|Prof)\.? (${NAME})`, 'gu');

/** "Joan Petrie" for "Mrs Joan Petrie", where the claim names her so. */
function byName({ text, said }: Wording): readonly string[] {
  const told = text.replace(TITLED, (whole, name: string) =>
    new RegExp(String.raw`(?<!(?:Mrs?|Ms|Mx|Dr|Prof)\.? )\b${escaped(name)}\b`, 'u').test(said)
      ? name
      : whole,
  );
  return told === text ? [] : [told];
}

const ROLE_OF = new RegExp(
  String.raw`^(?:The|An?) (driver|owner|manager|owner|author|captain|pilot|head|director|tenant|rider) of ((?:the|an?|his|her) [^,;:()]{2,40}?)(?: \([^()]*\))?, ${TITLE}(${NAME}), (.+)$`,
  'u',
);
const DID: Readonly<Record<string, readonly [string, string]>> = {
  driver: ['drove', 'driven'],
  rider: ['rode', 'ridden'],
  author: ['wrote', 'written'],
};

/** Who has a role that stands before his name. */
function byRole({ text }: Wording): readonly string[] {
  const found = ROLE_OF.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, role = '', of = '', name, rest = ''] = found;
  const the = of.replace(/^an? /u, 'the ');
  // "The car" of a silver one.
  const heads = [...new Set([the, the.replace(/^(the) (?:[\p{Ll}-]+ )+(?=\p{L}+$)/u, '$1 ')])];
  return [
    `${name} ${rest}`,
    ...heads.flatMap((thing) => [
      `${name} was the ${role} of ${thing}`,
      `${name} is the ${role} of ${thing}`,
      ...(DID[role] === undefined
        ? []
        : [`${name} ${DID[role][0]} ${thing}`, `${capital(thing)} was ${DID[role][1]} by ${name}`]),
    ]),
  ];
}

const DONE_BY = new RegExp(
  String.raw`^(An?|The) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+), (driven|ridden|owned|run|led|managed|written|organised|organized|operated|flown|hosted|chaired) by ${TITLE}(${NAME}), ([^,;]+)$`,
  'u',
);
const ACTIVE: Readonly<Record<string, string>> = {
  driven: 'drove',
  ridden: 'rode',
  led: 'led',
  run: 'ran',
  written: 'wrote',
  flown: 'flew',
};

/** "The van was driven by Aisha Karim" for "a delivery van, driven by Ms Aisha Karim, pulled out". */
function byDoer({ text, whole }: Wording): readonly string[] {
  // The clause may be one of several.
  const found = DONE_BY.exec(text.replace(/^.*, when (?=an? )/u, '').replace(/^an? /u, capital));
  if (found === null || isLeftOpen(text)) return [];
  const [, , thing = '', done = '', name = '', rest] = found;
  const head = /[\p{Ll}-]+$/u.exec(thing)![0];
  const others = whole.match(new RegExp(String.raw`\b[\p{L}-]+ ${escaped(head)}s?\b`, 'giu')) ?? [];
  const alone = new Set(others.map((one) => one.toLowerCase())).size <= 2;
  const things = alone && head !== thing ? [thing, head] : [thing];
  const did = ACTIVE[done] ?? pastOf(done.replace(/ed$/u, ''));
  return things.flatMap((one) => [
    `The ${one} was ${done} by ${name}`,
    `${name} ${did} the ${one}`,
    `The ${one} ${rest}`,
  ]);
}

/** A name of two words or more, or one behind a title, which is then a part of it. */
const PERSON = String.raw`(?:Mrs?|Ms|Mx|Dr|Prof)\.? \p{Lu}[\p{L}'’-]+(?=,)|${NAME}`;
const BETWEEN = new RegExp(
  String.raw`^(An?|The|Our|Your|Its|Their|His|Her) ([\p{Ll} -]{3,30}), (?:${TITLE}(?=${NAME}))?(${PERSON}), ([a-z]+ [^;]+)$`,
  'u',
);

/** "Joan Petrie confirmed it" for "a witness, Mrs Joan Petrie, confirmed it". */
function byBetween({ text }: Wording): readonly string[] {
  const found = BETWEEN.exec(text);
  if (found === null || isLeftOpen(text.replace(/ not\b/u, ''))) return [];
  const [, an = '', what = '', name, rest] = found;
  const role = `${an.toLowerCase()} ${what}`;
  return [
    `${name} ${rest}`,
    `${name} was ${role}`,
    `${name} is ${role}`,
    ...(/^an?$/iu.test(an) ? [] : [`${capital(role)} is ${name}`]),
  ];
}

const RELATIVE =
  /^([^,;:]{3,60}), (?:which|who) ((?!of\b)[^,;]+), ((?:is|are|was|were|has|have|does|do|did|can|may|must|will|[a-z]+(?:s|ed)) [^;]+)$/u;

/** What a clause set off by commas tells of a thing, and what is told of it besides. */
function bySetOff({ text }: Wording): readonly string[] {
  const found = RELATIVE.exec(text);
  if (found === null || /\b(?:if|unless|only|whether|would|could|might)\b/u.test(text)) return [];
  const [, what, told, rest] = found;
  return [`${what} ${rest}`, `${what} ${told}`];
}

export const APPOSITIONS: readonly Rewriter[] = [
  { of: new RegExp(NAME, 'u'), from: TITLED, write: byName, reorders: true },
  { of: new RegExp(NAME, 'u'), from: ROLE_OF, write: byRole, reorders: true },
  { of: new RegExp(NAME, 'u'), from: DONE_BY, write: byDoer, reorders: true },
  { of: new RegExp(PERSON.replace('(?=,)', ''), 'u'), from: BETWEEN, write: byBetween, reorders: true },
  { of: /\S/u, from: RELATIVE, write: bySetOff, reorders: true },
];
