/** For whom heads of German, French and Spanish texts say that their lines hold: "Praktikanten", "Clients professionnels" beside "Clients particuliers". */
import type { Language } from '../../text/language.ts';

interface HeadWords {
  /** Those of whom a rule that stands under their name alone is told. */
  readonly some: RegExp;
  /** What there are several of, told apart by the words beside it or the part of the word before it. */
  readonly kind: RegExp;
}

const GERMAN: HeadWords = {
  some: /^(?:(?:nur |regeln |hinweise )?für (?:die )?)?(?:praktikant(?:en|innen)|azubis?|auszubildende|student(?:en|innen)|studierende|schüler(?:innen)?|kinder|jugendliche|senior(?:en|innen)|mitglieder|geschäftskunden|privatkunden|neukunden|stammkunden|führungskräfte|teilzeitkräfte|aushilfen|(?:die )?presse|ehrenamtliche)$/iu,
  kind: /(?:kund(?:en|innen)|mitglieder|tarif|zimmer|gebäude|geräte?|karten?|paket|haus|wagen|klasse|gruppen?|personen|mitarbeiter(?:innen)?|fahrer|bestellungen|lieferungen|saison|schicht|konto|konten|verträge|halle|turm|etage|stock|zone|bereich)$/iu,
};
const FRENCH: HeadWords = {
  some: /^(?:(?:règles? |uniquement |seulement )?pour (?:les |la )?)?(?:stagiaires|apprentis|étudiants|élèves|enfants|adolescents|retraités|membres|adhérents|cadres|intérimaires|bénévoles|presse|clients professionnels|nouveaux clients)$/iu,
  kind: /^(?:clients?|membres|salariés|chambres?|forfait|formule|bâtiment|étage|zone|classe|adhérents|tarif|carte|commandes?|livraisons?|saison|compte|contrat|tour|hall|groupe|personnes|véhicules?|abonnement)$/iu,
};
const SPANISH: HeadWords = {
  some: /^(?:(?:reglas? |solo |sólo )?para (?:los |la )?)?(?:becarios|aprendices|estudiantes|alumnos|niños|jóvenes|jubilados|socios|miembros|directivos|voluntarios|prensa|clientes de empresa|nuevos clientes)$/iu,
  kind: /^(?:clientes?|socios|empleados|habitaciones?|habitación|plan|tarifa|edificio|planta|zona|clase|tarjeta|pedidos?|envíos?|temporada|cuenta|contrato|torre|sala|grupo|personas|vehículos?|suscripción)$/iu,
};
const WORDS: ReadonlyMap<Language, HeadWords> = new Map([
  ['de', GERMAN],
  ['fr', FRENCH],
  ['es', SPANISH],
]);

/** The words by which a head bounds its lines; undefined for one that does not, or in another language. */
export function boundAbroad(
  head: string,
  others: readonly string[],
  language: Language,
): readonly string[] | undefined {
  const words = WORDS.get(language);
  if (words === undefined) return undefined;
  const own = wordsIn(head);
  if (words.some.test(head)) return own.slice(-1);
  const isBeside = others.some((other) => other !== head && isOfKind(own, wordsIn(other), words.kind));
  return isBeside ? own : undefined;
}

/** Whether two heads name two of one kind: the same noun with one other word, or two compounds of one noun. */
function isOfKind(one: readonly string[], other: readonly string[], kind: RegExp): boolean {
  const shared = one.filter((word) => other.includes(word));
  if (one.length > 3 || other.length > 3 || shared.length === one.length) return false;
  if (shared.some((word) => kind.test(word))) return true;
  const [mine, theirs] = [kind.exec(one.at(-1) ?? '')?.[0], kind.exec(other.at(-1) ?? '')?.[0]];
  return mine !== undefined && mine === theirs && one.length === 1 && other.length === 1;
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];
