/**
 * What a text tells behind a statement to be somebody's word, or before it to be hearsay: "…, that is what the scam mail
 * said", "…, so stand es in der Betrugsmail", "…, disait le faux courriel", "Al parecer, …".
 */
import { ATTRIBUTION } from '../../text/cues.ts';
import type { Reading } from '../../text/reading.ts';
import { sieved } from '../../text/sieve/sieved.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';

/** What binds those who go by it: "that is what the contract says" tells of what is so. */
const BINDING =
  '(?![^.;]{0,40}\\b(?:contract|agreement|policy|law|statute|act|terms|rules?|regulations?|register|vertrag|gesetz|satzung|ordnung|contrat|loi|règlement|contrato|ley|reglamento)\\b)';
const SAYS_EN =
  '(?:says?|said|wrote|writes|claims?|claimed|tells?|told|puts?|put|reads?|states?|stated|alleges?|alleged|reports?|reported|thinks?|thought|believes?|believed|heard|hear)';
const FALSE_EN = '(?:fake|false|forged|scam|spam|phishing|fraudulent|bogus|hoax|spoofed|anonymous)';
const SAYS_DE =
  '(?:steht|stand|heißt|hieß|schreibt|schrieb|sagt|sagte|sagten|behauptet|behauptete|meint|meinte|lautet|lautete|erzählt|erzählte|berichtete|erklärte|versicherte|glaubt|glaubte)';
const CLAIMS_DE =
  '(?:heißt|hieß|behauptet|behauptete|meint|meinte|lautet|lautete|versicherte|glaubt|glaubte)';
const SAYS_FR =
  '(?:dit|disait|disaient|affirme|affirmait|affirmaient|prétend|prétendait|prétendaient|assure|assurait|écrit|écrivait|annonçait|déclare|déclarait|soutient|soutenait|raconte|racontait|croyait|pensait|indiquait|lisait-on|lit-on|(?:a|ont|avait|avaient) (?:dit|affirmé|prétendu|assuré|écrit|annoncé|déclaré|soutenu|raconté))';
const SAYS_ES =
  '(?:dice|dicen|decía|decían|dijo|dijeron|afirma|afirmaba|afirmó|asegura|aseguraba|aseguró|escribe|escribió|escribía|sostiene|sostenía|sostuvo|cuenta|contaba|contó|anunciaba|declaró|declaraba|creía|pensaba|ponía|pone|rezaba|indicaba)';

