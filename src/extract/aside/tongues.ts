/**
 * How letters in German, French and Spanish open, wrap a statement and close. No parse tells the verb of such a
 * sentence, so a statement is told by what it is made of: a word that is no name, behind the opener or the `that`.
 */
import type { Span } from '../../domain/answer.ts';
import { fold } from '../../text/chars.ts';
import { detectLanguage } from '../../text/language.ts';
import { scan } from '../../text/scan.ts';
import { skipGap } from './beginnings.ts';

/** `Bitte beachten Sie, dass`, `Veuillez noter que`, `Creo que`: what is noted or thought is told. Folded. */
const NOTED = new RegExp(
  `^(?:${[
    '(?:bitte |wir bitten (?:sie|dich|euch)(?:,)? )?(?:beachten|bedenken|wissen|berucksichtigen|merken|denken) sie(?: bitte)?(?: daran| sich)?(?: auch)?, dass ',
    'bitte (?:beachte|bedenke|wisse|denke?|beachtet)(?: daran)?(?: auch)?, dass ',
    '(?:bitte )?nehmen sie(?: bitte)? zur kenntnis, dass ',
    '(?:ich|wir) (?:glauben?|denken?|meinen?|vermuten?|nehmen? an|finden?|gehen? davon aus)(?: \\p{L}+){0,2}, dass ',
    '(?:ich|wir) (?:kann|konnen|mochten?|darf|durfen|freuen? (?:mich|uns))(?: [\\p{L},]+){0,6}? (?:bestatigen|mitteilen|sagen|informieren|hinweisen|mitteilen zu konnen|bestatigen zu konnen), dass ',
    '(?:ich freue mich|wir freuen uns)(?: \\p{L}+){0,2}, dass ',
    "(?:veuillez|merci de|nous vous prions de)(?: \\p{L}+){0,2} (?:noter|savoir|retenir|considerer|tenir compte(?: du fait)?|prendre (?:en compte|note))(?: egalement| aussi)? (?:que |qu')",
    "(?:notez|sachez)(?: \\p{L}+)? (?:que |qu')",
    "(?:je|nous) (?:pense|crois|pensons|croyons|suppose|supposons|peux (?:vous )?confirmer|pouvons (?:vous )?confirmer|vous (?:confirme|confirmons|informe|informons))(?: \\p{L}+)? (?:que |qu')",
    'a mon avis, ',
    "(?:(?:nous sommes|je suis) )?(?:(?:tres|vraiment|sincerement) )?(?:heureux|ravis?|desoles?|heureuse|ravie|desolee)(?: [\\p{L}']+){0,4} (?:que |qu')",
    '(?:es )?tut (?:uns|mir)(?: \\p{L}+){0,2} leid, dass ',
    'schade, dass ',
    '(?:lo )?(?:siento|sentimos|lamento|lamentamos)(?: mucho)? que ',
    "dommage (?:que |qu')",
    '(?:por favor,? )?(?:tenga|ten|tome|toma|tengan) en cuenta que ',
    '(?:por favor,? )?(?:tenga|ten) presente que ',
    '(?:por favor,? )?(?:note|recuerde|recuerda|sepa|observe|considere) que ',
    '(?:yo |nosotros )?(?:creo|creemos|pienso|pensamos|supongo|suponemos) que ',
    '(?:le|les|te|os) (?:confirmo|confirmamos|informo|informamos|comunicamos|recordamos) (?:de )?que ',
    'en mi opinion, ',
    'meiner meinung nach ',
  ].join('|')})`,
  'u',
);

/** Where what is noted or thought begins; `from` for nothing of the kind. */
const noted = (folded: string, from: number): number =>
  from + (NOTED.exec(folded.slice(from, from + LONGEST))?.[0].length ?? 0);

/** Characters that an opener is looked for in. */
const LONGEST = 160;

/** What a line denies of the items below it: `Nicht enthalten:`, `Non inclus :`, `以下は対象外です：`. */
const DENYING =
  /(?<![\p{L}])(?:nicht|keine?[nmrs]?|ohne|ausgeschlossen|ausgenommen|non|ne|pas|sans|sauf|exclus?|excepté|no|sin|excluid[oa]s?|excepto|salvo|não|nao|sem|esclus[oiae]|senza|niet|geen|uitgesloten|не|нет|без|кроме)(?![\p{L}])|対象外|含まれ(?:ない|ません)|含みません|除外|できません|ありません|不可|不包括|不包含|不含|不支持|不适用|除外/iu;

