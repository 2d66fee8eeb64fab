/** What a record leaves empty: "Nobody has been assigned to the ticket", "The date of birth is missing." */
import { subjectMeant } from '../../data-answers/subject.ts';
import { wordsOf } from '../../record/record.ts';
import type { Scene, Shown } from '../asked.ts';
import { factsOf } from '../facts.ts';

const UNASSIGNED =
  /^(?:(?:Nobody|No one) (?:has been |is |was )?assigned to (?<a>.{3,40})|(?<b>.{3,40}?) (?:is|remains) (?:still )?unassigned|(?<c>.{3,40}?) has not (?:yet )?been assigned(?: to (?:anyone|anybody))?(?: yet)?|(?<d>.{3,40}?) has no (?:assignee|owner))$/u;
const MISSING =
  /^(?:The|Her|His|Their|Its) (?<what>[\p{Ll}][\p{Ll} -]{2,40}?)(?: (?:on|in|of|from) (?<where>the \p{Ll}+(?: form)?))? (?:is|are) (?:missing|empty|blank|not (?:filled in|provided|given|set|recorded))$|^(?<whose>(?:The|This) \p{Ll}+) (?:has|contains|gives|includes) no (?<thing>[\p{Ll}][\p{Ll} -]{2,40})$|^No (?<other>[\p{Ll}][\p{Ll} -]{2,40}?) (?:has been|is|was) (?:given|provided|recorded|entered|set|filled in)$/u;
const ASSIGNEE = /^(?:assignee|assigned to|owner|assigned|agent|handler)$/;
const EMPTY = /^(?:null|unset|none|n\/a|)$/i;

/** Where the field stands that is empty; undefined for another statement, and where it holds something. */
export function leftEmpty(said: string, { documents }: Scene): Shown | undefined {
  const assigned = UNASSIGNED.exec(said)?.groups;
  const missing = assigned === undefined ? MISSING.exec(said)?.groups : undefined;
  if (assigned === undefined && missing === undefined) return undefined;
  const named = missing?.what ?? missing?.thing ?? missing?.other;
  const words = named === undefined ? [] : wordsOf(named);
  const subject = Object.entries(assigned ?? {}).find(([, one]) => one !== undefined)?.[1];
  const own = factsOf(documents).filter(({ document, name, field }) => {
    if (!documents[document]!.structured || subjectMeant(said, document, documents) === undefined)
      return false;
    return named === undefined
      ? ASSIGNEE.test(name)
      : name === words.join(' ') || [...field.path.slice(-1), name].join(' ') === words.join(' ');
  });
  const [only, ...others] = own;
  if (
    only === undefined ||
    others.some(({ field }) => !EMPTY.test(field.quote)) ||
    !EMPTY.test(only.field.quote)
  )
    return undefined;
  if (/\/\d+$/.test(only.field.object)) return undefined;
  const number = /\S*\d\S*/.exec(subject ?? '')?.[0];
  if (number !== undefined && !documents[only.document]!.text.includes(number)) return undefined;
  return { places: [only], told: `${only.name}: ${only.field.quote === '' ? 'empty' : only.field.quote}` };
}
