/**
 * What German, French and Spanish sentences say of two together, of those whom a clause picks out, or of a forecast, and so
 * not of one, of all, or of what came about.
 */
import { type Reading, textOf } from '../../text/reading.ts';

const AND = String.raw`(?:und|et|y|e)`;
const ARTICLE = String.raw`(?:(?:der|die|das|den|la|le|les|el|los|las|l['\u2019]|ein|eine|une?|una?) ?)?`;
const EACH =
  /(?<!\p{L})(?:je|jeweils|jede[rs]?|beide|chacune?|respectivement|par|pro|cada|ambos|ambas|respectivamente|por)(?!\p{L})/iu;
const IMAGINED =
  /(?<!\p{L})(?:(?:in|laut|nach) (?:der|den|einer|dieser|unserer|ihrer) (?:prognosen?|vorhersagen?|hochrechnung|simulation|planung)|(?:dans|selon|d['\u2019]après) (?:la |les |le |une |cette |nos |ses )(?:prévisions?|projections?|simulation|scénario)|(?:en|según) (?:la |las |el |los |una |esta )(?:previsi[oó]n(?:es)?|pronósticos?|proyecci[oó]n(?:es)?|simulación|escenario))(?!\p{L})/iu;
/** "Die Nutzer, die betroffen waren, …": several, and the clause that picks out some of them. */
const PICKED =
  /(?<!\p{L})[Dd]ie (\p{Lu}\p{L}+), (?:die|welche) ([^,;]*) (?:waren|sind|wurden|werden|haben|hatten),/u;

/** Whether a sentence says of more, or of less than came about, what a claim of the same language says. */
export function isOfMore(claim: Reading, sentence: Reading): boolean {
  const [said, told] = [textOf(claim), textOf(sentence)];
  return (
    (IMAGINED.test(told) && !IMAGINED.test(said)) ||
    isPickedOut(said, told) ||
    isOfBoth(claim, said, told, sentence)
  );
}

/** "Die Nutzer waren betroffen" by "die Nutzer, die betroffen waren, wurden informiert". */
function isPickedOut(said: string, told: string): boolean {
  const [, noun, clause = ''] = PICKED.exec(told) ?? [];
  if (noun === undefined || said.includes(', ')) return false;
  const words: readonly string[] = said.match(/\p{L}{4,}/gu) ?? [];
  const others = words.filter(
    (word) => word !== noun && !/^(?:waren|sind|wurden|werden|haben|hatten)$/u.test(word),
  );
  return words.includes(noun) && others.length > 0 && others.every((word) => clause.includes(word));
}

/** "Anna zahlte 40 Euro" by "Anna und Ben zahlten 40 Euro": the verb tells that the claim is of one. */
function isOfBoth(claim: Reading, said: string, told: string, sentence: Reading): boolean {
  const amount = claim.values.some(
    ({ kind }) => kind === 'money' || kind === 'number' || kind === 'quantity',
  );
  if (!amount || EACH.test(told)) return false;
  const first = claim.words.find(({ weight, value }) => weight > 0 && value < 0);
  const forms = new Set(sentence.words.map(({ form }) => form));
  const isSingular = claim.words.some(({ form, value }) => value < 0 && !forms.has(form));
  if (first === undefined || !isSingular) return false;
  const name = RegExp.escape(said.slice(first.start - claim.start, first.end - claim.start));
  const joined = new RegExp(
    String.raw`(?<!\p{L})(?:${name} ${AND} ${ARTICLE}(\p{L}+)|(\p{L}+) ${AND} ${ARTICLE}${name})(?!\p{L})`,
    'iu',
  ).exec(told);
  const other = joined?.[1] ?? joined?.[2];
  return other !== undefined && !said.includes(other);
}
