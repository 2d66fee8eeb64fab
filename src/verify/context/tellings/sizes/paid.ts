/** What is left of an amount of which a part is paid, and what share of it that part is. */
import { byWord } from '../../../../text/by-word.ts';
import { gather } from '../../../../text/gather.ts';
import { matchesOf } from '../../../../text/matches.ts';
import { lastly, lazily } from '../../../../text/once.ts';
import { Sieve } from '../../../../text/sieve/index.ts';
import type { Scene, Teller } from '../types.ts';
import { bare, lowered } from '../words.ts';
import { OPENING, plain, saidBy, sizeOf } from './measure.ts';

const MONEY = String.raw`(?:[$€£] ?\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)? (?:euros|dollars|pounds|EUR|USD|GBP))`;
const ANY_MONEY = new RegExp(String.raw`(?<![\d.,])${MONEY}`, 'gu');

const OF_WHICH = new RegExp(
  String.raw`^(?<thing>(?:the|our|your|its) [^,;:]{2,50}?) (?:is|was|comes to|came to|amounts to|amounted to|totals) (?<all>${MONEY}), of which (?<part>${MONEY}) (?:has been|was|is) (?:already )?paid$`,
  'u',
);
const TOTAL = new RegExp(
  String.raw`^(?<thing>(?:the|our|your|its) [^,;:]{2,50}?) (?:is|was|comes to|came to|amounts to|totals) (?<all>${MONEY})$`,
  'u',
);
const PAYING = new RegExp(
  String.raw`^(?<who>[^,;:]{2,40}?) (?:(?:has|have) (?:already )?(?:only )?paid|paid) (?<part>${MONEY})(?: so far| to date)?$`,
  'u',
);

interface Paid {
  readonly thing: string;
  /** Who has paid; empty where that is not said. */
  readonly who: string;
  readonly all: number;
  readonly part: number;
  readonly kind: string;
  readonly from: readonly number[];
}

/** The one amount that is to be paid by the source, and the one part of it that is. */
function paidIn(scene: Scene): Paid | undefined {
  const { sentence, source, tell } = scene;
  // A third amount may be of another bill, or another part.
  if (source.text.length > LONGEST || matchesOf(source.text, ANY_MONEY).length !== 2) return undefined;
  const own = lowered(bare(tell(sentence).text));
  const both = OF_WHICH.exec(own);
  const [total, paying] =
    both !== null
      ? [both, both]
      : [sentence > 0 ? TOTAL.exec(lowered(bare(tell(sentence - 1).text))) : null, PAYING.exec(own)];
  if (total === null || paying === null) return undefined;
  if ([own, total[0]].some((text) => OPENING.test(text.replace(', of which', ',')))) return undefined;
  const [all, part] = [moneyOf(total.groups!.all!), moneyOf(paying.groups!.part!)];
  if (all === undefined || part?.kind !== all.kind || part.size >= all.size) return undefined;
  const from = both === null ? [...tell(sentence).from, sentence - 1] : tell(sentence).from;
  const { who = '' } = both === null ? paying.groups! : {};
  return {
    thing: plain(total.groups!.thing!),
    who: plain(who),
    all: all.size,
    part: part.size,
    kind: all.kind,
    from,
  };
}

const LONGEST = 400;

const CODES = byWord<string>({
  dollars: '$',
  usd: '$',
  euros: '€',
  eur: '€',
  pounds: '£',
  gbp: '£',
});

function moneyOf(text: string): { readonly size: number; readonly kind: string } | undefined {
  const [amount = '', code] = text.replace(/(?<=^[$€£]) /u, '').split(' ');
  const size = sizeOf(amount);
  if (size === undefined) return undefined;
  return code === undefined ? size : { size: size.size, kind: CODES[code.toLowerCase()] ?? code };
}

const STILL = '(?:still |now )?';
const OWES = new RegExp(String.raw`^(?<who>.+?) ${STILL}owes? (?<left>${MONEY})$`, 'u');
const OPEN = new RegExp(
  String.raw`^(?<left>${MONEY}) (?:is|are|was|remains?) ${STILL}(?:outstanding|unpaid|owed|to be paid|left to pay)$`,
  'u',
);
const SHARE =
  /^(?<share>half|\d+(?:\.\d+)? ?(?:%|percent|per cent)) of (?<thing>.+?) (?:has been|have been|was|is) (?:already )?paid$/u;
const IN_PART = new RegExp(
  String.raw`^(?<thing>.+?) (?:is|has|was) (?:${STILL}not (?:yet )?(?:been )?(?:fully paid|paid in full)|${STILL}(?:only )?(?:been )?partly paid|(?:only )?(?:been )?partially paid)$`,
  'u',
);

const FORMS = [OWES, OPEN, SHARE, IN_PART];
const mayPay = lazily(() => new Sieve(FORMS));

const paymentIn = lastly((said) => {
  const may = mayPay().through(said);
  return FORMS.map((form, at) => (may[at] === 1 ? form.exec(said)?.groups : undefined));
});

/** The claim of what is owed or of what part is paid, where the two amounts of the source bear it out. */
export const paidInPart: Teller = (scene) => {
  const [owing, open, share, part] = paymentIn(saidBy(scene));
  if ((owing ?? open ?? share ?? part) === undefined) return [];
  const paid = paidIn(scene);
  if (paid === undefined) return [];
  const left = (owing ?? open)?.left;
  const holds =
    left !== undefined
      ? isLeft(left, paid) && (owing === undefined ? isPayer(paid.who) : plain(owing.who!) === paid.who)
      : share !== undefined
        ? isShare(share.share!, paid) && isThing(share.thing!, paid)
        : isThing(part!.thing!, paid) && isPayer(paid.who);
  if (!holds) return [];
  const { claim } = scene;
  const derivation = `${paid.all} − ${paid.part} = ${Math.round((paid.all - paid.part) * 100) / 100}`;
  return [{ text: claim.text.slice(claim.start, claim.end), from: paid.from, derivation }];
};

function isLeft(said: string, { all, part, kind }: Paid): boolean {
  const left = moneyOf(said);
  return left?.kind === kind && Math.round(left.size * 100) === Math.round((all - part) * 100);
}

/** Whose payment is that of the bill; nobody is named where it "has been paid". */
const isPayer = (who: string): boolean =>
  /^(?:|(?:the|our|your|this) (?:customer|client|buyer|purchaser|tenant|guest|patient|member|subscriber|borrower|debtor|user)|you|we|he|she)$/u.test(
    who,
  );

const isShare = (said: string, { all, part }: Paid): boolean =>
  (said === 'half' ? 50 : Number.parseFloat(said)) === Math.round((1e6 * part) / all) / 1e4;

/** "The invoice" of "the invoice total", "the total of the invoice". */
const isThing = (said: string, { thing }: Paid): boolean =>
  gather(
    [
      thing,
      thing.replace(/ (?:total|amount|sum|value|price)$/u, ''),
      thing.replace(/^the (?:total|amount|sum|price) of /u, ''),
    ],
    (one) => (one === plain(said) ? [one] : []),
  ).length > 0;