/** "That is what the caller said", as it stands behind a comma or as a sentence of its own. */
const POINTED = [
  String.raw`(?:or |but )?(?:at least,? |so )?(?:that|this|it|which)(?:['’]s| is| was) (?:at least )?(?:what|how) [^.;]{1,60}?\b${SAYS_EN}\b`,
  String.raw`(?:at least,? )?so (?:[\p{L}'’-]+ ){1,4}?${SAYS_EN}(?: (?:in|on|at|by|us|me|yesterday|today)\b[^.;]{0,40})?\W*$`,
  String.raw`(?:at least,? )?so ${SAYS_EN} (?:the|an?|his|her|their|our|\p{Lu})`,
  String.raw`(?:jedenfalls |zumindest )?(?:so|das|dies) ${SAYS_DE}\b(?! (?:fest|außer))`,
  String.raw`c['’](?:est|était) (?:du moins )?ce (?:que|qu['’])[^.;]{0,40}?\b${SAYS_FR}(?![\p{L}])`,
  String.raw`(?:al menos )?eso (?:es lo que )?${SAYS_ES}(?![\p{L}])`,
];
const TAILED = [
  ...POINTED,
  // "…, read the fake letter", "…, hieß es in der Mail", "…, so der Anrufer".
  String.raw`(?:read|went|ran) (?:the|an?) (?:\p{L}+ )?${FALSE_EN}\b`,
  String.raw`${SAYS_DE} (?:es|der|ein|er|sie|man|mein|unser|sein|ihr|Herr|Frau)\b`,
  String.raw`${CLAIMS_DE} (?:die|das|eine|meine|unsere|seine|ihre)\b`,
  String.raw`so (?:der|die|das|ein|eine|mein|meine|unser|unsere|Herr|Frau) [\p{L} .'’-]{2,40}\W*$`,
  String.raw`${SAYS_FR}(?:-(?:il|elle|on|ils|elles|t-il|t-elle|t-on))?(?![\p{L}])(?! (?:pas|que)\b)`,
  String.raw`${SAYS_ES} (?:el|la|los|las|un|una|en|su|mi|don|doña|\p{Lu})`,
  String.raw`(?:paraît-il|semble-t-il|dit-on|à ce qu['’]il paraît|apparemment|al parecer|por lo visto|según parece|supuestamente|aparentemente|presuntamente|angeblich|anscheinend|offenbar|wie es scheint|dem Vernehmen nach)\W*$`,
];
const isBehind = sieved(() =>
  TAILED.map((told) => new RegExp(String.raw`[,»”“"–—-] ?[–—-]?\s?${BINDING}(?:${told})[^;]{0,80}$`, 'iu')),
);
const isNext = sieved(() =>
  POINTED.map((told) => new RegExp(String.raw`^\W*${BINDING}(?:${told})[^;]{0,80}$`, 'iu')),
);
/** Openings by which another language than English has a statement as hearsay. */
const HEARSAY =
  /^\W*(?:al parecer|por lo visto|según parece|parece (?:ser )?que|dicen que|se dice que|supuestamente|presuntamente|aparentemente|apparemment|il paraît que|il paraît qu['’]|paraît-il|on dit que|il semble que|il semblerait que|soi-disant|dem vernehmen nach|gerüchten? zufolge|gerüchteweise|angeblich|anscheinend|offenbar|wie es heißt|es heißt,|(?!(?:\p{L}+['’ ]){1,5}?(?:contrat|loi|règlement|contrato|ley|reglamento|tribunal|juge|juez|cour)(?!\p{L}))(?:d['’]après|aux yeux d|de l['’]avis d|[àa] (?:mon|son|notre|leur|votre) avis|à en croire|du point de vue d|en opinión d|a juicio d|de acuerdo con|a (?:mi|su|nuestro|tu) (?:parecer|juicio|entender|modo de ver)|en (?:mi|su|nuestra|tu) opinión|desde el punto de vista d)(?=[eu’' ,]))(?![\p{L}]{2})/iu;
const isHearsay = (text: string): boolean => HEARSAY.test(text);

/** Whose view it is, before what is said in it; a court's view is what it found. */
const VIEW =
  /(?:^\W*|[;:\u2013\u2014] ?|, (?:and |but |while )?|\b(?:and|but) )(?:(?:in|by|from|to|on) (?:(?:its|his|her|their) (?:own )?|(?!the (?:courts?|tribunals?|judges?|panels?|arbitrators?|boards?)['\u2019])(?:the |our |your |my )?[\p{L}.-]{2,20}(?: [\p{L}.-]{2,20})?['\u2019]s? |the (?=\p{L}+(?: of view)? of (?!the (?:court|tribunal|judge|panel|arbitrator|board))))(?:view|opinion|eyes?|account|estimation|judge?ment|perception|reading|version|words|understanding|perspective|point of view|telling)\b|as (?:the \p{L}+|he|she|they|it|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:sees?|saw|tells?|told|puts?|has|would have) it\b)/iu;

/** Whether all that a sentence has of a claim stands behind the words by which it is somebody's view. */
function isInView(claim: Reading, whole: string): boolean {
  const found = VIEW.exec(whole);
  if (found === null || VIEW.test(claim.text.slice(claim.start, claim.end))) return false;
  const end = found.index + found[0].length;
  const told = whole.toLowerCase();
  const rest = told.slice(end);
  const own = claim.words.filter(({ weight, form }) => weight > 0 && told.includes(form));
  return own.length > 0 && own.every(({ form }) => rest.includes(form));
}

/** Whether a sentence, or the one behind it, tells what it says as somebody's word, and the claim does not. */
export function isAnothersWord(claim: Reading, { source: told, sentence }: AlignedSentence): boolean {
  const source = originOf(told);
  if ((claim.cues & ATTRIBUTION) !== 0 || source.structured || sentence >= source.scan.sentenceCount)
    return false;
  const said = claim.text.slice(claim.start, claim.end);
  const isToldSo = (tells: (text: string) => boolean, what: string): boolean => tells(what) && !tells(said);
  const whole = source.said(sentence);
  if (isToldSo(isBehind, ending(whole)) || isToldSo(isHearsay, whole.slice(0, REACH))) return true;
  if (isInView(claim, whole.slice(0, LONGEST))) return true;
  return (
    sentence + 1 < source.scan.sentenceCount && isToldSo(isNext, source.said(sentence + 1).slice(0, REACH))
  );
}

/** Characters of a sentence that are looked through. */
const REACH = 200;
const LONGEST = 600;

const ending = (whole: string): string => whole.slice(Math.max(0, whole.length - REACH));
