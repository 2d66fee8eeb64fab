/** Who alone may, and where nobody is: "only members may vote" for "the right to vote is reserved for members". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const RIGHT =
  /^The right to ([a-z]+(?: [^,;:]+?)?) is (?:reserved (?:for|to)|limited to|restricted to|confined to) ([^,;:]+)$/u;
const RESERVED =
  /^([^,;:]{2,60}?) (is|are) (?:strictly |exclusively )?(?:reserved (?:for|to)|limited to|restricted to|for the exclusive use of|for the use of) ((?:[a-z-]+ ){0,3}?[a-z-]+s|staff|residents|children|women|men)(?: only)?$/u;
const NOBODY =
  /^(?:Nobody|No one|There (?:was|is|were|are) (?:nobody|no one)|No people (?:were|are)) (?:(was|is) )?in (the [^,;:]+?)((?: (?:when|at the time|at that time|on|during|while) [^;:]+)?)$/u;
const EMPTY =
  /^(The [^,;:]{2,40}?) (was|is) (?:empty|unoccupied|deserted)((?: (?:when|at the time|at that time|on|during|while) [^;:]+)?)$/u;
/** What holds people, and is not empty for want of things. */
const FOR_PEOPLE =
  /\b(?:building|house|flat|apartment|room|office|school|classroom|hall|church|theatre|bus|train|carriage|car|plane|restaurant|hotel|shop|factory|warehouse|ward|stadium|cinema)$/u;

function byReserve({ text }: Wording): readonly string[] {
  const [right, reserved] = [RIGHT.exec(text), RESERVED.exec(text)];
  if (isLeftOpen(text)) return [];
  if (right !== null)
    return ['may', 'can', 'have the right to', 'are allowed to', 'are entitled to'].map(
      (may) => `Only ${right[2]} ${may} ${right[1]}`,
    );
  if (reserved === null) return [];
  const [, what = '', be = '', whom = ''] = reserved;
  const [own, thing] = [whom, lowered(what)];
  return [
    ...['may use', 'can use', 'are allowed to use'].map((may) => `Only ${own} ${may} ${thing}`),
    `${capital(what)} ${be} only for ${own}`,
    `${capital(what)} ${be} for ${own} only`,
    `${capital(what)} ${be} open only to ${own}`,
  ];
}

function byNobody({ text }: Wording): readonly string[] {
  const [nobody, empty] = [NOBODY.exec(text), EMPTY.exec(text)];
  if (empty !== null && FOR_PEOPLE.test(empty[1]!)) {
    const [, where = '', be, when = ''] = empty;
    return ['Nobody', 'No one', 'There was nobody', 'There was no one'].flatMap((none) =>
      be === 'was' || !/was/u.test(none)
        ? [`${none}${/^There/u.test(none) ? '' : ` ${be}`} in ${lowered(where)}${when}`]
        : [],
    );
  }
  if (nobody === null || !FOR_PEOPLE.test(nobody[2]!)) return [];
  const be = /\b(?:was|were)\b/u.test(text.slice(0, text.indexOf(' in '))) ? 'was' : 'is';
  return [`${capital(nobody[2]!)} ${be} empty${nobody[3]}`];
}

export const RESERVED_TURNS: readonly Rewriter[] = [
  { of: /\b[Oo]nly\b/u, write: byReserve },
  { of: /\b(?:[Nn]obody|[Nn]o one|empty)\b/u, write: byNobody },
];
