/** What somebody asked for besides what he reported: "Marco asked for a refund" for "Marco reported that a seam was torn and asked for a refund". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const ASKED =
  'asked|requested|demanded|ordered|cancelled|returned|sent|wanted|applied|enclosed|attached|thanked';
const BESIDE = new RegExp(
  String.raw`^((?:(?:On|In|At) [^,;]{2,30}?,? )?)((?:The |Our )?(?:customer|client|tenant|patient|guest|buyer|user|caller|member|passenger|employee|resident)|[Yy]ou|(?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:reported|said|wrote|explained|complained|noted|stated|told us|informed us|mentioned) that ([^;]+?),? and ((?:${ASKED}) [^;]+)$`,
  'u',
);
/** Somebody who may be the one that asked. */
const PERSON =
  /\b(?:he|she|they|we|I|who|somebody|someone|driver|courier|agent|technician|neighbour|neighbor|wife|husband|colleague|doctor|nurse|seller|shop|store|landlord|company|manager|support)\b|(?<!^)\b(?:Mr|Mrs|Ms|Dr)\b/u;

function bySecond({ text }: Wording): readonly string[] {
  const found = BESIDE.exec(text);
  if (found === null || isLeftOpen(found[4]!)) return [];
  const [, when = '', who = '', what = '', asked = ''] = found;
  if (PERSON.test(what) || / (?:and|or) /u.test(what) || /\p{Lu}\p{Ll}+/u.test(what)) return [];
  const day = when.trim().replace(/,$/u, '');
  return [
    `${who} ${asked}`,
    ...(day === ''
      ? []
      : [`${who} ${asked} ${day.charAt(0).toLowerCase()}${day.slice(1)}`, `${day} ${who} ${asked}`]),
  ];
}

export const REPORTED_AND_ASKED: readonly Rewriter[] = [
  {
    of: new RegExp(String.raw`\b(?:${ASKED})\b`, 'u'),
    from: BESIDE,
    write: bySecond,
    reorders: true,
    asks: true,
  },
];
