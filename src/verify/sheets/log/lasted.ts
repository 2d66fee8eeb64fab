/** "The retried backup took 13 minutes", "The server took 35 seconds to restart": from the line that it began to the line that it ended. */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { countIn, type Decided, type Form, wordsIn } from '../said.ts';
import { type Entry, logOf, secondsBetween } from './entries.ts';

const LENGTH =
  '(?:(?<minutes>an?|\\p{L}+|\\d+) minutes?)?(?: and |, | )?(?:(?<seconds>an?|\\p{L}+|\\d+) seconds?)?';
const TOOK = new RegExp(
  `^(?:the )?(?<what>.+?) (?:took|lasted|ran for|was completed in|completed in|finished in) (?:exactly )?${LENGTH}(?: to (?<do>complete|finish|run|start|restart|come back up|come up))?$`,
  'iu',
);
const IT_TOOK = new RegExp(
  `^it took ${LENGTH} for (?:the )?(?<what>.+?) to (?<do>complete|finish|run|start|restart|come back up|come up)$`,
  'iu',
);
const BEGAN = /^(?:started|starting|start|began|begin|beginning|restarting|initiated|triggered)$/u;
const ENDED = /^(?:completed|complete|finished|ended|done|succeeded|succeeds)$/u;
const UP = /^(?:started|restarted|up|ready|online|listening)$/u;
const SMALL = /^(?:successfully|was|has|been|is|with|on|after|of)$/u;

/** The words of what an entry tells, by their dictionary forms, without those that say how it stands. */
const thingIn = (message: string, lexicon: Lexicon, state: RegExp): readonly string[] | undefined => {
  const words = wordsIn(message.split(/[(:]/u)[0]!);
  const at = words.findIndex((word) => state.test(word));
  return at <= 0
    ? undefined
    : words
        .slice(0, at)
        .filter((word) => !SMALL.test(word))
        .map((word) => lexicon.lemma(word));
};

const isPart = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((word) => all.includes(word));

/** The entry that begins what another ends: the last of its part before it, with none that ends between them. */
function beginningOf(
  end: Entry,
  entries: readonly Entry[],
  thing: readonly string[],
  lexicon: Lexicon,
  began: RegExp,
) {
  const before = entries.slice(0, entries.indexOf(end)).filter(({ part }) => part === end.part);
  const start = before.at(-1);
  const own = start && thingIn(start.message, lexicon, began);
  return start !== undefined && own !== undefined && isPart(thing, own) ? { start, own } : undefined;
}

export const tookTime: Form = (said, { lexicon, ...sheet }): Decided | undefined => {
  const found = (TOOK.exec(said) ?? IT_TOOK.exec(said))?.groups;
  if (found === undefined || (found.minutes === undefined && found.seconds === undefined)) return undefined;
  const log = logOf({ lexicon, ...sheet });
  if (log === undefined) return undefined;
  const [minutes, seconds] = [found.minutes, found.seconds].map((one) =>
    one === undefined ? 0 : (countIn(one) ?? Number.NaN),
  ) as [number, number];
  const isStart = /^(?:start|restart|come)/iu.test(found.do ?? '') || /^(?:.* )?restart$/iu.test(found.what!);
  const wanted = wordsIn(found.what!).map((word) => lexicon.lemma(word));
  const [began, ended] = isStart ? [/^(?:restarting|starting)$/u, UP] : [BEGAN, ENDED];
  const runs = log.entries.flatMap((end) => {
    const thing = thingIn(end.message, lexicon, ended);
    const begun = thing && beginningOf(end, log.entries, thing, lexicon, began);
    return begun === undefined ? [] : [{ end, ...begun }];
  });
  const named = runs.filter(({ own, start }) => {
    const known = isStart && /restarting/iu.test(start.message) ? [...own, 'restart'] : own;
    return isPart(wanted, known) && (isPart(own, wanted) || runs.length === 1);
  });
  const [only] = named;
  const between = only && secondsBetween(only.start, only.end);
  if (named.length !== 1 || between === undefined || Number.isNaN(minutes + seconds)) return undefined;
  return {
    holds: between === minutes * 60 + seconds,
    kind: 'quantity',
    lines: [only!.start.line, only!.end.line],
    told: `${only!.end.line.text} − ${only!.start.line.text} = ${between} seconds`,
  };
};
