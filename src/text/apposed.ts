/**
 * Whether a name behind a comma stands for the noun before it, as in "the tenant, Lucia Ferrer, may keep a cat", and is neither
 * the subject behind a phrase ("besides the tenant, Lucia Ferrer signed") nor one of a list.
 */

/** What opens a clause that the noun is the subject of. */
const OPENING = /^(?:If|When|Once|Because|While|Although|Unless|That|Whether) $/u;
/** When it is told of, before the noun. */
const WHEN =
  /^(?:(?:On|In|By) (?:\p{Lu}\p{L}+|\d{1,2} \p{Lu}\p{L}+|\p{Lu}\p{L}+ \d{1,2})(?: \d{4})?,?|Yesterday,?|Today,?|(?:Last|This|Next) \p{L}+,?|Then,?|Later,?|However,|Meanwhile,|Finally,) $/u;
/** A phrase or a clause that stands before the subject. */
const FRONTED =
  /^(?:When|While|After|Before|If|As|Since|Because|Although|Though|Once|Until|Unless|To|By|In|At|On|For|From|Of|With|Without|Within|Unlike|Like|Besides|Beside|According|Despite|Instead|Apart|Except|Thanks|Due|Contrary|Together|Along|Alongside|Next|Not|Even|Whether|Where|Whenever|Through|Via|Over|Under|Near|Behind|About|Regarding|Concerning|Among|Between|Against|During|Upon|Given|Unbeknownst|\p{L}+(?:ing|ed))\b/u;

/** "The assistant of the manager, Ann Lee": which of the two she is stays open. */
const OF_ANOTHER = /^(?:The|An?|Our|His|Her|Their|Its|My) (?:[\p{L}-]+ ){1,4}(?:of|for|to|from|with) $/u;

/** Whether what stands `before` the noun and `behind` the name leaves no other reading. */
export function isApposed(before: string, behind: string): boolean {
  if (/^, (?:who|whom|whose|which|and|or|as well as|\p{Lu})/u.test(behind)) return false;
  if (behind !== '' && !behind.startsWith(',')) return false;
  // "Femi Ade (contractor, Northwind)": of the name before the bracket both are told.
  if (/\([^()]*$/u.test(before)) return false;
  if (before === '') return true;
  if (OPENING.test(before) || WHEN.test(before)) return behind !== '';
  return !before.includes(',') && !FRONTED.test(before) && !OF_ANOTHER.test(before);
}
