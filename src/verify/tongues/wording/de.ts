/** German ways of saying one thing. */
import { type Pieces, type Wording, wording } from './rules.ts';

const PIECES: Pieces = {
  days: String.raw`(?:\d+|\p{Ll}+) (?:kalender|werk|arbeits|bankarbeits|geschäfts)?(?:tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?)`,
  date: String.raw`(?:\p{Lu}\p{Ll}+, )?(?:de[nm] )?\d{1,2}\. ?(?:\d{1,2}\.|\p{L}+)(?: ?\d{4})?`,
  is: 'ist|sind|war|waren|bist|seid',
  has: 'hat|haben',
  moved: 'verschoben|verlegt|vertagt|vorverlegt|vorgezogen',
};

const PREFIX =
  'zurück|weiter|fertig|entgegen|frei|fest|statt|bei|ab|an|auf|aus|ein|mit|nach|um|vor|zu|los|her|hin|bereit|bekannt|teil|weg|wieder|durch|unter';
const OWED = new RegExp(`^(${PREFIX})zu(\\p{Ll}{3,})$`, 'u');
/** "zurückzuschicken", "zu zahlen": the infinitive. */
const infinitive = (owed: string): string => {
  const word = owed.trim().replace(/^zu /, '');
  return word === owed.trim() ? word.replace(OWED, '$1$2') : word;
};
const OWING = String.raw`zu \p{Ll}+|(?:${PREFIX})zu\p{Ll}{3,}`;

const rule = (said: string, plain: Wording['plain']): Wording =>
  wording({ ...PIECES, owing: OWING }, said, plain);

/** What opened a sentence, inside it. */
const small = (words: string): string =>
  words.replace(/^[DI](?=\p{Ll}{1,3} )/u, (letter) => letter.toLowerCase());

const EACH: Readonly<Record<string, string>> = {
  mo: 'pro Monat',
  jä: 'pro Jahr',
  wö: 'pro Woche',
  tä: 'pro Tag',
};

const many = (verb: string): boolean => /^(?:sind|haben|waren|seid|stehen|Sie)$/i.test(verb);

