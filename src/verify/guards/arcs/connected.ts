/**
 * "Surrendered when the city fell" by "long after the city fell", "failed although it rained" by "since it rained": how a
 * clause hangs on the one that it tells more of.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Guard } from '../guard.ts';
import type { Placed } from '../placed.ts';
import { againstArc } from './against-arc.ts';
import { alikeIn } from './arc.ts';

export const CONNECTED: Guard = againstArc('date_time', (parses) =>
  parses.claim.tokens.findIndex((_, at) => isOtherwiseJoined(parses, at)),
);

/** Words that open a clause, by what they say. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:although|though|while|whereas)$/, 'despite'],
  [/^because$/, 'cause'],
  [/^(?:when|as|while|whenever)$/, 'during'],
  [/^(?:after|once)$/, 'after'],
  [/^(?:before|until|till)$/, 'before'],
  [/^since$/, 'since'],
  [/^unless$/, 'unless'],
  [/^if$/, 'if'],
];

/** What may be said for another: "when" for "after" and "as soon as", "since" for "because" and "after". */
const MAY_SAY: ReadonlyMap<string, readonly string[]> = new Map([
  ['despite', ['despite', 'during']],
  ['cause', ['cause', 'since', 'during', 'after']],
  ['during', ['during', 'if', 'despite', 'after', 'cause', 'since']],
  ['after', ['after', 'during', 'since', 'cause', 'if']],
  ['before', ['before']],
  ['since', ['since', 'cause', 'after', 'during']],
  ['unless', ['unless']],
  ['if', ['if', 'during', 'after']],
]);

function isOtherwiseJoined({ claim, tree, placeOf }: Placed, at: number): boolean {
  const { head, deprel } = claim.token(at);
  if (deprel !== 'advcl' || head < 0) return false;
  const [inner, outer] = [placeOf(at), placeOf(head)];
  const own = kindsOf(claim, at);
  if (inner < 0 || outer < 0 || own.length === 0) return false;
  const joined = alikeIn(tree, inner).flatMap((one) =>
    tree.token(one).deprel === 'advcl' ? [kindsOf(tree, one)] : [],
  );
  if (joined.length === 0 || joined.some((kinds) => kinds.length === 0)) return false;
  return joined.every(
    (kinds) =>
      !kinds.some((kind) => own.some((mine) => MAY_SAY.get(mine)!.includes(kind))) || isFar(tree, inner, own),
  );
}

function kindsOf(tree: Tree, at: number): readonly string[] {
  const marks = tree.with(at, 'mark', 'advmod').map((one) => tree.token(one).lemma.toLowerCase());
  return KINDS.flatMap(([word, kind]) => (marks.some((mark) => word.test(mark)) ? [kind] : []));
}

/** "Long after", "shortly before": not when. */
function isFar(tree: Tree, at: number, own: readonly string[]): boolean {
  const [mark] = tree.with(at, 'mark');
  const before = mark === undefined ? undefined : tree.tokens[mark - 1];
  return (
    own.includes('during') &&
    /^(?:long|well|shortly|soon|just|years|months|days|weeks|hours)$/i.test(before?.form ?? '')
  );
}
