/** Findings in notes: "appetite normal", "kidney values back to normal", and what a sheet of a patient says of him by its first line. */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const STATE =
  'normal|unremarkable|stable|good|clear|negative|positive|raised|elevated|reduced|intact|poor|fair|soft|slightly raised|mildly raised|slightly elevated|within normal limits';
const FINDING = new RegExp(String.raw`^(?<what>\p{L}+(?: \p{Ll}+){0,2}) (?<state>${STATE})$`, 'u');
const VERBAL = /\b(?:is|are|was|were|be|been|not|no|if|until|becomes?|became|keep|to)\b/iu;
const IS = /\b(?:is|are|was|were)\b/u;

/** "The appetite was normal" for "vomiting stopped, appetite normal, weight 6.6 kg". */
function byFinding({ text, said }: Wording): readonly string[] {
  if (text.length > LONGEST) return [];
  const whose = /^(?:The|His|Her|\p{Lu}\p{Ll}+['\u2019]s) /u.exec(said)?.[0] ?? 'The ';
  const lead = /^(?:His|Her|The) $/u.test(whose) ? whose : 'The ';
  return text
    .replace(/^[^:;]{2,30}: /u, '')
    .split(/[;,] /u)
    .flatMap((piece) => {
      const found = FINDING.exec(piece)?.groups;
      if (found === undefined || VERBAL.test(piece)) return [];
      const what = `${found.what!.charAt(0).toLowerCase()}${found.what!.slice(1)}`;
      return ['was', 'were', 'is', 'are'].map((be) => `${lead}${what} ${be} ${found.state}`);
    });
}
const LONGEST = 240;

const BACK = /^(?<what>\p{L}+(?: \p{Ll}+){0,2}) (?<back>back to normal|normal again)$/u;

/** "The kidney values had returned to normal" for "kidney values back to normal". */
function byReturn({ text }: Wording): readonly string[] {
  return text.split(/[;,] /u).flatMap((piece) => {
    const found = BACK.exec(piece)?.groups;
    if (found === undefined || VERBAL.test(found.what!)) return [];
    const what = `The ${found.what!.charAt(0).toLowerCase()}${found.what!.slice(1)}`;
    return [
      ...['had', 'have', 'has'].map((have) => `${what} ${have} returned to normal`),
      ...['was', 'were', 'is', 'are'].flatMap((be) => [
        `${what} ${be} back to normal`,
        `${what} ${be} normal again`,
        `${what} ${be} back within the normal range`,
      ]),
      `${what} returned to normal`,
    ];
  });
}

const SHEET =
  /^(?:Patient|Animal|Pet|Dog|Cat|Horse|Player|Candidate|Resident|Client|Name): (?<name>\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+){0,2}), (?<rest>.+)$/u;
const BORN = /^born (?:(?:on|in) )?(?<when>(?:\d{1,2} )?(?:\p{Lu}\p{Ll}+ )?\d{4})(?: in \p{Lu}[\p{L} ]+)?$/u;
const WEIGHT = /^(?:weight )?(?<size>\d+(?:[.,]\d+)? (?:kg|lb|g))$/u;
const HEIGHT = /^(?:height )?(?<size>\d+(?:[.,]\d+)? (?:cm|m))$/u;

/** "Mogli was born in March 2019" for "Patient: Mogli, Maine Coon, born March 2019, 6.8 kg". */
function bySheet({ text }: Wording): readonly string[] {
  const found = SHEET.exec(text)?.groups;
  if (found === undefined) return [];
  const { name, rest = '' } = found;
  return rest.split(', ').flatMap((piece) => {
    const when = BORN.exec(piece)?.groups?.when;
    if (when !== undefined) return [`${name} was born ${/^\d{1,2} /u.test(when) ? 'on' : 'in'} ${when}`];
    const weight = WEIGHT.exec(piece)?.groups?.size;
    if (weight !== undefined) return [`${name} weighs ${weight}`, `${name} weighed ${weight}`];
    const height = HEIGHT.exec(piece)?.groups?.size;
    return height === undefined ? [] : [`${name} is ${height} tall`];
  });
}

export const FINDINGS_NOTED: readonly Rewriter[] = [
  { of: IS, write: (wording) => byFinding(wording).map(capital) },
  { of: /\bnormal\b/u, write: byReturn },
  { of: /\b(?:born|weighs|weighed|tall)\b/u, from: SHEET, write: bySheet },
];