/** Both sides of a comparison are put so. */
export const GERMAN_PLAIN: readonly Wording[] = [
  rule(String.raw`\bbis (?:einschließlich|inklusive|inkl\.) (?=(?:zum )?\d)`, 'bis '),
  rule(String.raw`\bbis (?:spätestens )?zum (?=<date>)`, 'bis '),
  rule(String.raw`\b(?:spätestens )?bis (?:spätestens )?(?=\d)`, 'bis '),
  rule(String.raw`\b(?:innert|binnen) `, 'innerhalb von '),
  rule(String.raw`\binnerhalb einer Frist von `, 'innerhalb von '),
  rule(String.raw`\binnerhalb (?=\d|zwei|drei|vier|fünf|sechs|sieben|acht|zehn)`, 'innerhalb von '),
  rule(
    String.raw`\bohne (?:Angabe von Gründen|Angabe eines Grundes|Nennung von Gründen)\e`,
    'ohne Begründung',
  ),
  rule(String.raw`\b(?:vorliegende[rnms]?) (?=\p{Lu})`, ''),
  rule(String.raw`\bheißt (?=\p{Lu})`, 'ist '),
  rule(String.raw`\bbei uns (?=(?:ein|an)\p{Ll})`, ''),
  // Duties.
  rule(
    String.raw`\b(<is>) (…)(?:dazu )?(?:verpflichtet|gehalten),? (…)(<owing>)`,
    (_, is, before, what, owed) => `${many(is) ? 'müssen' : 'muss'} ${before}${what}${infinitive(owed)}`,
  ),
  rule(
    String.raw`\b(<has>) (…)(?:die Pflicht|die Verpflichtung),? (…)(<owing>)`,
    (_, has, before, what, owed) => `${many(has) ? 'müssen' : 'muss'} ${before}${what}${infinitive(owed)}`,
  ),
  rule(
    String.raw`\b(wird|werden) (…)gebeten,? (…)(<owing>)`,
    (_, is, before, what, owed) =>
      `${is === 'werden' ? 'sollen' : 'soll'} ${before}${what}${infinitive(owed)}`,
  ),
  // What is allowed.
  rule(
    String.raw`\b(<is>) (…)(?:dazu )?(?:berechtigt|befugt|in der Lage),? (…)(<owing>)`,
    (_, is, before, what, owed) => `${many(is) ? 'können' : 'kann'} ${before}${what}${infinitive(owed)}`,
  ),
  rule(
    String.raw`\b(<has>) (…)(?:das Recht|die Möglichkeit|Gelegenheit),? (…)(<owing>)`,
    (_, has, before, what, owed) => `${many(has) ? 'können' : 'kann'} ${before}${what}${infinitive(owed)}`,
  ),
  rule(
    String.raw`\b(<has>) (…)(<days>) (?:lang )?(?:Zeit|die Möglichkeit|die Gelegenheit),? (…)(<owing>)`,
    (_, has, before, days, what, owed) =>
      `${many(has) ? 'können' : 'kann'} ${before}innerhalb von ${days} ${what}${infinitive(owed)}`,
  ),
  rule(
    String.raw`^Es (?:ist möglich|steht (Ihnen) frei),? (…)(<owing>)`,
    (_, you, what, owed) => `${you ? 'Sie können' : 'Man kann'} ${what}${infinitive(owed)}`,
  ),
  rule(String.raw`\bdarf\e(?!…\b(?:nicht|nie|niemals|kein\p{Ll}*|nur)\e)`, 'kann'),
  rule(String.raw`\bdürfen\e(?!…\b(?:nicht|nie|niemals|kein\p{Ll}*|nur)\e)`, 'können'),
  // What a letter asks for.
  rule(
    String.raw`^(Bitte )?(\p{L}+en) Sie (?:uns )?(?:bitte )?(…) (${PREFIX})(?=[.!]?$)`,
    (_, __, verb, what, apart) => `Sie sollen ${small(what)} ${apart}${verb.toLowerCase()}`,
  ),
  rule(
    String.raw`^((?:den|die|das|ihre?n?|diese[ns]?) …)\b(\p{Ll}+en) Sie (?:uns )?bitte (…) (${PREFIX})(?=[.!]?$)`,
    (_, what, verb, rest, apart) => `Sie sollen ${small(what)}${rest} ${apart}${verb}`,
  ),
  // Who pays.
  rule(String.raw`\b(?:gehen|geht) (…)zu (?:unseren|unsern) Lasten`, (_, between) => `tragen ${between}wir`),
  rule(
    String.raw`\b(?:gehen|geht) (…)auf (?:unsere Kosten|unsere Rechnung)`,
    (_, between) => `tragen ${between}wir`,
  ),
  rule(String.raw`\b(?:gehen|geht) (…)zu Ihren Lasten`, (_, between) => `tragen ${between}Sie`),
  rule(
    String.raw`\b(?:werden|wird) (…)von uns (getragen|übernommen)`,
    (_, between, how) => `${how === 'getragen' ? 'tragen' : 'übernehmen'} ${between}wir`,
  ),
  rule(String.raw`\b(?:gehen|geht) (…)zu Lasten (?=de[sr] |von )`, 'gehen zu lasten $1'),
  // How much and how long.
  rule(String.raw`\bliegt (…)bei (?=\d|<days>)`, 'beträgt $1'),
  rule(String.raw`\b(?:beläuft|belaufen) sich (…)auf `, 'beträgt $1'),
  rule(String.raw`\b(?:beziffert|beziffern) sich (…)auf `, 'beträgt $1'),
  rule(String.raw`\bbetragen\e(?=…\d)`, 'beträgt'),
  rule(String.raw`\b(?:ist|sind) (…)(?:weiterhin|nach wie vor|immer noch|noch immer) `, 'bleibt $1'),
  rule(String.raw`\b(?:hat|haben) (…)(?:geöffnet|offen|auf)\e(?=\.?$)`, 'ist $1geöffnet'),
  rule(String.raw`\böffnet (…)(?=von \d|um \d)`, 'ist $1geöffnet '),
  rule(String.raw`\bgilt\e(?=…\b(?:bis|ab|von|seit|für)\e)`, 'ist gültig'),
  rule(String.raw`\b(gilt|gelten) (?=<days>)`, (_, verb) => `${verb === 'gilt' ? 'ist' : 'sind'} gültig `),
  rule(String.raw`\b(ist|sind) (<days>) (?:lang )?gültig\e`, '$1 gültig $2'),
  rule(String.raw`\b(?:ausbezahlt)\e`, 'ausgezahlt'),
  rule(String.raw`\bkostet (?:\p{Ll}+ )?nichts\e`, 'ist kostenlos'),
  rule(String.raw`\b(?:kostenfrei|gratis|unentgeltlich|gebührenfrei)\e`, 'kostenlos'),
  rule(
    String.raw`\b(?:monatliche|jährliche|wöchentliche|tägliche)([nrs]?) (\p{Lu}\p{L}+)(…)(\d[\d.,]* ?(?:€|Euro|EUR|CHF))`,
    (all, __, noun, between, amount) => `${noun}${between}${amount} ${EACH[all.slice(0, 2).toLowerCase()]}`,
  ),
  rule(String.raw`\b(?:je|im|pro) (?=(?:Monat|Jahr|Woche|Tag)\e)`, 'pro '),
  rule(String.raw`(?<=(?:€|Euro|EUR|CHF) )(?:monatlich)\e`, 'pro Monat'),
  rule(String.raw`(?<=(?:€|Euro|EUR|CHF) )(?:jährlich)\e`, 'pro Jahr'),
  rule(String.raw`\b(ist|sind) (…)(?:zahlbar|fällig|zu begleichen)(?=[.]?$)`, '$1 $2zu zahlen'),
  rule(String.raw`\b(?:nicht (?:erlaubt|gestattet|zulässig|zugelassen)|untersagt|unzulässig)\e`, 'verboten'),
  rule(String.raw`\b(?:gestattet|zulässig)\e`, 'erlaubt'),
  // Times of day.
  rule(String.raw`\b(von|zwischen) (\d{1,2}) (bis|und) (?=\d{1,2}(?::\d\d)? Uhr)`, '$1 $2 Uhr $3 '),
  rule(
    String.raw`\bzwischen (\d{1,2}(?:[:.]\d\d)?(?: Uhr)?) und (?=\d{1,2}(?:[:.]\d\d)? Uhr)`,
    'von $1 bis ',
  ),
  rule(String.raw`\b(\d{1,2})\.(\d\d) Uhr`, '$1:$2 Uhr'),
  rule(String.raw`(?<!:)\b(\d{1,2}) Uhr(?! \d)`, '$1:00 Uhr'),
  rule(String.raw`\b(?:jetzt|nun|nunmehr) (?=am |um |bis |ab )`, ''),
  // Nouns that say only what their verb says.
  rule(String.raw`\b(?:in Höhe von|i\. ?H\. ?v\.|über) (?=\d[\d.,]* ?(?:€|Euro|EUR|CHF))`, 'von '),
];

