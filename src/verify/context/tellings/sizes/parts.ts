/** Two counts of one deed at two times or places: what they come to together, and of which there was more. */
import { lastly } from '../../../../text/once.ts';
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare, lowered } from '../words.ts';
import { AMOUNT, OPENING, plain, saidBy, sizeOf } from './measure.ts';

const PLACE = String.raw`(?:on|in|at|from|to|for) [^,;:]{2,30}?`;
const PARTS = new RegExp(
  String.raw`^(?<head>[^,;:]{3,60}? \p{Ll}+) (?<a>${AMOUNT}) (?<noun>[\p{Ll}-]+(?: [\p{Ll}-]+)?) (?<p>${PLACE}) and (?<b>${AMOUNT})(?: (?<again>[\p{Ll}-]+(?: [\p{Ll}-]+)?))? (?<q>${PLACE})$`,
  'u',
);
const SUM = new RegExp(
  String.raw`^(?<head>.+?) (?:a total of )?(?<sum>${AMOUNT}) (?<noun>[\p{Ll}-]+(?: [\p{Ll}-]+)?) (?<p>${PLACE}) and (?<q>.+?)(?: (?:together|combined|in total|in all|altogether))?$`,
  'u',
);
const MORE = new RegExp(
  String.raw`^(?<head>.+?) (?<how>more|fewer|less) (?<noun>[\p{Ll}-]+(?: [\p{Ll}-]+)?) (?<p>${PLACE}) than (?<q>.+)$`,
  'u',
);

const sumIn = lastly(
  (said) =>
    ((said.includes(' than ') ? MORE.exec(said) : null) ?? (said.includes(' and ') ? SUM.exec(said) : null))
      ?.groups,
);

/** The claim of the sum of two counts of a sentence, or of which is more. */
export const twoParts: Teller = where([PARTS], (scene) => {
  const { sentence, claim, tell } = scene;
  const ours = sumIn(saidBy(scene));
  if (ours === undefined) return [];
  const told = tell(sentence);
  const text = lowered(bare(told.text));
  const theirs = PARTS.exec(text)?.groups;
  if (theirs === undefined || OPENING.test(text)) return [];
  const { a = '', b = '', noun = '', again = noun } = theirs;
  const [one, other] = [sizeOf(a), sizeOf(b)];
  if (one === undefined || other === undefined || /^[%]$/u.test(one.kind) || one.kind !== other.kind)
    return [];
  if (again !== noun || ours.noun !== noun || plain(ours.head!) !== plain(theirs.head!)) return [];
  const places = placesOf(ours.p!, ours.q!, [theirs.p!, theirs.q!]);
  if (places === undefined) return [];
  const sum = ours.sum === undefined ? undefined : sizeOf(ours.sum);
  const apart = places === 'same' ? one.size - other.size : other.size - one.size;
  const holds =
    ours.how === undefined
      ? sum?.kind === one.kind && sum.size === one.size + other.size
      : (ours.how === 'more' ? apart : -apart) > 0;
  if (!holds) return [];
  const derivation =
    ours.how === undefined ? `${a} + ${b} = ${ours.sum}` : `${a} ${theirs.p}, ${b} ${theirs.q}`;
  return [{ ...told, text: claim.text.slice(claim.start, claim.end), derivation }];
});

/** Whether two places of a claim are those of a sentence, the second of which may leave out its preposition. */
function placesOf(p: string, q: string, [a, b]: readonly [string, string]): 'same' | 'turned' | undefined {
  const led = /^(?:on|in|at|from|to|for) /u;
  const second = led.test(q) ? q : `${led.exec(p)![0]}${q}`;
  if (plain(a) === plain(b)) return undefined;
  if (plain(p) === plain(a) && plain(second) === plain(b)) return 'same';
  return plain(p) === plain(b) && plain(second) === plain(a) ? 'turned' : undefined;
}
