/** Other words for when and how many: "took place in March" for "between 3 and 21 March", "31 out of 46" for "31 of the 46". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const IN_MONTH = new RegExp(String.raw`\bin (?:${MONTH})\b`, 'u');
const SPAN = new RegExp(
  String.raw`\b(?:between \d{1,2} and|from \d{1,2}(?: to| until|[-\u2013])|on \d{1,2} and) \d{1,2} (${MONTH})\b`,
  'u',
);
/** What took place within a time and is no state that filled all of it. */
const DEED =
  /\b(?:(?:was|were) (?:carried out|held|conducted|done|performed|organi[sz]ed|run|built|painted|repaired|installed|recorded|filmed|surveyed|tested|inspected|renovated)|took place|ran|visited|met|will take place|will be held|is held|takes place)\b/u;

/** "In March" for "between 3 and 21 March". */
function byMonth({ text }: Wording): readonly string[] {
  const found = SPAN.exec(text);
  if (found === null || !DEED.test(text) || isLeftOpen(text.replace(/\buntil\b/u, ''))) return [];
  return [text.replace(SPAN, `in ${found[1]}`)];
}

const OUT_OF = /\b(\d+|\p{Ll}+) out of (?:the |all )?(\d+|\p{Ll}+)\b/u;

/** "31 out of 46" for "31 of the 46". */
function byShare({ text, said }: Wording): readonly string[] {
  const [ours, part, all] = OUT_OF.exec(said) ?? [];
  if (ours === undefined) return [];
  const theirs = new RegExp(String.raw`\b${part} (?:out )?of (?:the |its |our |their |all )?${all}\b`, 'iu');
  return [text.replace(theirs, ours)];
}

const NEXT = /^(The next|A further|A second|One more) (?=\p{Ll}+ )/u;

/** "Another survey is planned" for "the next survey is planned". */
const byNext = ({ text }: Wording): readonly string[] =>
  NEXT.test(text) ? [text.replace(NEXT, 'Another ')] : [];

const PLANNED_FOR = new RegExp(
  String.raw`\b(planned|scheduled|set|due|intended) for (?=(?:(?:early|late|mid) )?(?:(?:${MONTH})(?: \d{4})?|\d{4}|spring|summer|autumn|winter|version|release)\b)`,
  'u',
);

/** "Planned in 2030" for "planned for 2030". */
const byPlannedTime = ({ text }: Wording): readonly string[] => [text.replace(PLANNED_FOR, '$1 in ')];

const ANY_ONE = /\b(each|every) (\p{Ll}+)/u;

/** "Before every payment" for "before each payment". */
function byEvery({ text, said }: Wording): readonly string[] {
  const [ours, , noun] = ANY_ONE.exec(said) ?? [];
  if (ours === undefined) return [];
  return [text.replace(new RegExp(String.raw`\b(?:each|every) ${noun}\b`, 'u'), ours)];
}

const VERSION = /(\d+\.\d+(?:\.\d+)*) or (?:earlier|older|lower|below)\b/u;

/** "5.6 or older" for "5.6 or earlier", of versions. */
function byOlder({ text, said }: Wording): readonly string[] {
  const [ours, number] = VERSION.exec(said) ?? [];
  return ours === undefined || VERSION.exec(text)?.[1] !== number ? [] : [text.replace(VERSION, ours)];
}

export const WHEN_AND_HOW_MANY: readonly Rewriter[] = [
  { of: IN_MONTH, from: SPAN, write: byMonth },
  { of: / out of /u, write: byShare, reorders: true },
  { of: / (?:each|every) /u, write: byEvery, reorders: true },
  { of: VERSION, write: byOlder, reorders: true },
  { of: /^Another /u, from: NEXT, write: byNext, reorders: true },
  { of: /\b(?:planned|scheduled|set|due|intended) in /u, write: byPlannedTime, reorders: true },
];
