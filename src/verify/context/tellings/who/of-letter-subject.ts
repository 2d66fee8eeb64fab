/**
 * Whom "he" or "she" means in a letter or note that is of one person and names others only as those who treat, judge or write: "Re:
 * Tobias Lang … Surgery was performed by Dr. Weiss. He was discharged on 3 May."
 */

import { matchesOf } from '../../../../text/matches.ts';
import type { Document } from '../../../read/document.ts';
import { FIRST_NAMES } from '../../words.ts';
import type { Teller } from '../types.ts';
import { where } from '../where.ts';

/** Characters of such a letter, at the most, and of the opening that names its person. */
const LONGEST = 2_500;
const OPENING = 160;

const PART = String.raw`\p{Lu}[\p{L}'\u2019-]+`;
const RE = new RegExp(
  String.raw`^(?:Re|RE|Regarding|Concerning|Patient|Name|Employee|Student|Pupil|Client|Applicant|Candidate|Report on|Reference for|Letter of reference for): *(?:(?:Mrs?|Ms)\.? )?(${PART}(?: ${PART}){1,2})(?=[,;.\n(]| born|$)`,
  'mu',
);
/** "I saw Mrs Ruth Kaplan in clinic today", "thank you for referring Mr Lang": whom a letter is about by how it opens. */
const SEEN = new RegExp(
  String.raw`\b(?:I|We) (?:saw|reviewed|examined|met|assessed|had the pleasure of seeing) (?:your patient,? )?(?:(?:Mrs?|Ms)\.? )(${PART}(?: ${PART}){0,2})(?=[,;.\n(]| \(| born| in| on| today| at| with|$)|\bThank you for (?:referring|sending) (?:us |me )?(?:(?:Mrs?|Ms)\.? )(${PART}(?: ${PART}){0,2})(?=[,;.\n(]| \(| born| in| on| with|$)`,
  'u',
);
const TITLED = new RegExp(String.raw`\b(?:Mrs?|Ms|Miss)\.? (?:${PART} )?(${PART})`, 'gu');
/** Those who are named for what they do for somebody, and in whose name it is signed. */
const DOCTOR = new RegExp(
  String.raw`\b(?:Dr|Prof|Nurse|Judge|Officer)\.? (?:\p{Lu}\. ?)*(?:${PART})(?: ${PART})?`,
  'gu',
);
const SIGNED = /\n[^\n]{3,40}\n?$/u;
const SUBJECT = /^(He|She) (?=\p{Ll})|^(Her|His) (?=[\p{L}\d])/u;
/** "I will see her again": whom something is done to. */
const OBJECT = /(?<=\p{Ll} )(him|her)(?= (?:to|again|in|on|at|with|for|about|and|from|today)\b|[.,;]|$)/u;

interface Person {
  readonly name: string;
  readonly gender: 'f' | 'm' | undefined;
  readonly at: number;
}

const persons = new WeakMap<Document, Person | null>();

export const ofLetterSubject: Teller = where([SUBJECT, OBJECT], (scene) => {
  const { source, sentence, tell } = scene;
  if (sentence === 0 || source.text.length > LONGEST) return [];
  const told = tell(sentence);
  const [, subject, owner] = SUBJECT.exec(told.text) ?? [];
  const object = subject === undefined && owner === undefined ? OBJECT.exec(told.text)?.[1] : undefined;
  const pronoun = subject ?? OWNERS[owner ?? object ?? ''];
  if (pronoun === undefined) return [];
  const person = personOf(source);
  if (person === undefined || (person.gender ?? GENDER[pronoun]) !== GENDER[pronoun]) return [];
  const { claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  const last = person.name.split(' ').at(-1)!;
  const called = said.includes(person.name)
    ? person.name
    : new RegExp(String.raw`\b(?:Mrs?|Ms)\.? ${last}\b`, 'u').exec(said)?.[0];
  if (
    called === undefined ||
    (/^Mr\b/u.test(called) ? 'm' : /^M/u.test(called) ? 'f' : GENDER[pronoun]) !== GENDER[pronoun]
  )
    return [];
  const from = [...new Set([...told.from, person.at])];
  const text =
    object === undefined
      ? told.text.replace(SUBJECT, owner === undefined ? `${called} ` : `${called}'s `)
      : told.text.replace(OBJECT, called);
  return [{ ...told, text, from }];
});

const OWNERS: Readonly<Record<string, string>> = { Her: 'She', His: 'He', her: 'She', him: 'He' };
const GENDER: Readonly<Record<string, 'f' | 'm'>> = { He: 'm', She: 'f' };

/** Months that somebody may be called by. */
const MONTHS = /^(?:April|May|June|August)$/;

/** The person that a letter is of; undefined where it names another besides. */
function personOf(source: Document): Person | undefined {
  const known = persons.get(source);
  if (known !== undefined) return known ?? undefined;
  const found = read(source.text);
  persons.set(
    source,
    found === undefined ? null : { ...found, at: source.sentencesIn(found.at, found.at + 1)[0] ?? 0 },
  );
  return persons.get(source) ?? undefined;
}

function read(text: string): Person | undefined {
  const opening = text.slice(0, OPENING);
  const found = RE.exec(opening) ?? SEEN.exec(opening);
  if (found === null) return undefined;
  const name = found[1] ?? found[2]!;
  const parts = name.split(' ');
  if (matchesOf(text, TITLED).some(([, last]) => !parts.includes(last!))) return undefined;
  const rest = text.replace(SIGNED, '').replace(DOCTOR, '');
  const others = (rest.match(/\p{Lu}\p{L}+/gu) ?? []).filter((word) => !MONTHS.test(word));
  // Another by his first name may be meant as well.
  if (others.some((word) => FIRST_NAMES.has(word.toLowerCase()) && !parts.includes(word))) return undefined;
  if (
    /\b(?:mother|father|wife|husband|sister|brother|son|daughter|partner|colleague|friend|manager|patients|driver)\b/iu.test(
      rest,
    )
  )
    return undefined;
  const gender = FIRST_NAMES.get(parts[0]!.toLowerCase());
  return {
    name,
    gender: gender === 'f' || gender === 'm' ? gender : undefined,
    at: found.index + found[0].lastIndexOf(name),
  };
}
