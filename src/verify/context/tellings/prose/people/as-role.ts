/**
 * What somebody is, of what he works as: "is the head of payroll" for "has worked for us since March 2019, first as an
 * accountant and since 2022 as head of payroll", "is a porter" for "works for the hotel as a porter".
 */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}`;
const YEAR = String.raw`(?:(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) )?\d{4}`;
const ROLE = String.raw`(?<the>an? |the |our )?(?<role>(?:\p{Ll}[\p{Ll}-]*|IT|HR|PR)(?: (?:\p{Ll}[\p{Ll}-]*|\p{Lu}[\p{L}&]*)){0,5})`;
const VERB =
  '(?:works|is working|is employed|serves|has worked|has been working|has been employed|has been|has served|is with us|has been with us)';
const WHERE = String.raw`(?<where>(?: (?:for|at|in|with) (?:us|the \p{Ll}+(?: \p{Ll}+)?|our \p{Ll}+|\p{Lu}[\p{L}&.-]*(?: \p{Lu}[\p{L}&.-]*){0,3}))?)`;
const AS = new RegExp(
  String.raw`^(?<who>${NAME}) ${VERB}${WHERE}(?: since (?<since>${YEAR}))? as ${ROLE}(?: since (?<then>${YEAR}))?$`,
  'u',
);
const FIRST_AS = new RegExp(
  String.raw`^(?<who>${NAME}) ${VERB}${WHERE}(?: since (?:${YEAR}))?,? first as [^,;]{3,50}? and (?:since|from) (?<since>${YEAR})(?: on)? as ${ROLE}$`,
  'u',
);
/** What makes of an office another, or of one who has it one who stands in. */
const NOT_QUITE =
  /\b(?:acting|interim|deputy|designate|elect|honorary|former|trainee|assistant|temporary|substitute|stand-in|volunteer|if|though|such|part|usual|always|before|well|long|soon|far|agreed|planned|required|follows)\b/u;

/** What ends an office, wherever a text tells of it. */
const ENDED =
  /\b(?:left|leaves|leaving|resign\p{L}*|retire[ds]?|retiring|moved? to|moves to|transferred|stepp?(?:s|ed)? down|quit|dismiss\p{L}*|fired|succeeded|succeeds|replaced|took over|takes over|handed over|former(?:ly)?|promoted|died|no longer|suspended|on leave)\b/iu;

function byRole({ text, said, whole }: Wording): readonly string[] {
  const found = (FIRST_AS.exec(text) ?? AS.exec(text))?.groups;
  if (found === undefined || isLeftOpen(text) || ENDED.test(whole)) return [];
  const { who = '', role = '', the = '' } = found;
  if (NOT_QUITE.test(role) && !said.includes(role)) return [];
  if (
    / (?:and|or|until|from|for|but|with|on|at|to|by|when|while|because|since|which|who|that|is|has|was) /u.test(
      ` ${role} `.replace(/ head of /u, ' '),
    )
  )
    return [];
  const since = found['since'] ?? found['then'];
  const articles = the === '' ? ['', 'the ', 'our '] : the.startsWith('a') ? [the] : [the, ''];
  return articles.flatMap((article) => [
    `${who} is ${article}${role}`,
    `${who} works as ${article}${role}`,
    ...(since === undefined ? [] : [`${who} has been ${article}${role} since ${since}`]),
  ]);
}

export const AS_ROLE: readonly Rewriter[] = [
  { of: /\b(?:is|works|has been)\b/u, from: [AS, FIRST_AS], write: byRole },
];
