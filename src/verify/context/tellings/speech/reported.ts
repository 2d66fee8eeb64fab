/** What somebody says in his turn, told as what he reported: "The customer reported that the shade is cracked". */

import { present } from '../../../../text/inflect.ts';
import { parseSentence } from '../../../../text/parse/bundled.ts';
import { Tree } from '../../../../text/parse/tree.ts';
import { clausesOf } from '../clauses/clauses.ts';
import { capital } from '../words.ts';
import { ofHis, type Turn } from './speaker.ts';

/** What a claim has where it tells what somebody said. */
export const REPORTING =
  /\b(?:reports?|reported|says?|said|states?|stated|writes?|wrote|tells?|told|claims?|claimed|confirms?|confirmed|mentions?|mentioned|complains?|complained|explained|according to)\b/;

const VERB =
  /\b(reports?|reported|says?|said|states?|stated|writes?|wrote|claims?|claimed|confirms?|confirmed|mentions?|mentioned|complains?|complained|explains?|explained|has (?:said|reported|stated|confirmed|written|complained))(?: that\b| (?=(?:the|an?|his|her|their|no|it|they|he|she|there|\d+) ))/;
const TOLD = /\b(told|has told) ((?:the )?[\p{L}.' -]{2,40}?) that\b/u;

/** Ways to say what somebody reported. */
export function reported(turn: Turn, said: string): readonly string[] {
  const { who, reader, text, question } = turn;
  if (who === undefined || question || text.length > LONGEST) return [];
  const [own, verb] = VERB.exec(said) ?? [];
  const that = own?.endsWith(' that') === false ? '' : ' that';
  const told = TOLD.exec(said);
  // What he thinks, hopes or has said before is not what he reports.
  if (EMBEDDING.test(text) || /\bmay\b/.test(text)) return [];
  const led =
    verb !== undefined
      ? `${verb}${that}`
      : told !== null && reader !== undefined
        ? `${told[1]} ${reader} that`
        : undefined;
  if (led === undefined) return [];
  const parts = [
    text,
    ...ofOrdered(text),
    ...clausesOf(`${text}.`).map((one) => one.replace(/\.$/, '')),
    ...halvesAt(text),
  ];
  return [...new Set(parts)].flatMap((part) =>
    ['they', 'he', 'she', who].flatMap((third) =>
      ofHis(inThird(part, third), who).map((one) => `${capital(who)} ${led} ${small(one)}`),
    ),
  );
}

/** "I ordered a desk lamp on 3 March and it arrived broken": what is told of what was ordered. */
function ofOrdered(text: string): readonly string[] {
  const [, thing, told] = ORDERED.exec(text) ?? [];
  return thing === undefined ? [] : [`the ${thing} ${told}`];
}

const ORDERED =
  /\bI (?:ordered|bought|purchased|received|got) (?:an?|the|your|my) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?: (?:\([^()]{1,40}\)|(?:on|in|from|at|for|last|via)\b[^,.;]{1,60}?)){0,3},? (?:and|but) it ([^,.;]{3,120})$/u;

/** "I'm moving to Porto" of the visitor's turn, told of the visitor, and "your account" in it of whom it is said to. */
export function ofHimself({ who, reader, text, question }: Turn): readonly string[] {
  if (question || text.length > LONGEST) return [];
  const own = who !== undefined && /(?<![\p{L}'])(?:I|my|me)(?![\p{L}])/u.test(text);
  const theirs = reader !== undefined && YOURS.test(text);
  if (!own && !(theirs && (who !== undefined || !FIRST.test(text)))) return [];
  return [text, ...halvesAt(text)].flatMap((part) => {
    const told = own ? ofHis(inThird(part, who), who) : [part];
    return told.flatMap((one) => (theirs ? [one, toReader(one, reader)] : [one])).map(capital);
  });
}

const YOURS = /\byour?\b(?!['\u2019])/iu;
const FIRST = /(?<![\p{L}'])(?:I|we|my|our|me|us)(?![\p{L}])/iu;

/** What is said to somebody, told of him: "your account" is the customer's, and "you will" he will. */
const toReader = (text: string, reader: string): string =>
  text
    .replace(/\byour\b/giu, reader.endsWith('s') ? `${reader}'` : `${reader}'s`)
    .replace(/\byou (are|were|have)\b/giu, (_, verb: string) => `${reader} ${ONE[verb.toLowerCase()]}`)
    .replace(/\byou\b(?!['\u2019])/giu, reader);

const ONE: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has' };

const EMBEDDING =
  /\b(?:said|say|says|saying|told|tell|wrote|write|claim(?:ed|s)?|think|thought|believe[sd]?|guess|suppose|hope[sd]?|feel|felt|assume[sd]?|suspect(?:ed)?|doubt|maybe|perhaps|probably|seems?|if|unless|whether|not sure|ask(?:ed|s)?|want(?:ed|s)?|would|might|could|promised?|denied|deny|never|according to|wonder)\b/i;

/** Two statements that are joined by "and", each with a subject of its own. */
function halvesAt(text: string): readonly string[] {
  if (
    /\b(?:if|unless|whether|or|either|neither|when|who|which|that|because|not only|would|['\u2019]d like|want|need|ask|request|hope|wish|expect|please)\b|[;"\u201c]/i.test(
      text,
    )
  )
    return [];
  const parts = text.split(/,? and (?=(?:the|my|our|one|two|a|an|it|its|there|I|we) )/u);
  return parts.length === 2 && parts.every((part) => part.split(' ').length >= 3 && !/^it\b/i.test(part))
    ? parts
    : [];
}

const BE: Readonly<Record<string, string>> = {
  am: 'is',
  "'m": 'is',
  "'ve": 'has',
  have: 'has',
  "'ll": 'will',
  "'d": 'would',
  do: 'does',
  "don't": 'does not',
  "haven't": 'has not',
};

const MANY_BE: Readonly<Record<string, string>> = {
  am: 'are',
  "'m": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
};

const MANY: Readonly<Record<string, string>> = { re: ' are', ve: ' have', ll: ' will' };

/** "I only accept cash" with the verb as it stands with one subject. */
function agreeing(text: string): string {
  if (!/\bI\b/u.test(text)) return text;
  const tree = new Tree(parseSentence(`${text}.`));
  const verbs = tree.tokens.filter(
    ({ xpos, upos }, at) =>
      xpos === 'VBP' && upos === 'VERB' && tree.with(at, 'nsubj').some((one) => tree.token(one).form === 'I'),
  );
  return verbs.reduceRight(
    (told, { start, end, form }) => told.slice(0, start) + present(form.toLowerCase()) + told.slice(end),
    text,
  );
}

/** First person as the third: "I have paid" as "they have paid", and by the name. */
const inThird = (said: string, who: string): string =>
  (who === 'they' ? said : agreeing(said))
    .replace(
      /\bI(?!\p{L})(?:['\u2019](m|ve|ll|d)\b| (am|have|do|don['\u2019]t|haven['\u2019]t)\b)?/gu,
      (_, short?: string, verb?: string) => {
        const form = short === undefined ? verb?.replace('\u2019', "'") : `'${short}`;
        return form === undefined ? who : `${who} ${(who === 'they' ? MANY_BE : BE)[form] ?? form}`;
      },
    )
    .replace(
      /\b[Ww]e(?:['\u2019](?:re|ve|ll))?\b/gu,
      (we) => `they${/['\u2019]/.test(we) ? MANY[we.slice(3)]! : ''}`,
    )
    .replace(/\b(?:me|us)\b/gu, who);

const small = (text: string): string =>
  text.replace(/^(?:The|An?|My|Our|It|There|This|That|One|Two|Three|No|All|Both)\b/u, (word) =>
    word.toLowerCase(),
  );

const LONGEST = 300;
