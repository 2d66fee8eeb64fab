/**
 * What somebody does by the role that a label gives him, told of the one thing that the text is of: "Rui Alves bought the van" for
 * "Buyer: Rui Alves … Vehicle: van", "the course is taught by Ruth Adler" for "Evening course … Teacher: Ruth Adler".
 */
import { matchesOf } from '../../../../text/matches.ts';
import { patternOf } from '../../../../text/pattern.ts';
import type { Document } from '../../../read/document.ts';
import type { Teller, Telling } from '../types.ts';
import { capital } from '../words.ts';
import { byRole, isAttending } from './role-verbs.ts';

/** States in which nobody has done yet, or does any more, what a role is named for. */
const NOT_DONE =
  /(?:^(?:draft|offer|proposal)\b|\bStatus: ?(?:\p{L}+ )?(?:draft|offer|pending|open|proposed|void|expired|lapsed)\b|\b(?:withdrawn|cancelled|canceled|rejected|declined|not (?:yet )?(?:signed|completed|concluded|accepted)|unsigned|fell through)\b)/iu;

/** Characters of a text of one thing, and of the opening that names it. */
const LONGEST = 2_000;
const OPENING = 80;

const NAME = String.raw`\p{Lu}[\p{L}\d.&'\u2019-]*(?: (?:de|van|von|der|da|di|al|&|and|of|\p{Lu}[\p{L}\d.&'\u2019-]*)){0,4}`;
const LABELLED =
  /(?:^|[.;\n|] ?|, )[ \t*-]*(\p{Lu}[\p{L} ]{2,24}?)[ \t]?: (?=\p{L})([^\n;]+?)(?=\. \p{Lu}|\.?\n|\.?$|;)/gmu;
const BRACKETED = new RegExp(String.raw`(?<![\p{L}])(${NAME}) \((\p{Ll}+)\)`, 'gu');
const THING =
  /^(?:vehicle|car|item|article|product|property|object|goods|room|apartment|flat|boat|bike|bicycle|equipment|machine|device|title|book|film|work|painting|painting title|course|event|project|lot|animal|pet)$/iu;

/** "Chair: Ina Kos (items 1-3)", "Teacher: Ruth Adler until May": for a part, or for a time. */
const BOUNDED =
  /\([^()]*(?:\d|\b(?:until|from|acting|interim|deputy|former|designate|elect|for|substitute|tbc|tentative|proposed)\b)[^()]*\)/iu;

interface Roles {
  readonly people: readonly { readonly role: string; readonly name: string; readonly at: number }[];
  /** What labels say the text is of; empty for none, or for several. */
  readonly thing: string;
}

const known = new WeakMap<Document, Roles>();

export const byLabelledRole: Teller = (scene) => {
  const { source } = scene;
  if (source.text.length > LONGEST) return [];
  let roles = known.get(source);
  if (roles === undefined) known.set(source, (roles = read(source)));
  if (roles.people.length === 0) return [];
  const { claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  return roles.people.flatMap(({ role, name, at }): readonly Telling[] => {
    if (!said.includes(name) || (!isAttending(role) && NOT_DONE.test(source.text))) return [];
    return thingsIn(said, roles.thing, source.text)
      .flatMap((thing) => byRole(role, name, thing))
      .map((text) => ({ text: `${capital(text)}.`, from: [at] }));
  });
};

function read(source: Document): Roles {
  const { text } = source;
  const found: { role: string; name: string; at: number }[] = [];
  const things: string[] = [];
  const put = (role: string, name: string, offset: number): void => {
    found.push({ role: role.toLowerCase(), name, at: source.sentencesIn(offset, offset + 1)[0] ?? 0 });
  };
  for (const { 1: label = '', 2: value = '', index } of matchesOf(text, LABELLED)) {
    const name = BOUNDED.test(value)
      ? undefined
      : patternOf(`^(${NAME})(?=$|[,(]| \\()`, 'u').exec(value)?.[1];
    if (THING.test(label)) things.push(value.replace(/[,(].*$/u, '').trim());
    if (isAttending(label)) {
      for (const one of value.split(/, | and /u)) {
        const own = patternOf(`^(${NAME})`, 'u').exec(one)?.[1];
        if (own !== undefined) put(label, own, index + 2);
      }
    } else if (name !== undefined) put(label, name, index + 2);
  }
  for (const { 1: name = '', 2: role = '', index } of matchesOf(text, BRACKETED)) put(role, name, index);
  const several = (role: string): boolean =>
    !isAttending(role) && new Set(found.filter((one) => one.role === role).map(({ name }) => name)).size > 1;
  return {
    people: found.filter(({ role }) => !several(role)),
    thing: new Set(things).size === 1 ? things[0]! : '',
  };
}

/** How a claim calls what the text is of: by what a label says, or by a noun of the opening. */
function thingsIn(said: string, thing: string, text: string): readonly string[] {
  const found: string[] = [];
  if (thing !== '') {
    const own = patternOf(
      String.raw`(?:\b(?:the|a|an) )?${thing.replace(/[.*+?()[\]{}|\\^$]/g, '\\$&')}(?![\p{L}\d])`,
      'iu',
    ).exec(said);
    if (own !== null) found.push(own[0].replace(/^The /u, 'the '));
  }
  const opening = text.slice(0, OPENING).toLowerCase();
  for (const [whole, before = '', noun = ''] of matchesOf(said, /\b[Tt]he ((?:\p{Ll}+ )?)(\p{Ll}{3,})\b/gu)) {
    const words = `${before}${noun}`.trim();
    if (opening.includes(words)) found.push(whole.replace(/^The /u, 'the '));
    else if (patternOf(String.raw`\b${noun}\b`, 'u').test(opening) && before === '')
      found.push(`the ${noun}`);
  }
  // "The bookbinding course" of "Evening course: Bookbinding for beginners".
  for (const [, before = '', noun = ''] of matchesOf(said, /\b[Tt]he (\p{Ll}{4,}) (\p{Ll}{3,})\b/gu))
    if ([before, noun].every((word) => patternOf(String.raw`\b${word}\b`, 'u').test(opening)))
      found.push(`the ${before} ${noun}`);
  return [...new Set(found)].slice(0, 4);
}
