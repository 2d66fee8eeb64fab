/**
 * Whom or what a statement means, asked by what the evidence calls it: "Mr Okafor does not smoke" of a report on "patient: R.
 * Okafor" that says "the patient does not smoke", "It is in transit" of data of one order.
 */

import { once } from '../../../text/once.ts';
import { escaped } from '../../context/tellings/words.ts';
import { subjectMeant } from '../../data-answers/subject.ts';
import type { Document } from '../../read/document.ts';
import type { Scene, Shown } from '../asked.ts';

const ROLES =
  'patient|customer|guest|tenant|employee|traveller|traveler|passenger|applicant|candidate|student|pupil|member|client|buyer|seller|driver|user|subscriber|policyholder|claimant|borrower|landlord|owner|author|requester|resident|participant|subject';
const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}.'’-]*(?: (?:van|von|de|der|da|di|la|le))?(?: \p{Lu}[\p{L}.'’-]*){0,3}`;
const LABELLED = new RegExp(String.raw`(?<![\p{L}-])(?<role>${ROLES})(?: name)?: (?<name>${NAME})`, 'giu');
const TITLED = /\b(?:Mrs?|Ms|Dr|Prof)\.? \p{Lu}/u;
/** The subject of a statement: a pronoun, a titled or a full name, with what is his. */
const PERSON =
  /^(?<who>He|She|(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]+){0,2})(?<his>['’]s)? (?<rest>\p{Ll}.+)$/u;
const HIS = /^(?<who>His|Her) (?<rest>\p{Ll}.+)$/u;
const ITS = /^(?:It (?<rest>\p{Ll}.+)|Its (?<own>\p{Ll}.+))$/u;
const LONGEST = 12_000;

/** Where the evidence shows a statement of whom or what it means; undefined where that is not plain. */
export function byWhatItIs(said: string, scene: Scene): Shown | undefined {
  const ways = [ofPerson(said, scene.documents), ofThing(said, scene.documents)];
  for (const way of ways) {
    const shown = way === undefined ? undefined : scene.ask(`${way}.`);
    if (shown !== undefined && shown.weighed !== true) return shown;
  }
  return undefined;
}

/** A statement about somebody said of the role that he alone has. */
function ofPerson(said: string, documents: readonly Document[]): string | undefined {
  const own = PERSON.exec(said)?.groups ?? HIS.exec(said)?.groups;
  if (own === undefined || /\b(?:he|she|his|her|him)\b/u.test(own.rest!)) return undefined;
  const labelled = documents.flatMap(labelledIn);
  const [one] = labelled;
  if (one === undefined) return undefined;
  const texts = documents.filter(({ structured }) => !structured).map(({ text }) => text.slice(0, LONGEST));
  const role = one.role!.toLowerCase();
  if (labelled.some((other) => other.role!.toLowerCase() !== role || other.name !== one.name))
    return undefined;
  if (!texts.some((text) => text.toLowerCase().includes(`the ${role}`))) return undefined;
  const who = own.who!;
  const isPronoun = /^(?:He|She|His|Her)$/u.test(who);
  // Who is called "he" must be so called, and of two who are named he may be either.
  const called = /^(?:He|His)$/u.test(who)
    ? /\b(?:he|his|him|Mr|male)\b/iu
    : /\b(?:she|her|Ms|Mrs|female)\b/iu;
  if (isPronoun && !texts.some((text) => called.test(text))) return undefined;
  if (isPronoun ? texts.some((text) => TITLED.test(text.replace(one.name!, ''))) : !isNamed(who, one.name!))
    return undefined;
  const whose = own.his !== undefined || /^(?:His|Her)$/u.test(who) ? "'s" : '';
  return `The ${role}${whose} ${own.rest}`;
}

/** Who has which role by the labels of a source. */
const labelledIn = once(({ text, structured }: Document) =>
  structured ? [] : [...text.slice(0, LONGEST).matchAll(LABELLED)].map(({ groups }) => groups!),
);

/** "Mr Okafor" and "Ruth Okafor" of "R. Okafor". */
function isNamed(who: string, name: string): boolean {
  const parts = (text: string): readonly string[] =>
    text
      .replace(/^(?:Mrs?|Ms|Dr|Prof)\.? /u, '')
      .split(' ')
      .map((part) => part.replace(/\.$/u, ''));
  const [ours, theirs] = [parts(who), parts(name)];
  if (ours.at(-1) !== theirs.at(-1))
    return ours.length === 1 && theirs.length > 1 && ours[0] === theirs[0] && ours[0]!.length > 1;
  const [first, own] = [ours.length > 1 ? ours[0]! : '', theirs.length > 1 ? theirs[0]! : ''];
  return first === '' || own === '' || first.startsWith(own) || own.startsWith(first);
}

/** "It" of data of one thing. */
function ofThing(said: string, documents: readonly Document[]): string | undefined {
  const found = ITS.exec(said)?.groups;
  const [only, ...others] = documents.flatMap(({ structured }, at) => (structured ? [at] : []));
  if (found === undefined || only === undefined || others.length > 0) return undefined;
  const subject = subjectMeant(said, only, documents);
  if (subject === undefined) return undefined;
  // What a text beside it is about may be meant as well.
  const isOfIt = documents.every(
    ({ structured, text }) =>
      structured || new RegExp(String.raw`\b${escaped(subject.label)}\b`, 'iu').test(text),
  );
  if (!isOfIt) return undefined;
  return found.own === undefined
    ? `The ${subject.label} ${found.rest}`
    : `The ${subject.label}'s ${found.own}`;
}
