/** Who is to do something is named before it is done: `approver: Ann` of a request says by itself no more than that she is the one. */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { roleOf } from '../words/senses.ts';
import { truthOf } from '../words/states.ts';

/** Roles that somebody has before there is a deed. */
export const ASSIGNED_ROLE =
  /^(?:(?:approver|reviewer|payer|signer|inspector|assessor|surveyor|auditor|examiner|translator|editor)s?|signator(?:y|ies))$/;
/** What a record says once such a deed is done, by a value or by the name of what is dated or true. */
const DONE =
  /^(?:approved|rejected|reviewed|paid|signed|inspected|audited|examined|assessed|surveyed|translated|edited|completed|complete|done|closed|finished|settled|processed|passed|failed|issued|final|finalised|finalized|published|released|posted|accepted|granted|executed)$/;
/** Names of what a deed has led to. */
const OUTCOME = /^(?:result|outcome|verdict|score|rating|grade|finding|findings|remarks?|comments?)$/;

/** Whether the claim tells a deed of who is only named for it: nothing else in the record says that it was done. */
export function isAssignedOnly(said: Said): boolean {
  const used = said.used();
  const assigned = [...used].filter(({ name }) => ASSIGNED_ROLE.test(name.at(-1) ?? ''));
  const told = assigned.some(({ name }) => {
    const verbs = roleOf([...name.slice(0, -1), singular(name.at(-1)!)])?.verbs;
    return said.words.some(({ form, lemma }) => form !== lemma && verbs?.has(lemma));
  });
  if (!told) return false;
  const { own, above, inner } = said.focus;
  const several = assigned.some(({ name }) => singular(name.at(-1)!) !== name.at(-1));
  return ![...own, ...above, ...inner].some(
    (field) => !assigned.includes(field) && tellsDone(field) && !(several && isOfOther(said, field)),
  );
}

const singular = (role: string): string => role.replace(/ies$/, 'y').replace(/s$/, '');

/** "Approved so far: Lee" beside `Approvers: Kim, Lee`: a name that the claim does not say is that of who has done it. */
const isOfOther = ({ words }: Said, { quote }: Field): boolean =>
  /^\p{Lu}\p{Ll}/u.test(quote) &&
  !/\d/.test(quote) &&
  !words.some(({ form, capital }) => capital && quote.toLowerCase().includes(form));

function tellsDone({ name, words, quote }: Field): boolean {
  if (quote === '' || truthOf(quote, words) === 'no') return false;
  return words.some((word) => DONE.test(word)) || name.some((word) => DONE.test(word) || OUTCOME.test(word));
}
