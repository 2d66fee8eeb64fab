/** Two things with one amount each: which is cheaper, took longer or has more. */
import { byWord } from '../../../../text/by-word.ts';
import { gather } from '../../../../text/gather.ts';
import { lastly } from '../../../../text/once.ts';
import type { Scene, Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare, lowered } from '../words.ts';
import { AMOUNT, OPENING, plain, type Size, saidBy, sizeOf } from './measure.ts';

/** "The store in Lyon has 120 employees": what has an amount, by which verb, and what is counted. */
interface Sized extends Size {
  readonly subject: string;
  readonly verb: string;
  readonly noun: string;
  readonly told: string;
}

const SIZED = new RegExp(
  String.raw`^(?<subject>[^,;:]{1,60}?) (?<verb>\p{Ll}+) (?<amount>${AMOUNT})(?<noun>(?: [\p{Ll}-]+){0,3})$`,
  'u',
);
const RATE = /^(?:an?|per|each|every|\/) ?(?:hour|day|night|week|month|year|person)$/u;

function sized(clause: string): Sized | undefined {
  const found = SIZED.exec(clause);
  if (found === null || OPENING.test(clause)) return undefined;
  const { subject = '', verb = '', amount = '', noun = '' } = found.groups!;
  const size = sizeOf(amount, noun);
  return size && { ...size, subject: plain(subject), verb, noun: plain(noun), told: `${amount}${noun}` };
}

/** Two amounts that stand side by side in one sentence, or in it and the one before. */
function pairOf({ sentence, source, tell }: Scene): readonly [Sized, Sized, readonly number[]] | undefined {
  const whole = bare(tell(sentence).text);
  const parted = /^(.+?)(?:; | and |, (?:and |while |whereas |but )?)(.+)$/u.exec(whole);
  if (parted !== null) {
    const [first, second] = [sized(parted[1]!), sized(lowered(parted[2]!))];
    if (first !== undefined && second !== undefined) return [first, second, tell(sentence).from];
  }
  if (sentence === 0) return undefined;
  const before = source.sentence(sentence - 1);
  if (before.question) return undefined;
  const [first, second] = [sized(bare(tell(sentence - 1).text)), sized(whole)];
  return first && second && [first, second, [...tell(sentence).from, sentence - 1]];
}

/** Adjectives of what has more, and of what has less, by the verb that gives the amount. */
const SAYING: readonly (readonly [verb: RegExp, more: RegExp, less: RegExp])[] = [
  [/^costs?$/u, /^(?:more expensive|dearer|costlier)$/u, /^(?:cheaper|less expensive)$/u],
  [/^(?:takes?|took|lasts?|lasted)$/u, /^longer$/u, /^(?:shorter|faster|quicker)$/u],
  [/^weigh(?:s|ed)?$/u, /^heavier$/u, /^lighter$/u],
];

/** "They cost" may be of then and of now: of one thing it is of then. */
const PAST = /^(?:cost|took|lasted|weighed)$/u;

const BY_ADJECTIVE =
  /^(?<a>.+?) (?<be>is|was|are|were) (?<how>(?:more|less) expensive|\p{Ll}+er) than (?<b>.+)$/u;
const BY_VERB =
  /^(?<a>.+?) (?<verb>\p{Ll}+) (?<how>more|less|fewer|longer)(?<noun>(?: [\p{Ll}-]+){0,3}?) than (?<b>.+)$/u;

interface Claimed {
  readonly a: string;
  readonly b: string;
  readonly verb?: string;
  readonly past: boolean;
  readonly how: string;
  readonly noun: string;
}

const claimedIn = lastly((said): Claimed | undefined => {
  if (!said.includes(' than ')) return undefined;
  const found = BY_ADJECTIVE.exec(said) ?? BY_VERB.exec(said);
  if (found === null) return undefined;
  const { a = '', b = '', be, verb, how = '', noun = '' } = found.groups!;
  const other = plain(b).replace(/ (?:does|did|do|has|had|is|was)$/u, '');
  return {
    a: plain(a),
    b: other,
    ...(verb !== undefined && { verb }),
    past: /^w/u.test(be ?? ''),
    how,
    noun: plain(noun),
  };
});

