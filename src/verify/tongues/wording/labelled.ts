/** "Solde : 128,40 €", "Status: gesperrt seit 3. März": a labelled line as the sentence that it stands for. */
import type { Tongue } from '../grammar.ts';
import { isParticiple } from './elided.ts';
import type { Placed } from './placed.ts';

const LINE = /^[-*\u2022]?\s*(\p{L}[\p{L} .'\u2019\u00ba\u00b0-]{1,40}?)\s?:\s+(\S.{0,80}?)[.;]?$/u;
/** Labels of how a thing stands that the title, or nothing, names. */
const STATE = /^(?:status|zustand|stand|statut|état|situation|estado|situación)$/i;
const VALUE = /^[-+]?(?:(?:EUR|CHF|USD|€|\$|£) ?)?\d/;
const DAY = /^(?:(?:le|el|den|am) )?\d{1,2}(?:er|º|\.)?[ ./-](?:de )?[\p{L}\d]+/u;
const AMOUNT =
  /(?:€|EUR|Euro|euros?|CHF|USD|\$|%|jours?|mois|ans?|Tage?|Monate?|Jahre?|Stunden|días?|meses|años?|horas|heures|kg|km|GB|MB)\.?$/;
/** What leaves a line open. */
const OPEN =
  /\?|(?<!\p{L})(?:ausstehend|offen|geplant|en attente|en cours|prévu\p{L}*|pendiente|previst\p{L}*|en curso|keine?|aucune?|ningun\p{L}*|unbekannt|inconnue?|n\/a|todo)(?!\p{L})/iu;

const IS: Readonly<
  Record<
    Tongue,
    { readonly amounts: string; readonly days: readonly string[]; readonly is: string; readonly done: string }
  >
> = {
  de: { amounts: 'beträgt', days: ['ist am', 'war am', 'datiert vom'], is: 'ist', done: 'wurde' },
  fr: { amounts: 'est de', days: ['est le', 'date du', 'a été effectué le'], is: 'est', done: 'a été' },
  es: { amounts: 'es de', days: ['es el', 'fue el', 'data del'], is: 'está', done: 'ha sido' },
};

/** Whether a text is one labelled line. */
export const isLabelled = (text: string): boolean => LINE.test(text.trim());

/** Sentences that a labelled line stands for; none for any other line. */
export function labelled(
  { reading, source }: Placed,
  language: Tongue,
  claim: string,
  titled: Titled,
): string[] {
  const text = reading.text.slice(reading.start, reading.end).trim();
  const found = LINE.exec(text);
  if (found === null || OPEN.test(found[2]) || source.text.length > LONGEST) return [];
  const [, label, value] = found;
  const { amounts, days, is, done } = IS[language];
  if (STATE.test(label)) {
    const thing = thingOf(claim, titled);
    return thing === undefined || !isState(value, language)
      ? []
      : [`${thing} ${is} ${value}`, `${thing} ${done} ${value}`];
  }
  if (DAY.test(value) && !AMOUNT.test(value))
    return days.map((said) => `${label} ${said} ${value.replace(/^(?:le|el|den|am) /, '')}`);
  if (VALUE.test(value) && AMOUNT.test(value)) return [`${label} ${amounts} ${value}`];
  if (isState(value, language)) return [`${label} ${is} ${value}`, `${label} ${done} ${value}`];
  return /^\p{Lu}/u.test(value) ? [`${label} ${language === 'es' ? 'es' : is} ${value}`] : [];
}

const LONGEST = 20_000;

/** "gesperrt seit 3. März": how something stands, by a participle. */
const isState = (value: string, language: Tongue): boolean => {
  const [first] = value.split(' ');
  return /^\p{Ll}+$/u.test(first) && isParticiple(first, language);
};

/** Whether a word is one of the title of the document. */
export type Titled = (word: string) => boolean;

/** What a claim speaks of, where the title calls the document so: "das Konto", "la transferencia". */
const thingOf = (claim: string, titled: Titled): string | undefined => {
  const found = /^(?:(?:der|die|das|le|la|les|el|los|las) |l['\u2019])(\p{L}+)/iu.exec(claim);
  return found !== null && titled(found[1]) ? found[0] : undefined;
};

/** A claim without the title of the document that it says a label is of: "le solde du compte". */
export const withoutTitle = (claim: string, titled: Titled): string =>
  claim.replace(
    /(?<=\p{L}) (?:des|der|du|de la|de l['\u2019]|de|del) ?(\p{L}+)(?= (?:ist|war|betr\u00e4gt|lautet|est|date|a|es|fue|data|ha|asciende)(?!\p{L}))/iu,
    (all, word: string) => (titled(word) ? '' : all),
  );
