/**
 * What a sentence in another language than English goes on to say that takes back or bounds what it began with: "wurde
 * gewährt, später aber widerrufen", "a été accordée sous réserve de vérification", "fue cerrado y reabierto al día siguiente".
 */
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';

/** Under what condition, or of how much, something is so. */
const RESERVED =
  /\b(?:unter (?:dem )?vorbehalt|vorbehaltlich|unter der (?:voraussetzung|bedingung|auflage)|bis auf (?:ein\p{L}{0,2}|zwei|drei|wenige|den|die|das)|mit ausnahme|in erster instanz|erstinstanzlich|sous (?:toute )?réserve|sous condition|à l['’]exception|en première instance|con sujeción|a reserva de|con excepción|en primera instancia|con riserva|in primo grado|sob reserva|em primeira instância|onder voorbehoud|behoudens|in eerste aanleg)(?![\p{L}])/iu;
/** What undoes a deed, behind a word that leads on to it. */
const UNDONE =
  'aufgehoben|widerrufen|zurückgezogen|zurückgenommen|storniert|annulliert|rückgängig|nichtig|aberkannt|entzogen|gekündigt|' +
  'wieder (?:geöffnet|freigegeben|eröffnet|gelöscht|entfernt|geschlossen|gesperrt|entlassen|verworfen)|' +
  'retirée?s?|annulée?s?|révoquée?s?|rouvert(?:e?s?)|supprimée?s?|abrogée?s?|résiliée?s?|' +
  'retirad[oa]s?|anulad[oa]s?|revocad[oa]s?|reabiert[oa]s?|cancelad[oa]s?|derogad[oa]s?|rescindid[oa]s?|' +
  'ontbonden|ingetrokken|heropend|herroepen|geannuleerd|annullat[oaei]|revocat[oaei]|ritirat[oaei]|riapert[oaei]|revogad[oa]s?|reabert[oa]s?';
const LEADING = 'und|aber|doch|jedoch|dann|et|mais|puis|y|pero|luego|después|en|maar|e|ma|poi|mas|depois';
const GONE_ON = new RegExp(
  String.raw`(?:[,;]|\b(?:${LEADING}))\s[^.;]{0,48}?(?<![\p{L}])(${UNDONE})(?![\p{L}])`,
  'iu',
);
/** What somebody says was paid, and how a payment comes to nothing. */
const PAYING =
  /(?<![\p{L}])(?:bezahl|gezahlt|überw[ie]{1,2}s|abgebucht|eingezogen|payé|réglé|vir(?:é|ement)|débité|pag(?:ad|ó)|abonad|transfer|ingres|cargad)/iu;
const BOUNCED =
  /(?:[,;.]|\b(?:und|aber|doch|dann|et|mais|puis|y|pero|luego))\s[^.;]{0,60}?(?<![\p{L}])(?:zurückgebucht|zurückgewiesen|zurückgegeben|zurückgeholt|geplatzt|fehlgeschlagen|gescheitert|rejet(?:é|er|a)|refus(?:é|er|a)|contre-passé|échoué|retourné|devol(?:vió|vieron|vi[óo]|uci[óo]n|viera)|devuelt[oa]|rechaz(?:ó|ad)|fall(?:ó|ad))/iu;
/** "Herrn Wolf": to whom or of whom something is done, where the statement has him do it. */
const CASED = /\bHerrn (\p{Lu}[\p{L}-]+)/gu;

/** The support's own sentence, where it takes back or bounds what it began with and the statement does not. */
export const takenBackBehind: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const [first] = support.sentences;
  const source = originOf(first!.source);
  if (claim.question || source.structured) return [];
  const { sentence, document } = first!;
  const said = claim.text.slice(claim.start, claim.end);
  const { text, start, end } = source.sentence(sentence);
  const told = text.slice(start, end);
  const bounded = RESERVED.exec(told)?.[0];
  const undone = GONE_ON.exec(told)?.[1];
  const isAgainst =
    (bounded !== undefined && !RESERVED.test(said)) ||
    (undone !== undefined && !said.toLowerCase().includes(undone.toLowerCase().slice(0, 6))) ||
    (PAYING.test(said) && BOUNCED.test(told) && !BOUNCED.test(said)) ||
    [...told.matchAll(CASED)].some(
      ([, name]) =>
        new RegExp(String.raw`\bHerr ${name}\b`, 'u').test(said) && !told.includes(`Herr ${name}`),
    );
  return isAgainst ? [alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon)] : [];
};
