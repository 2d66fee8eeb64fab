/**
 * How many of a kind there are by the rows of a list or by counts under one name: "the order holds two Weekend tickets
 * and one Saturday ticket", "of the three objections received, not one was upheld".
 */
import { countOf } from '../../data-answers/answer.ts';
import type { Field } from '../../record/record.ts';
import { isSameDeed } from '../../record/words/senses.ts';
import type { Scene, Shown } from '../asked.ts';
import { namedBy } from './named.ts';
import { shownIn } from './shown.ts';
import { type Thing, thingsOf } from './things.ts';

const NUMBER = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+)';
const HOLDS = new RegExp(
  `^(?<whole>.+?) (?:holds|has|contains|includes|comprises|covers|consists of|is for|lists) (?<parts>${NUMBER} .+)$`,
  'iu',
);
const PART = new RegExp(`^(?<many>${NUMBER}) (?<what>[^,;]+)$`, 'iu');
/** What leaves open how many there are, or tells more of them. */
const OPEN =
  /\b(?:at least|or|more|most|only|than|of which|each|not|no|left|that|which|who|with|without|for|as)\b/i;
/** "An amount of 50 USD": what is so much, and no thing that is counted. */
const MEASURED =
  /\b(?:amount|total|sum|price|balance|value|cost|fee|weight|size|length|rate|number|count)\b/i;
/** Fields by which a row may be there no more. */
const ENDED = /^(?:status|state|cancelled|ended|removed|expires|until|deleted)$/;

/** Where the rows of one list stand of which there are as many of each kind as a statement says. */
export function holdsSoMany(said: string, scene: Scene): Shown | undefined {
  const { whole, parts } = HOLDS.exec(said)?.groups ?? {};
  if (whole === undefined || parts === undefined || OPEN.test(parts) || MEASURED.test(parts))
    return undefined;
  const things = thingsOf(scene).filter(
    (one) => one.rows.length > 1 && one.whole && !one.own.some(mayHaveEnded),
  );
  const kinds = parts.split(/,? and (?=\S)|, /).map((part) => PART.exec(part)?.groups);
  const found = kinds.map((kind) => {
    const many = kind === undefined ? undefined : /^an?$/i.test(kind.many!) ? 1 : countOf(kind.many!);
    const named = kind === undefined ? [] : namedBy(`${kind.what} of ${whole}`, things, scene.lexicon);
    const isTold = named.every(({ thing, shown }) => shown.some((field) => thing.own.includes(field)));
    return isTold && named.length > 0 && named.length === many ? named : undefined;
  });
  const all = found.flatMap((named) => named ?? []);
  const [first] = all;
  const isOfOne = all.every(({ thing }) => thing.rows === first!.thing.rows);
  if (first === undefined || found.includes(undefined) || !isOfOne) return undefined;
  if (new Set(all.map(({ thing }) => thing.own)).size !== all.length) return undefined;
  const places = all.flatMap(({ thing, shown }) => shownIn(thing, shown, '').places);
  return { ...shownIn(first.thing, [], found.map((named) => named!.length).join(' + ')), places };
}

const mayHaveEnded = ({ name }: Field): boolean => name.some((word) => ENDED.test(word));

const OF_THESE = new RegExp(
  `^of the (?<all>${NUMBER}) (?<what>.+?),? (?<many>${NUMBER}|none|not one|no one|not a single one)(?: of them)? (?:was|were|has been|have been) (?<deed>\\p{Ll}+)$`,
  'iu',
);
/** Names of how many there are of what comes in. */
const RECEIVED = /^(?:received|total|raised|filed|submitted|lodged|made|count|number)$/;
/** Ways to say that they came in. */
const CAME_IN = /\b(?:that|which|were|was|received|raised|filed|submitted|lodged|made|against|over)\b/gi;

/** Where counts under one name stand of which one is of all and one of those with which something was done. */
export function soManyOfThese(said: string, scene: Scene): Shown | undefined {
  const { all = '', what, many = '', deed = '' } = OF_THESE.exec(said)?.groups ?? {};
  if (what === undefined) return undefined;
  const { lexicon } = scene;
  const [whole, part] = [countOf(all), /^(?:none|not? )/i.test(many) ? 0 : countOf(many)];
  const lemma = lexicon.lemma(deed, 'v');
  const phrase = what.replace(CAME_IN, ' of ');
  const found = thingsOf(scene).flatMap((thing) => {
    if (thing.rows.length > 1 || thing.labels.length === 0) return [];
    const received = thing.own.filter(({ name }) => RECEIVED.test(name.join(' ')));
    const done = thing.own.filter(
      ({ name }) => name.length === 1 && isSameDeed(lexicon.lemma(name[0]!, 'v'), lemma),
    );
    const isNamed = namesIt(phrase, thing, scene);
    return isNamed && received.length === 1 && done.length === 1
      ? [{ thing, received: received[0]!, done: done[0]! }]
      : [];
  });
  const [one, ...others] = found;
  if (one === undefined || others.length > 0) return undefined;
  if (one.received.quote !== String(whole) || one.done.quote !== String(part)) return undefined;
  return shownIn(one.thing, [one.received, one.done], `${one.done.quote} of ${one.received.quote}`);
}

/** Whether a phrase names an object by what it is called and by what it belongs to. */
function namesIt(phrase: string, thing: Thing, { lexicon }: Scene): boolean {
  const [named] = namedBy(phrase, [thing], lexicon);
  const words = phrase
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => lexicon.lemma(word));
  return named !== undefined && named.count === undefined && words.includes(thing.labels.at(-1)!);
}
