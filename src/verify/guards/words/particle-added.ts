/** "The coach picked Ana" by "the coach picked on Ana", "dropped Ana" by "dropped Ana off": a verb that a small word makes another of. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';
import { plainDeed } from '../plain-deed.ts';

/** Of each verb the words that make another deed of it. */
const OTHERWISE: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    pick: 'on|up|out|at',
    drop: 'off|out|in|by',
    take: 'on|in|off|over|after|back|apart|down|to|up',
    run: 'past|after|from|for|over|into|down|through|out',
    let: 'down|off|in|out',
    set: 'up|off|aside|back|on',
    put: 'down|off|up|out|aside|forward',
    give: 'away|up|back|in',
    shoot: 'at|down',
    fire: 'at|up|on',
    knock: 'out|down|over|off|at|on',
    pay: 'back|off',
    write: 'off|up|to',
    see: 'off|through|out|to|about',
    make: 'up|out|over|off|for',
    break: 'in|off|up|into|out|with',
    lay: 'off|out',
    tell: 'off|on|apart',
    hold: 'up|back|off|out|against',
    kick: 'out|off|at',
    bring: 'up|down|about',
    cut: 'off|out|down|in|back',
    show: 'off|up|out',
    leave: 'out|behind|off',
    tip: 'off|over',
    stand: 'up|for|by|down',
    sell: 'out|off',
    buy: 'off|out|into',
    call: 'off|out|on|for|in|back',
    turn: 'down|in|away|off|on|into|over|up|back',
    look: 'after|into|for|over|up|at|through',
    throw: 'away|out|up|at|in',
    keep: 'back|off|out|at|up',
    win: 'over|back',
    play: 'down|up|off|against|with',
    draw: 'up|out|on|back|down',
    hand: 'in|over|out|back|down',
    back: 'down|out|off|away|up',
    catch: 'up|out|on',
    work: 'out|on|off|up|for|with',
    answer: 'for',
    lock: 'out|in|up',
    burn: 'out',
    shut: 'out|up|off',
    pull: 'down|off|out|over|through|apart',
    carry: 'out|off|over|on',
    count: 'on|out|in',
    point: 'out|at|to',
    live: 'off|on|down',
    miss: 'out',
    find: 'out|for|against',
    send: 'off|back|for|up|down|away',
    sign: 'off|over|out|away|up|for',
    pass: 'on|over|off|up|by|for|around|down',
    settle: 'for|in|on',
    appeal: 'to|for',
    approve: 'of',
    fill: 'in|out|up',
    beat: 'up|down|off',
    fight: 'for|off|over',
    hear: 'of|about|out',
    read: 'about|of',
    know: 'of|about',
    dream: 'of|about',
  }).map(([verb, small]) => [verb, new RegExp(`^(?:${small})$`)] as const),
);
/** Both say it: "sign off the plan". */
const OWN = 0.9;

export const PARTICLE_ADDED: Guard = againstUnit('role', 'prose', isOtherVerb);

function isOtherVerb({ reading, units }: Told, sentence: AlignedSentence): number {
  const deed = plainDeed(reading);
  const verb = deed === undefined ? undefined : reading.words[deed.verb];
  const small = verb === undefined ? undefined : OTHERWISE.get(verb.lemma);
  if (deed === undefined || small === undefined || deed.object < 0) return -1;
  const next = reading.words[deed.verb + 1]!;
  if (small.test(next.form) || reading.words.some(({ form }) => small.test(form))) return -1;
  const unitAt = (word: number): number => units.findIndex(({ from, to }) => word >= from && word < to);
  const [verbUnit, objectUnit] = [unitAt(deed.verb), unitAt(deed.object)];
  const { reading: theirs, alignment } = sentence;
  const [at, object] = [alignment.matches[verbUnit], alignment.matches[objectUnit]];
  if (at === undefined || object === undefined || at.strength < OWN || object.strength < OWN) return -1;
  const { words, text } = theirs;
  if (object.at <= at.at || words[at.at]?.lemma !== verb!.lemma) return -1;
  const [direct, after] = [words[at.at + 1]!, words[object.at + 1]];
  if (small.test(direct.form)) return verbUnit;
  // "Dropped Ana off", not "dropped Ana off the list" or "in May".
  if (
    after === undefined ||
    !small.test(after.form) ||
    !/^(?:off|up|out|back|away|over|down|apart|behind|aside)$/.test(after.form)
  )
    return -1;
  const tags = tagsOf(sentence);
  const ends =
    object.at + 2 >= words.length ||
    /[.,;!]/.test(text[after.end] ?? '.') ||
    /^(?:IN|TO|CC|RB)$/.test(tags[object.at + 2]!);
  return ends ? verbUnit : -1;
}
