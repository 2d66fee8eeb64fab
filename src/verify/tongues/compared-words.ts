/** Words of German, French and Spanish by which two clauses may differ, or may not. Folded. */
import type { Tongue } from './grammar.ts';

/** Pronouns of whoever does it. */
export const NOBODY = new Set('wir ich man nous on je nosotros nos yo'.split(' '));
export const DOERS = new Set([
  ...NOBODY,
  ...'er sie vous il elle ils elles usted ustedes ella ellos ellas'.split(' '),
]);
export const INERT =
  /(?:kosten|gebuhr(?:en)?|betrag|betrage|preis|porto|rechnung(?:en)?|miete|kaution|schaden|zahlung(?:en)?|vertrag|termin|ware|paket)$/;
export const WITHOUT = new Set(['ohne', 'sans', 'sin']);
export const FORMERLY = new Set(['von auf', 'von zu', 'de a']);
/** Pronouns of who gets what is given or told. */
export const TO_WHOM = new Set('ihnen ihm lui leur'.split(' '));
export const SOMEBODY = new Set(['man', 'on']);
export const ANYBODY = new Set('sie man vous on usted ustedes'.split(' '));

/** A German participle and an infinitive of one verb say two things: "wird geliefert", "wird liefern". */
export function sameMood(one: string, other: string, language: Tongue): boolean {
  if (language !== 'de') return true;
  const infinitive = (form: string): boolean => form.endsWith('n') && !form.startsWith('ge');
  const participle = (form: string): boolean => /^(?:ge|\w{2,6}ge)\w+(?:t|n)$/.test(form);
  return !((infinitive(one) && participle(other)) || (infinitive(other) && participle(one)));
}

export const sameCase = (one: string, other: string): boolean =>
  one === other ||
  one === 'any' ||
  other === 'any' ||
  (one === 'direct' && other !== 'dative') ||
  (other === 'direct' && one !== 'dative');

/** Adverbs that say how something was done: what is denied with one may be so in another way. */
export const HOW = new Set(
  (
    'kostenlos erfolgreich fristgerecht punktlich schriftlich telefonisch personlich vollstandig einstimmig umgehend sofort immer stets ' +
    'gratuitement entierement completement integralement personnellement immediatement rapidement unanimement bien ' +
    'gratuitamente gratis totalmente completamente personalmente inmediatamente siempre'
  ).split(' '),
);
