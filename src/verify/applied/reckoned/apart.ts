/**
 * By how much one amount is above another that stands beside it: "a sealed syringe costs £3.75 more than a vial" of "a syringe costs
 * £6.10, a vial £2.35". Each must have one amount only, both of one sentence, and the side decides.
 */
import { sizeOf, unitOf } from '../../record/words/amounts.ts';
import type { Scene, Shown } from '../asked.ts';
import { sentencesOf } from '../rules/sentences.ts';
import { AMOUNT, amountOf, amountsBehind, isSize, stemsIn } from './money-in.ts';

const FORM = new RegExp(
  String.raw`^(?:(?<lead>(?:Before|Without|Excluding|Net of|Plus) [\p{L}]{2,12}), )?(?<one>[^,;:]{2,60}?) (?:costs?|cost|is|was|comes to|came to|weighs?|takes?|lasts?) (?<by>${AMOUNT}) (?<way>more than|less than|dearer than|cheaper than|higher than|lower than|more expensive than|less expensive than|heavier than|lighter than|longer than|shorter than|above|below) (?<other>[^,;:]{2,60})$`,
  'iu',
);
const LESS = /^(?:less|cheaper|lower|lighter|shorter|below)/iu;
/** What leaves open how much it is, or makes it another's amount. */
const OPEN =
  /\b(?:if|unless|would|could|might|(?<!\d )may(?! \d)|about|around|roughly|estimated|expected|at least|at most|up to|not|no|or|formerly|until|instead)\b/iu;

/** Where two amounts stand side by side that lie apart as a statement says. */
export function amountsApart(said: string, scene: Scene): Shown | undefined {
  const { lead, one = '', by = '', way = '', other = '' } = FORM.exec(said)?.groups ?? {};
  const apart = by === '' ? undefined : amountOf(by, scene.lexicon);
  if (apart === undefined) return undefined;
  const names = [nameOf(one), nameOf(other)] as const;
  for (const { text, document, sentence } of sentencesOf(scene.documents)) {
    const [own, its] = names.map(({ name }) => amountsBehind(name, text, scene.lexicon));
    if (own?.length !== 1 || its?.length !== 1 || OPEN.test(text) || !isLed(lead, text)) continue;
    const [a, b] = [own[0]!, its[0]!];
    if (unitOf(a) !== unitOf(apart) || unitOf(b) !== unitOf(apart)) continue;
    const difference = (sizeOf(a) - sizeOf(b)) * (LESS.test(way) ? -1 : 1);
    if (!isSize(difference, sizeOf(apart)) || !isAbout(names, { document, sentence, text }, scene)) continue;
    return {
      places: [{ document, sentence }],
      told: `${sizeOf(a)} − ${sizeOf(b)} = ${sizeOf(a) - sizeOf(b)}`,
    };
  }
  return undefined;
}

interface Name {
  readonly name: string;
  /** What it is told by besides: "pre-filled", "offer". */
  readonly more: string;
}

/** The word, or the name, behind which an amount stands, and what else a statement calls its thing. */
function nameOf(phrase: string): Name {
  const bare = phrase.replace(/^(?:the|an?|our|one) /iu, '');
  const owned = /^(?<name>.+?)['\u2019]s?(?: (?<noun>\p{Ll}[\p{Ll} -]*))?$/u.exec(bare)?.groups;
  if (owned !== undefined) return { name: owned.name!, more: owned.noun ?? '' };
  const named = /^\p{Lu}/u.test(bare);
  const words = bare.split(' ');
  return named ? { name: bare, more: '' } : { name: words.at(-1)!, more: words.slice(0, -1).join(' ') };
}

/** Whether taxes and the like are left out of both as a statement leaves them out. */
function isLed(lead: string | undefined, text: string): boolean {
  if (lead === undefined) return true;
  const what = lead.split(' ').at(-1)!;
  return new RegExp(String.raw`\b(?:plus|before|without|excluding|excl\.?|net of) ${what}\b`, 'iu').test(
    text,
  );
}

/** Whether what a statement calls its things besides stands with them, and each has no second amount in its text. */
function isAbout(
  names: readonly Name[],
  {
    document,
    sentence,
    text,
  }: { readonly document: number; readonly sentence: number; readonly text: string },
  scene: Scene,
): boolean {
  const source = scene.documents[document]!;
  const near = sentencesOf([source]).filter((one) => Math.abs(one.sentence - sentence) <= NEAR);
  const known = new Set(stemsIn(near.map((one) => one.text).join(' ')));
  return names.every(
    ({ name, more }) =>
      stemsIn(more).every((stem) => known.has(stem)) &&
      near.every((one) => one.text === text || amountsBehind(name, one.text, scene.lexicon).length === 0),
  );
}

/** Sentences on either side of the amounts that tell of their things. */
const NEAR = 3;