/** Whether the claim says that the first has more, or less, of what the sentence counts; undefined for another thing. */
function directionOf({ verb, past, how, noun }: Claimed, first: Sized): 1 | -1 | undefined {
  const saying = SAYING.find(([by]) => by.test(first.verb));
  if (verb === undefined && past !== PAST.test(first.verb)) return undefined;
  if (verb === undefined) return saying?.[1].test(how) ? 1 : saying?.[2].test(how) ? -1 : undefined;
  if (verb !== first.verb) return undefined;
  const counts = saying === undefined ? noun !== '' && noun === first.noun : noun === '';
  if (!counts || (how === 'longer') !== /^(?:takes?|took|lasts?|lasted)$/u.test(verb)) return undefined;
  return how === 'less' || how === 'fewer' ? -1 : 1;
}

/** Whether two amounts are of one kind: by the same verb, of the same noun or unit, which the second may leave out. */
const isAlike = (a: Sized, b: Sized): boolean =>
  a.verb === b.verb &&
  a.subject !== b.subject &&
  (a.kind === 'time'
    ? b.kind === 'time'
    : (a.noun === b.noun && a.kind === b.kind) || (b.noun === '' && b.kind === '' && !RATE.test(a.noun)));

/** What an amount of money is by; a noun otherwise is counted, and "a month" of both is the same. */
const isWhole = ({ kind, noun }: Sized): boolean =>
  kind === 'time' || noun === '' || RATE.test(noun) || !/^[$€£%]$/u.test(kind);

/** The claim that one of two things is more than the other by their amounts, where they bear it out. */
export const comparedPair: Teller = (scene) => {
  const said = saidBy(scene);
  const claimed = claimedIn(said);
  if (claimed === undefined) return [];
  const pair = pairOf(scene);
  if (pair === undefined) return [];
  const [first, second, from] = pair;
  if (!isAlike(first, second) || !isWhole(first)) return [];
  return gather(
    [
      [first, second],
      [second, first],
    ] as const,
    ([a, b]) => {
      if (a.subject !== claimed.a || b.subject !== claimed.b) return [];
      const direction = directionOf(claimed, first);
      if (direction === undefined || direction * (a.size - b.size) <= 0) return [];
      const derivation = `${a.told} ${direction > 0 ? '>' : '<'} ${b.told}`;
      return [{ text: `${scene.claim.text.slice(scene.claim.start, scene.claim.end)}`, from, derivation }];
    },
  );
};

const TIMES =
  /\b(?:twice|(?:two|three|four|five|six|ten|\d+) times) as (expensive|long|heavy|large|big|high|old|fast|many|much)\b/iu;
const MORE = byWord<string>({
  expensive: 'more expensive',
  long: 'longer',
  heavy: 'heavier',
  large: 'larger',
  big: 'bigger',
  high: 'higher',
  old: 'older',
  fast: 'faster',
});

/** "More expensive than" and "costs twice as much as" for "twice as expensive as". */
export const timesAs: Teller = where([TIMES], ({ sentence, tell }) => {
  const told = tell(sentence);
  const found = TIMES.exec(told.text);
  if (found === null || OPENING.test(told.text)) return [];
  const [phrase, how = ''] = found;
  const more = MORE[how.toLowerCase()];
  const texts = more === undefined ? [] : [told.text.replace(`${phrase} as`, `${more} than`)];
  if (how.toLowerCase() === 'expensive') {
    const much = phrase.replace(/expensive$/iu, 'much');
    texts.push(
      told.text
        .replace(
          /\b(is|are|was|were) (?=(?:twice|\S+ times) as expensive)/iu,
          (_, be: string) => COST[be.toLowerCase()]!,
        )
        .replace(phrase, much),
    );
  }
  return texts.filter((text) => text !== told.text).map((text) => ({ ...told, text, plain: true }));
});

const COST: Readonly<Record<string, string>> = { is: 'costs ', are: 'cost ', was: 'cost ', were: 'cost ' };
