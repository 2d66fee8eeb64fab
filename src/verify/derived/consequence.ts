/** Claims that something follows for an amount over or under a limit, by the rule that sets it. */
import { EXCEPTION, NEGATION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Asked } from './asked.ts';
import { rulingOf, SIGNS } from './limit-ruling.ts';
import type { Limit } from './limits.ts';
import { measureOf, signOf } from './measure.ts';
import type { Ruling } from './ruling.ts';
import type { Term } from './terms.ts';

/** Words beside which a limit is one of several conditions. */
const CONDITIONAL =
  /^(?:if|unless|provided|except|only|other|than|but|however|first|per|within|where|while|until|after|before|business|private|consumer|member|members|new)$/;

/** "Refund RF-88 needs the approval of a team lead" of a refund of 640 and a rule for refunds above 500. */
export function consequence(
  asked: Asked,
  limits: readonly Limit[],
  setting: ReadonlySet<AlignedSentence>,
): Ruling | undefined {
  const own = gather(asked.units, ({ name, value }, k) => (name || value?.kind === 'identifier' ? [] : [k]));
  if (own.length === asked.units.length || own.length === 0 || asked.reading.cues & NEGATION)
    return undefined;
  const fits = limits.filter(
    ({ sentence }) =>
      own.every((k) => sentence.alignment.matches[k].strength >= 0.6) && !(sentence.reading.cues & EXCEPTION),
  );
  const [limit] = fits;
  if (limit === undefined || fits.length > 1 || !isWhole(asked, limit, own)) return undefined;
  const measure = measureOf(asked, limit, own, setting);
  if (measure === undefined || !SIGNS[limit.value.bound](signOf(measure, limit))) return undefined;
  if (!measure.terms.every((term) => isOfThing(asked, limit, term))) return undefined;
  return rulingOf(asked, limit, measure, [], true);
}

/** Nouns that an amount is given by, of whatever it is. */
const AMOUNT_NOUN = /^(?:amount|sum|total|value|figure)$/;

/**
 * Whether a sentence of prose gives its amount to what the claim is of: a noun that neither claim nor rule has may be
 * what the amount is of ("the fee for refund RF-12"), and what the claim names is then no refund or not any ("of a member").
 */
function isOfThing({ reading, units }: Asked, limit: Limit, { sentence }: Term): boolean {
  const { source, reading: fact } = sentence;
  if (source.isRecord(sentence.sentence)) return true;
  if (fact.cues & (NEGATION | EXCEPTION)) return false;
  const said = new Set([...reading.words, ...limit.sentence.reading.words].map(({ lemma }) => lemma));
  const names = units.map(({ value }) => (value?.kind === 'identifier' ? value.key : ''));
  const { tokens } = source.parsed(sentence.sentence);
  return fact.words.every((word, at) => {
    const token = tokens.find(({ start }) => start === word.start);
    if (word.value >= 0 || token === undefined || !/^NNS?$/.test(token.xpos)) return true;
    if (said.has(word.lemma) || AMOUNT_NOUN.test(word.lemma)) return true;
    // "Refund RF-88 for order O-512 is $640": what the order is called is said, and nothing of it.
    const next = fact.values[fact.words[at + 1]?.value ?? -1];
    return next?.kind === 'identifier' && !names.includes(next.key);
  });
}

/** Whether a rule says nothing but its limit and what the claim says, and no sentence beside it takes any of that back. */
function isWhole({ units, nearby }: Asked, { sentence, at }: Limit, own: readonly number[]): boolean {
  const { words, cues, values } = sentence.reading;
  const k = words[at].value;
  if (cues & NEGATION || values.some((_, other) => other !== k && words.some((word) => word.value === other)))
    return false;
  const said = new Set(own.map((unit) => sentence.alignment.matches[unit].at));
  const rest = words.filter((word, place) => word.value < 0 && !said.has(place));
  if (rest.some(({ form, weight }) => weight > 0.35 || CONDITIONAL.test(form))) return false;
  const telling = own.filter((unit) => units[unit].weight >= 0.4);
  const many = new Set(words.map(({ form }) => form).filter((form) => form.endsWith('s')));
  return nearby.every(
    (other) =>
      other === sentence ||
      other.document !== sentence.document ||
      !(other.reading.cues & (NEGATION | EXCEPTION)) ||
      (!other.reading.words.some(({ form, weight }) => weight > 0 && many.has(form)) &&
        telling.filter((unit) => other.alignment.matches[unit].strength >= 0.6).length * 2 <= telling.length),
  );
}