/** What a line says of statements that are not so: `Falsch ist:`, `Idées reçues`, `No es cierto que:`. */
const FALSEHOOD =
  /(?<![\p{L}])(?:falsch|unwahr|mythen|irrtümer|(?:nicht|keineswegs) (?:wahr|richtig|korrekt)|faux|fausse\p{L}*|idées reçues|mythes|(?:pas|ni) (?:vrai|exact|correct)|fals[oa]s?|mitos|no es (?:cierto|verdad|correcto))(?![\p{L}])/iu;

/** An item under such a line, told with it; undefined for any other item. */
export function underDenial(
  item: string,
  { kind, lead, title }: { readonly kind: string; readonly lead: string; readonly title: string },
): string | undefined {
  const line = (lead === '' ? title : lead).replace(/[\s:：]+$/, '');
  const denies = kind === 'item' && line.length <= LONGEST && (DENYING.test(line) || FALSEHOOD.test(line));
  const own = /[.!?。！？]$/.test(item) && !FALSEHOOD.test(line);
  return denies && !own ? `${line}: ${item}` : undefined;
}

/** Words that names are joined by. */
const PARTICLES = new Set(
  'von van der den de du des da di del la le les los las y e et und a zu zum dos'.split(' '),
);

/** Whether words are no more than names and titles: every one has a capital, but what joins them. */
export const areNames = (words: string): boolean =>
  !/\d/.test(words) &&
  (words.match(/[\p{L}'’.-]+/gu) ?? []).every(
    (word) => /^[\p{Lu}'’.-]/u.test(word) || PARTICLES.has(fold(word)),
  );

/** Verbs that tell something of what stands before them. */
const TELLING =
  /(?<![\p{L}'])(?:ist|sind|war|waren|wurden?|wird|werden|hat|haben|hatten?|kann|konnen|muss|mussen|darf|durfen|soll|sollen|gilt|gelten|betragt|kostet|kosten|dauert|endet|beginnt|erfolgt|lauft|liegt|enthalt|umfasst|bekommen|erhalten|est|sont|etait|etaient|sera|seront|a ete|ont ete|a|ont|peut|peuvent|doit|doivent|coute|coutent|dure|commence|comprend|es|son|fue|fueron|era|eran|sera|seran|esta|estan|ha|han|tiene|tienen|puede|pueden|debe|deben|cuesta|cuestan|dura|incluye|empieza|termina|\p{L}{3,}(?:iert|t (?:bis|ab|am|um|in|von|vor|nach)))(?![\p{L}'])/u;
/** What opens no statement of its own behind a comma. */
const OPENS_NONE =
  /^(?:dass|weil|wenn|falls|ob|damit|wie|was|qui|que|qu'|si|car|pour|d'|de|quand|lorsque|porque|para|cuando|como|cual|por|um|zu|sie|vous|usted|tu|du|ihr)(?![\p{L}])/u;

/** Where a statement begins behind a greeting, thanks or the like with a comma, a colon or a dash: `Danke, die Erstattung wurde genehmigt`. */
function behindMark(folded: string, from: number): number {
  const close = folded.slice(from, from + LONGEST).search(/[,:;!]| [–—-] /);
  if (close < 0) return from;
  const rest = skipGap(folded, from + close + 1);
  const words = folded.slice(rest);
  const bare =
    /^[\p{L}' ]+$/u.test(folded.slice(from, from + close)) &&
    folded.slice(from, from + close).split(' ').length <= 2;
  if (OPENS_NONE.test(words) || words.split(' ').length < LEAST_WORDS) return from;
  return TELLING.test(words) || (bare && /\d/.test(words)) ? rest : from;
}

const LEAST_WORDS = 3;

/**
 * Where the statement of a sentence begins that opens with one of these: `from` where it holds none.
 * `opens`: whether a greeting, a courtesy, an offer or the like begins at a place.
 */
export function statementIn(folded: string, from: number, opens: (at: number) => boolean): number {
  let at = from;
  for (let taken = 0; taken < MOST_OPENERS; taken++) {
    const within = noted(folded, at);
    const next = within > at ? within : opens(at) ? behindMark(folded, at) : at;
    if (next === at) return at;
    at = next;
  }
  return at;
}

const MOST_OPENERS = 3;

/** `…, oder?`, `…, n'est-ce pas ?`, `…, ¿verdad?`: what is asked for a nod only. */
const TAG =
  /^(?<said>.*\S),\s*¿?(?:oder(?: nicht)?|nicht wahr|stimmt['’]s|richtig|gell|ne|n['’]est-ce pas|non|hein|pas vrai|d['’]accord|(?:no es )?verdad|no|cierto|correcto)\s?\?["'”’)\]]*$/isu;
const ASKING =
  /^¿|^(?:mochten?|wollen|willst|sollen?|konnen|kann|haben|hast|hat|ist|sind|wann|wo|wer|was|wie|warum|welche\p{L}*|est-ce|voulez|veux|pouvez|peux|avez|as|comment|quand|ou|pourquoi|quel\p{L}*|quieren?|puede[ns]?|tienen?|como|cuando|donde|por que|cual)(?![\p{L}])/u;

/** Where the statement ends that such a tag stands behind; -1 for any other question. */
export function endBeforeTag(question: string): number {
  const said = TAG.exec(question)?.groups?.said ?? '';
  return said.split(' ').length < LEAST_WORDS || ASKING.test(fold(said)) ? -1 : said.length;
}

/** `Wussten Sie, dass …?`, `Saviez-vous que …?`, `¿Sabía que …?`: what the reader is asked to know is told. */
const KNOWN =
  /^¿?(?:(?:wussten|wissen|wusstest|wei(?:ß|ss)t|wusstet) (?:sie|du|ihr)(?: (?:schon|bereits|eigentlich|auch))*, dass |(?:haben sie|hast du|habt ihr) (?:schon )?(?:gehört|gewusst|bemerkt|gesehen), dass |(?:le )?(?:saviez|savez|sais|savais)-(?:vous|tu)(?: déjà)? (?:que |qu['’])|(?:avez-vous|as-tu) (?:su|remarqué|entendu|vu) (?:que |qu['’])|(?:sab[íi]an?|sab[íi]as|saben?|sabes)(?: (?:usted(?:es)?|ya))* que )(?=\p{L})/iu;

/** The clause that such a question holds; undefined for any other. */
export function knownIn(question: string): Span | undefined {
  const start = KNOWN.exec(question)?.[0].length ?? 0;
  const end = start + question.slice(start).replace(/\s?\?["'”’)\]]*$/, '').length;
  return start > 0 && question.slice(start, end).split(' ').length >= LEAST_WORDS
    ? { start, end }
    : undefined;
}

/** Words of orders, parcels and money that no English sentence has, for lines too short for a function word. */
const OF_TRADE =
  /(?<![\p{L}])(?:bestellung|lieferung|erstattung|ruckerstattung|rechnung|paket|versand|gebuhr|lebenslange|kostenlose?r?|kostenfrei|storniert|genehmigt|versendet|verschickt|bezahlt|erstattet|abgelehnt|zugestellt|gekundigt|commande|livraison|colis|remboursement|facture|annulee?s?|expediee?s?|remboursee?s?|livree?s?|gratuite?|garantie|payee?s?|sans frais|pedido|envio|reembolso|factura|paquete|cancelad[oa]|reembolsad[oa]|enviad[oa]|entregad[oa]|pagad[oa]|garantia)(?![\p{L}])/u;

/** `Kein Rabatt.`, `Aucun frais.` */
const OPENS_DENIAL = /^(?:keine?[nmrs]?|aucune?|pas d(?:e |')|ohne|ningun[ao]?) ?\p{L}/u;

/** Whether a sentence of an English answer is in another language, and more than a name or a title. */
export function isForeign(sentence: string): boolean {
  if (!/\p{L}[^\p{L}]*\s[^\p{L}]*\p{L}/u.test(sentence) || !/[.!?…]["'”’)\]]*$/.test(sentence)) return false;
  if (areNames(sentence.replace(/^[\p{L}'’]+/u, ''))) return OF_TRADE.test(fold(sentence));
  return (
    OPENS_DENIAL.test(fold(sentence)) ||
    OF_TRADE.test(fold(sentence)) ||
    /^(?:de|fr|es)$/.test(detectLanguage(scan(sentence)))
  );
}

/** Words that close a letter; the lines below them are by whom it is. */
export const isClosing = (words: string): boolean => CLOSING.test(fold(words));

const CLOSING =
  /^(?:(?:mit )?(?:freundlich|best|lieb|viel|herzlich|schon|sonnig|kollegial)\p{L}* gr(?:uß|uss)\p{L}*|gr(?:uß|uss)e?n?|mfg|lg|vg|hochachtungsvoll|(?:bien |tres )?cordialement|(?:bien|sinceres|meilleures|cordiales) (?:a vous|salutations)|salutations|veuillez (?:agreer|recevoir)|je vous prie d'agreer|atentamente|(?:un )?(?:cordial )?saludos?|cordialmente)(?![\p{L}])/u;

/** Whether a line is a name below a closing, or a closing in two letters, and no statement. */
export const isSignature = (words: string, closed: boolean): boolean =>
  /^(?:lg|vg|mfg)[.,!]*$/i.test(words) ||
  (closed && words.length <= LONGEST_SIGNATURE && areNames(words) && !TELLING.test(fold(words)));

const LONGEST_SIGNATURE = 60;
