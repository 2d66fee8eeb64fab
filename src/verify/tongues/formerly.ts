/**
 * What a sentence of German, French or Spanish tells of before, for each month or of one place, and a claim in the same
 * words of now, for once or of everywhere: "habitait" for "habite", "80 euros al mes" for "80 euros", "a cessé de fumer au
 * bureau" for "a cessé de fumer".
 */
import type { MismatchKind } from '../../domain/check.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { Matter, Mismatch } from '../matter.ts';
import { isTongue, type Tongue } from './grammar.ts';

export function saidOtherwise({ claim, support: { sentences } }: Matter): Mismatch[] {
  const [sentence] = sentences;
  if (sentence.source.structured) return [];
  const kind = otherwiseIn(claim, sentence.reading);
  return kind === undefined ? [] : [{ kind, force: 'withholds', sentence, units: [] }];
}

/** In what a sentence says otherwise what a claim says in its words; undefined where it does not. */
export function otherwiseIn(claim: Reading, sentence: Reading): MismatchKind | undefined {
  const { language } = sentence;
  if (!isTongue(language)) return undefined;
  if (isOfThen(claim, sentence, language)) return 'superseded';
  const [ours, theirs] = [textOf(claim), textOf(sentence)];
  if (isForEach(claim, ours, theirs)) return 'quantity';
  return isCutShort(ours, theirs) ? 'partially_mentioned' : undefined;
}

const textOf = ({ text, start, end }: Reading): string =>
  text.slice(start, end).trim().replace(/[.!]$/, '').toLowerCase();

/** Endings of the imperfect, and of how it stands now, without accents. */
const THEN: Readonly<Record<'fr' | 'es', readonly [then: RegExp, now: RegExp]>> = {
  fr: [/(?:ait|aient)$/, /(?<!ai)(?:e|ent|t|d)$/],
  es: [/(?:aban?|ian?)$/, /(?<!ab|i)(?:an?|en?)$/],
};

function isOfThen(claim: Reading, sentence: Reading, language: Tongue): boolean {
  if (language === 'de') return hadIt(claim, sentence);
  const [then, now] = THEN[language];
  return claim.words.some(
    ({ form, lemma, weight, value }) =>
      weight > 0 &&
      value < 0 &&
      now.test(form) &&
      !then.test(form) &&
      !sentence.words.some((word) => word.form === form) &&
      sentence.words.some((word) => word.lemma === lemma && then.test(word.form)),
  );
}

const HAS = /^(?:hat|haben)$/;
const HAD = /^(?:hatte|hatten)$/;

/** "Hatte einen Schlüssel" for "hat einen Schlüssel"; "hatte bezahlt" says that he has paid. */
function hadIt({ words, text }: Reading, { words: theirs }: Reading): boolean {
  const has = (all: readonly Word[], pattern: RegExp): boolean => all.some(({ form }) => pattern.test(form));
  if (!has(words, HAS) || has(words, HAD) || !has(theirs, HAD) || has(theirs, HAS)) return false;
  const last = words.at(-1)!;
  return last.value >= 0 || /^\p{Lu}/u.test(text.slice(last.start, last.end));
}

const EACH =
  /(?<!\p{L})(?:(?:al|por|cada|a la) (?:mes|año|semana|día|hora|noche|persona|trimestre)|mensuales|anuales|(?:par|chaque) (?:mois|an|année|semaine|jour|heure|nuit|personne|trimestre)|pro (?:monat|jahr|woche|tag|stunde|nacht|person|quartal)|im (?:monat|jahr|quartal)|je (?:monat|nacht|person|stunde)|monatlich|jährlich|wöchentlich)(?!\p{L})/iu;

/** "80 euros al mes" for "80 euros". */
const isForEach = ({ values }: Reading, ours: string, theirs: string): boolean =>
  values.length === 1 &&
  values[0]!.kind === 'money' &&
  EACH.test(theirs) &&
  !EACH.test(ours) &&
  /\D$/.test(ours);

const ENDED = /(?:cess|arrêt|arret|renonc|dej|abandon)\p{L}* (?:de|à|a) \p{L}+$/u;
/** What follows when it is a time, or why. */
const WHEN =
  /^ (?:en|depuis|desde|il y a|hace|le|el|à cause|parce|porque|por|quand|cuando|hier|ayer|après|después|pour|para) (?:\d|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\p{L})/u;

/** "A cessé de fumer au bureau" for "a cessé de fumer". */
function isCutShort(ours: string, theirs: string): boolean {
  if (!ENDED.test(ours) || !theirs.startsWith(ours)) return false;
  const rest = theirs.slice(ours.length);
  return (
    /^ (?:au|aux|à|a|en|dans|chez|sur|al|dentro|delante|devant) (?:l[ae]s? |el |los |las )?\p{L}/u.test(
      rest,
    ) &&
    !(WHEN.test(rest) && !/^ en (?:casa|la|el|las|los|voiture|public|público|salle|clase|classe)/u.test(rest))
  );
}
