/**
 * "You can move your booking online" by "Bookings can be cancelled online": of what may be done with a thing or was done to
 * it, one deed is not another, however alike all else is.
 */
import { parseSentence } from '../../../text/parse/bundled.ts';
import { Tree } from '../../../text/parse/tree.ts';
import { claimTree } from '../claim-root.ts';
import { against, type Guard } from '../guard.ts';

/** Deeds done to a booking, an order, a contract and the like; those of a line may say each other. */
const DEEDS: readonly (readonly string[])[] = [
  ['cancel', 'terminate', 'end', 'annul', 'withdraw'],
  [
    'change',
    'edit',
    'modify',
    'amend',
    'update',
    'adjust',
    'alter',
    'move',
    'reschedule',
    'rebook',
    'postpone',
    'correct',
  ],
  ['pause', 'suspend', 'freeze'],
  ['extend', 'renew', 'prolong'],
  ['return', 'refund', 'reimburse', 'repay'],
  ['exchange', 'replace', 'swap'],
  ['upgrade'],
  ['downgrade'],
  ['transfer', 'assign'],
  ['block', 'lock', 'deactivate', 'disable'],
  ['download', 'export'],
  ['pay', 'settle'],
  ['delete', 'remove', 'erase'],
];
const LINE = new Map(DEEDS.flatMap((line, at) => line.map((verb) => [verb, at] as const)));

export const MANAGED: Guard = against('role', 'sentence', ({ reading }, sentence) => {
  if (sentence.source.structured) return false;
  const ours = deedOf(claimTree(reading));
  if (ours === undefined) return false;
  const { text, start, end } = sentence.reading;
  const tree = new Tree(parseSentence(text, start, end));
  const theirs = deedOf(tree);
  if (theirs === undefined || theirs.line === ours.line || theirs.thing !== ours.thing) return false;
  if (
    SAID_ALIKE.some(({ of, verbs }) => of.has(ours.thing) && verbs.has(ours.verb) && verbs.has(theirs.verb))
  )
    return false;
  // What a word beside the verb says ("made a change") is said as well.
  return tree.tokens.every(({ lemma }) => LINE.get(lemma) !== ours.line);
});

/** Deeds of two lines that are one deed where they are done to certain things: a lock that is changed is another one. */
const SAID_ALIKE: readonly { readonly of: ReadonlySet<string>; readonly verbs: ReadonlySet<string> }[] = [
  {
    of: new Set(['account', 'card', 'wallet', 'profile']),
    verbs: new Set(['freeze', 'block', 'lock', 'suspend']),
  },
  {
    of: new Set([
      'lock',
      'battery',
      'tyre',
      'tire',
      'filter',
      'bulb',
      'brake',
      'fuse',
      'oil',
      'screen',
      'bandage',
      'dressing',
    ]),
    verbs: new Set(['change', 'replace', 'swap', 'exchange']),
  },
];

interface Managing {
  readonly verb: string;
  readonly line: number;
  readonly thing: string;
}

/** The deed of a plain clause, and what it is done to. */
function deedOf(tree: Tree): Managing | undefined {
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  const isBack =
    root >= 0 && tree.with(root, 'advmod', 'compound:prt').some((at) => tree.token(at).form === 'back');
  const verb = tree.tokens[root]?.lemma ?? '';
  const line = LINE.get(verb === 'pay' && isBack ? 'repay' : verb);
  const [thing] = root < 0 ? [] : tree.with(root, 'nsubj:pass', 'obj');
  return line === undefined || thing === undefined
    ? undefined
    : { verb, line, thing: tree.token(thing).lemma };
}
