/** For whom a dispute was decided: "the dispute was decided in the merchant's favour" for "the issuer found in favour of the merchant". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const FOUND =
  /^(?<who>(?:The|Our|Her|His|Their) (?:\p{Ll}+ ){0,2}(?:issuer|bank|ombudsman|panel|court|tribunal|arbitrator|board|scheme|network|adjudicator|team|committee|judge|authority|regulator)|\p{Lu}[\p{L}&.-]+(?: \p{Lu}[\p{L}&.-]+){0,3}) (?:has )?(?:found|ruled|decided) (?:in favou?r of |for )(?<whom>the \p{L}+(?: \p{L}+)?|(?:M(?:r|s|rs)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)(?<when> (?:on|in) [^,;]+)?$/u;
const SAID =
  /^[Tt]he (?<matter>dispute|chargeback|complaint|case) (?:was|has been) (?<verb>decided|resolved|ruled|settled) (?:in \p{L}[^,;]* favou?r|in favou?r of [^,;]+?)\b/u;

/** Forms by which a text tells that there is the one matter. */
const MATTERS: Readonly<Record<string, RegExp>> = {
  dispute: /\bdispute[sd]?\b/giu,
  chargeback: /\bchargebacks?\b/giu,
  complaint: /\bcompl(?:aint|aine)\p{L}*\b/giu,
  case: /\bcases?\b/giu,
};
/** What tells that there are several, that another decided besides, or that it was taken further. */
const FURTHER =
  /\b(?:appeal\p{L}*|overturn\p{L}*|revers(?:ed|ing) (?:the|its|that|this) (?:decision|ruling|finding)|second|another|other|both|disputes|chargebacks|complaints|cases|arbitration|pre-arbitration|reopened|re-opened|reconsider\p{L}*|escalat\p{L}+)\b/iu;

function byFavour({ text, said, whole }: Wording): readonly string[] {
  const [found, ours] = [FOUND.exec(text)?.groups, SAID.exec(said)?.groups];
  if (found === undefined || ours === undefined || isLeftOpen(text) || FURTHER.test(whole)) return [];
  const { matter = '', verb = '' } = ours;
  if (whole.match(MATTERS[matter]!) === null || whole.match(/\bin favou?r of\b|\bfavou?r\b/giu)!.length > 1)
    return [];
  const { whom = '', when = '' } = found;
  const owner = whom.endsWith('s') ? `${whom}'` : `${whom}'s`;
  return [...new Set([when, ''])].flatMap((at) =>
    ['was', 'has been'].flatMap((be) => [
      `The ${matter} ${be} ${verb} in ${owner} favour${at}`,
      `The ${matter} ${be} ${verb} in favour of ${whom}${at}`,
    ]),
  );
}

export const IN_FAVOUR: readonly Rewriter[] = [{ of: SAID, from: FOUND, write: byFavour, reorders: true }];
