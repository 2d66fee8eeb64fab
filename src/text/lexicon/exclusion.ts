/**
 * Opposites of which one denies the other: what is closed is not open, what was rejected was not approved. Of a pair
 * that leaves no third the denial of one is the other too: what is not open is closed, though what was not approved
 * need not have been rejected.
 */
import { gather } from '../gather.ts';

/** Nothing is both, or neither. */
const WHOLE =
  'open/closed pass/fail succeed/fail include/exclude allow/forbid allow/prohibit allow/ban permit/forbid ' +
  'permit/prohibit permit/ban allowed/forbidden allowed/prohibited allowed/banned permitted/forbidden ' +
  'permitted/prohibited permitted/banned present/absent alive/dead true/false same/different online/offline ' +
  'enabled/disabled remember/forget optional/mandatory optional/compulsory optional/required vacant/occupied ' +
  'odd/even on/off included/excluded possible/impossible attend/miss';

/** Nothing is both. */
const PARTS =
  'approve/reject approve/deny approve/decline approve/refuse accept/reject accept/decline accept/refuse grant/deny ' +
  'grant/refuse grant/reject confirm/deny win/lose rise/fall increase/decrease agree/disagree hot/cold warm/cold ' +
  'full/empty new/old good/bad public/private safe/dangerous cheap/expensive big/small large/small high/low ' +
  'early/late fast/slow strong/weak easy/difficult easy/hard wet/dry clean/dirty heavy/light long/short ' +
  'broken/intact permanent/temporary guilty/innocent single/married sick/healthy busy/idle near/far free/occupied ' +
  'valid/expired valid/void ready/pending final/provisional paid/outstanding paid/overdue ahead/behind ' +
  'upheld/overturned comply/violate match/differ complete/pending finish/pending decide/pending approve/pending';

function pairsOf(list: string): ReadonlySet<string> {
  return new Set(
    gather(list.split(' '), (pair) => {
      const [one, other] = pair.split('/');
      return [pair, `${other}/${one}`];
    }),
  );
}

const WHOLE_PAIRS = pairsOf(WHOLE);
const PART_PAIRS = pairsOf(PARTS);
/** Words of either list: most words are of neither. */
const PAIRED = new Set([...WHOLE_PAIRS, ...PART_PAIRS].map((pair) => pair.split('/')[0]!));
const PREFIX = /^(?:un|in|im|il|ir|non-?|dis)$/;

/** What a word has for this: how it is written, and its dictionary form. */
interface Named {
  readonly form: string;
  readonly lemma: string;
}

/** Whether one word denies the other: `whole` where its denial also says the other; undefined where it does not. */
export function exclusion(a: Named, b: Named, opposed: boolean): 'whole' | 'part' | undefined {
  if (PAIRED.has(a.form) || PAIRED.has(a.lemma)) {
    if (isAmong(WHOLE_PAIRS, a, b)) return 'whole';
    if (isAmong(PART_PAIRS, a, b)) return 'part';
  }
  return opposed && (isPrefixed(a.form, b.form) || isPrefixed(a.lemma, b.lemma)) ? 'whole' : undefined;
}

const isAmong = (pairs: ReadonlySet<string>, a: Named, b: Named): boolean =>
  pairs.has(`${a.form}/${b.form}`) ||
  pairs.has(`${a.form}/${b.lemma}`) ||
  pairs.has(`${a.lemma}/${b.form}`) ||
  pairs.has(`${a.lemma}/${b.lemma}`);

function isPrefixed(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.endsWith(short) && PREFIX.test(long.slice(0, long.length - short.length));
}
