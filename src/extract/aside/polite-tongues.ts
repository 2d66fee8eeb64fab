/**
 * What German, French and Spanish say out of politeness, offer or think, as whole sentences: `Das tut mir leid.`, `Nous allons
 * examiner votre demande.`, `Creo que es una buena idea.` No parse tells a statement from them, so each is known by all its
 * words, and a figure or a clause behind a comma makes it none of them.
 */
import type { SkipReason } from '../../domain/answer.ts';

const MORE = `(?: [\\p{L}']+){0,8}`;
const FEW = `(?: [\\p{L}']+){0,3}`;
const LITTLE = `(?:[\\p{L}']+ ){0,3}`;
/** Words of worth. */
const GOOD = `(?:gute?[nrs]?|super|toll|schone?[rs]?|prima|schlechte?[rs]?|schade|großartige?[rs]?|wunderbare?[rs]?|perfekte?[rs]?|sinnvoll|interessante?[rs]?|vernunftige?[rs]?|kluge?[rs]?|spannend\\p{L}*|fantastisch\\p{L}*)`;
const BON = `(?:bon|bonne|mauvaise?|excellente?|parfaite?|beau|belle|interessante?|dommage|formidable|geniale?|super|raisonnable|sage|fantastique)`;
const BUENO = `(?:buen[oa]?|mal[oa]?|excelente|perfect[oa]|interesante|genial|bonit[oa]|lastima|estupend[oa]|razonable|fantastic[oa]|maravillos[oa])`;

const POLITE: readonly string[] = [
  `(?:ich|wir) hoffen?(?:,|:)?(?: dass)?${MORE}`,
  `(?:das|es) tut (?:mir|uns)(?: [\\p{L}]+){0,3} leid`,
  `herzlich willkommen${FEW}`,
  `(?:sehr )?gerne? geschehen|keine ursache|nichts zu danken|kein problem|mit vergnugen`,
  `(?:bis|auf) (?:bald|dann|morgen|spater|wiedersehen|wiederhoren|nachste woche|zum nachsten mal)`,
  `(?:ich|wir) (?:verstehen?|bedauern?)(?: (?:ihren|ihre|deinen|deine|das|sehr|gut|vollkommen|vollig))${FEW}`,
  `(?:bitte )?(?:entschuldigen|verzeihen) sie${MORE}`,
  `(?:bitte )?entschuldige${FEW}`,
  `alles (?:gute|liebe)${FEW}`,
  `(?:j'espere|nous esperons|esperons)(?: que| qu')?${MORE}`,
  `(?:nous sommes|je suis) (?:[\\p{L}]+ )?desolee?s? (?:pour|de)${MORE}`,
  `je vous en prie|de rien|au plaisir${FEW}|a (?:bientot|demain|plus tard)|au revoir|bienvenue${FEW}`,
  `(?:je|nous) compren(?:ds|ons) (?:votre|vos|tout a fait|bien|parfaitement|tres bien)${FEW}`,
  `(?:espero|esperamos)(?: que)?${MORE}`,
  `de nada|con (?:mucho )?gusto|hasta (?:pronto|luego|manana|la vista)|bienvenid[oa]s?${FEW}`,
  `(?:estamos|estoy|quedamos|quedo) (?:siempre )?a (?:su|tu|la) (?:[\\p{L}]+ )?(?:disposicion|espera)${FEW}`,
  `(?:lamentamos|lamento|sentimos|siento) (?:mucho )?(?:las?|los|el) (?:molestias?|inconvenientes?|demora|retraso|confusion|espera|problemas?)${FEW}`,
  `(?:entiendo|entendemos|comprendo|comprendemos) (?:su|tu|perfectamente|muy bien)${FEW}`,
];

const OFFERED: readonly string[] = [
  `(?:wir|ich) helfen? (?:ihnen|dir|euch)${MORE}`,
  `(?:bitte )?(?:lassen sie|lass) (?:es )?(?:uns|mich)(?: gerne?)? wissen(?:, (?:wenn|ob|falls|was|wie))?${MORE}`,
  `(?:bitte )?(?:geben sie|gib) (?:uns|mir)${FEW} bescheid(?:, (?:wenn|ob|falls))?${MORE}`,
  `(?:ich|wir) (?:schauen?|sehen?|prufen?) (?:mir |uns )?(?:das|es|die sache|ihr anliegen|ihren fall)${FEW}`,
  `(?:ich|wir) kummer[en] (?:mich|uns) ${LITTLE}(?:darum|um (?:das|ihr|ihre|ihren|die sache)${FEW})`,
  `(?:ich|wir) melden? (?:mich|uns)${MORE}`,
  `(?:nous allons|je vais) (?:examiner|verifier|etudier|regarder|nous renseigner|me renseigner)${MORE}`,
  `(?:nous|je) (?:vous|t') ?(?:aiderons?|aiderai|recontacterons|recontacterai|tiendrons? (?:au courant|informee?s?))${MORE}`,
  `(?:nous|je) reviendr(?:ons|ai) vers vous${FEW}`,
  `(?:faites|dites)-(?:le-)?(?:nous|moi)(?: savoir)?(?: si| comment| ce)?${MORE}`,
  `(?:vamos a|voy a) (?:revisar|investigar|comprobar|mirar|estudiar|verificar)${MORE}`,
  `(?:le|les|te|os) (?:ayudaremos|ayudaremos con gusto|mantendremos informad[oa]s?|ayudo con gusto)${FEW}`,
  `(?:haganos|hagame|diganos|digame|avisenos|aviseme)(?: saber)?(?: si)?${MORE}`,
];

const THOUGHT: readonly string[] = [
  `(?:meiner meinung nach |ich (?:finde|denke|glaube|meine),? (?:dass )?)?(?:(?:das|es|dies) )?(?:ist|ware|klingt|war|finde ich) (?:das |es )?${LITTLE}${GOOD}${FEW}`,
  `ich finde (?:das|es|ihn|sie|die \\p{L}+|den \\p{L}+) ${LITTLE}${GOOD}`,
  `(?:a mon avis,? |(?:je (?:pense|crois|trouve)|nous pensons) que |je trouve ca )?(?:c'est|c'etait|ce serait|cela semble|ca semble|cela me semble) ${LITTLE}${BON}${FEW}`,
  `(?:en mi opinion,? |(?:creo|pienso|creemos|pensamos) que |me parece )?(?:es|fue|seria|suena|esto es|eso es) ${LITTLE}${BUENO}${FEW}`,
];

const whole = (patterns: readonly string[]): RegExp =>
  new RegExp(`^[¡¿ ]*(?:${patterns.join('|')})[ .!…]*$`, 'u');
const KINDS: readonly (readonly [SkipReason, RegExp])[] = [
  ['courtesy', whole(POLITE)],
  ['offer', whole(OFFERED)],
  ['opinion', whole(THOUGHT)],
];
/** Such sentences are short. */
const LONGEST = 120;

/** For which of these a folded sentence is; undefined for one that may state something. */
export function politeIn(folded: string): SkipReason | undefined {
  if (folded.length > LONGEST || /\d/.test(folded)) return undefined;
  return KINDS.find(([, pattern]) => pattern.test(folded))?.[0];
}