/** What follows from a sentence of the evidence. */
export const GERMAN_FOLLOWS: readonly Wording[] = [
  // Who gets it may be left out.
  rule(String.raw`\b(wird|werden|wurde|wurden) (…)Ihnen (?!…\b(?:nicht|kein\p{Ll}*)\e)`, '$1 $2'),
  rule(
    String.raw`^(…)\b(?:wurde|ist) (…)(?:vo[nm] …)?auf (de[nm] <date>|<date>) (?:<moved>)(?: worden)?`,
    '$1ist $2am $3',
  ),
];

/** What a claim follows from. */
export const GERMAN_FROM: readonly Wording[] = [
  rule(
    String.raw`\b(<has>) (…)(<days>) (?:lang )?Zeit,? (…)(<owing>)`,
    (_, has, before, days, what, owed) =>
      `${many(has) ? 'müssen' : 'muss'} ${before}innerhalb von ${days} ${what}${infinitive(owed)}`,
  ),
  rule(
    String.raw`\b(<has>) (…)(<days>) (?:lang )?Zeit,? (…)(<owing>)`,
    (_, has, before, days, what, owed) =>
      `${many(has) ? 'sollen' : 'soll'} ${before}innerhalb von ${days} ${what}${infinitive(owed)}`,
  ),
];
